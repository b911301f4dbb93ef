// The seller pages, their heads, and the action of the application form: a separate chunk.
import { useLoaderData } from 'react-router';
import { send } from '@/api/send';
import type { Seller } from '@/api/types';
import { BecomeSeller } from '@/features/sellers/BecomeSeller';
import { SellerList } from '@/features/sellers/SellerList';
import { plainHead, sharedPathAlternates } from '@/lib/heads';
import type { Head, LoadedPage } from '@/lib/page';
import { breadcrumbList } from '@/ui/breadcrumbList';
import type { Actions } from './actions';
import type { LazyPage } from './lazyPage';

function GlobalSellers() {
  return <SellerList sellers={useLoaderData<{ sellers: Seller[] }>().sellers} />;
}

function headOf(page: LoadedPage, path: string, title: string, description: string): Head {
  const { shop, navigation, t } = page;
  return {
    ...plainHead(t('seller-meta-title', { title }), description, path),
    alternates: sharedPathAlternates(path, navigation),
    jsonLd: import.meta.env.SSR ? [breadcrumbList(shop, t('breadcrumbs-home'), [{ name: title, path }])] : [],
  };
}

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
    // The page itself confirms the submission.
    to: ({ path }) => `${path}?done=1`,
    isQuiet: true,
  },
};

export const pages = {
  apply: {
    Component: BecomeSeller,
    actions,
    head: (page) => {
      const head = headOf(page, '/become-a-seller', page.t('seller-apply-title'), page.t('seller-apply-lead'));
      return page.query.has('done') ? { ...head, robots: 'noindex', alternates: null } : head;
    },
  },
  list: {
    Component: GlobalSellers,
    head: (page) => headOf(page, '/global-sellers', page.t('seller-list-title'), page.t('seller-list-lead')),
  },
} satisfies Record<string, LazyPage>;
