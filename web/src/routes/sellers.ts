// Becoming a seller, and the list of those who are: their routes, and what the form does.
import { get } from '@/api/get';
import { send } from '@/api/send';
import { defineChunk } from '@/lib/chunks';
import { everywhere, plainHead } from '@/lib/heads';
import type { Head, LoadedPage } from '@/lib/page';
import { breadcrumbList } from '@/ui/breadcrumbList';
import type { Actions } from './actions';
import { definePage, lazyComponent, route } from './definePage';

const chunk = defineChunk('src/routes/sellerPages.tsx', () => import('./sellerPages'));

function headOf(page: LoadedPage, path: string, title: string, description: string): Head {
  const { shop, navigation, t } = page;
  return {
    ...plainHead(t('seller-meta-title', { title }), description, path),
    alternates: everywhere(path, navigation),
    jsonLd: import.meta.env.SSR ? [breadcrumbList(shop, t('breadcrumbs-home'), [{ name: title, path }])] : [],
  };
}

const apply = definePage({
  query: ['done'],
  cache: 'public',
  areas: ['sellers', 'forms', 'home', 'account'],
  /** For `useCountries`. */
  calls: () => ({ countries: get('/api/country/getAllActiveData') }),
  head: (page) => {
    const head = headOf(page, '/become-a-seller', page.t('seller-apply-title'), page.t('seller-apply-lead'));
    return page.query.has('done') ? { ...head, robots: 'noindex', alternates: null } : head;
  },
});

const list = definePage({
  cache: 'public',
  areas: ['sellers', 'home'],
  calls: () => ({ sellers: get('/api/seller/web/findAllActive') }),
  head: (page) => headOf(page, '/global-sellers', page.t('seller-list-title'), page.t('seller-list-lead')),
});

export type SellerListLoader = typeof list.loader;

const actions: Actions = {
  'seller-apply': {
    call: ({ fields }) =>
      send('post', '/api/seller/apply', {
        body: {
          company: fields.text('company'),
          contactName: fields.text('contactName'),
          email: fields.text('email'),
          phoneCode: fields.text('phoneCode'),
          phone: fields.text('phone'),
          countryId: fields.id('countryId'),
          webAddress: fields.text('webAddress'),
          tShirts: fields.has('tShirts'),
          underwear: fields.has('underwear'),
          bodysuits: fields.has('bodysuits'),
          leggings: fields.has('leggings'),
          other: fields.has('other'),
          quantity: fields.text('quantity'),
          message: fields.text('message').split(/\r?\n/),
          isListed: fields.has('isListed'),
          acceptTerms: fields.has('acceptTerms'),
          fax: fields.text('fax'),
        },
      }),
    // The page says itself that it has been sent.
    to: ({ path }) => `${path}?done=1`,
    isQuiet: true,
  },
};

export const sellerRoutes = [
  route('/become-a-seller', apply, {
    ...lazyComponent(chunk, ({ BecomeSeller }) => BecomeSeller),
    actions: async () => actions,
  }),
  route(
    '/global-sellers',
    list,
    lazyComponent(chunk, ({ GlobalSellers }) => GlobalSellers),
  ),
];
