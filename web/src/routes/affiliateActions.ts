// The form actions of the partner pages, by page.
import type { components } from '@/api/generated';
import { send } from '@/api/send';
import { detailsBody } from '@/features/affiliate/detailsForm';
import { type LinkValues, linkIntent, linkParameter, noLink } from '@/features/affiliate/linkForm';
import { changedFields } from '@/lib/forms/changedFields';
import { affiliateHomePath, safeNext } from '@/lib/guard';
import type { ActionInput, Actions, Fields } from './actions';

/** The user type id of partners. */
const affiliate = 5;

const afterSignIn = ({ query }: ActionInput) => safeNext(query.get('next')) ?? affiliateHomePath;
const params = ({ fields }: ActionInput) => ({ id: fields.id('id') });

function linkOf(fields: Fields): LinkValues {
  return Object.fromEntries(Object.keys(noLink).map((name) => [name, fields.text(name).trim()])) as LinkValues;
}

/** The target of a link: one of the three fields. */
function targetOf({ kind, address, target }: LinkValues) {
  if (kind !== 'catalogue') return { url: address };
  const [of, id] = target.split(':');
  return of === 'category' ? { categoryId: Number(id) } : { productId: Number(id) };
}

/** By the component of the page. */
export const affiliateActions = {
  Login: {
    'affiliate-login': {
      call: ({ fields }) =>
        send('post', '/api/auth/login', {
          body: { email: fields.text('email'), password: fields.text('password'), userTypeId: affiliate },
        }),
      to: afterSignIn,
      session: 'begins',
    },
  },
  Register: {
    'affiliate-register': {
      call: ({ fields }) =>
        send('post', '/api/auth/register-user-or-affiliate', {
          body: {
            firstName: fields.text('firstName'),
            lastName: fields.text('lastName'),
            email: fields.text('email'),
            password: fields.text('password'),
            repeatPassword: fields.text('repeatPassword'),
            countryId: fields.id('countryId'),
            phoneCode: fields.text('phoneCode'),
            phone: fields.text('phone'),
            acceptTerms: fields.has('acceptTerms'),
            userTypeId: affiliate,
            ...detailsBody(fields),
            agreesToProgramme: fields.has('agreesToProgramme'),
          },
        }),
      to: () => '/auth/affiliate-application-success',
      isQuiet: true,
    },
  },
  Links: {
    [linkIntent]: {
      call: ({ fields }) => {
        const values = linkOf(fields);
        const { kind, countryId, discountId, source, medium, campaign, content, term } = values;
        return send('post', '/api/affiliate/generate-tracking-url', {
          body: {
            ...targetOf(values),
            countryId: kind === 'address' ? null : Number(countryId) || null,
            discountId: Number(discountId) || null,
            utmSource: source || null,
            utmMedium: medium || null,
            utmCampaign: campaign || null,
            utmContent: content || null,
            utmTerm: term || null,
          },
        });
      },
      // Without JavaScript, the page shows the link built from the parameters of its URL.
      to: ({ path, fields }) => `${path}?${new URLSearchParams({ link: linkParameter(linkOf(fields)) })}`,
      isQuiet: true,
    },
  },
  Profile: {
    'affiliate-profile': {
      call: (input) => {
        const { fields } = input;
        return send('put', '/api/affiliate/{id}', {
          params: params(input),
          body: {
            ...detailsBody(fields),
            timeZone: fields.text('timeZone'),
            emails: { commissions: fields.has('commissions'), statements: fields.has('statements') },
            agreesToProgramme: fields.has('agreesToProgramme'),
            changed: changedFields<components['schemas']['AffiliateProfileField']>(fields),
          },
        });
      },
    },
    'affiliate-payout-iban': {
      call: (input) =>
        send('put', '/api/affiliate/{id}/payout-account', {
          params: params(input),
          body: {
            password: input.fields.text('password'),
            holder: input.fields.text('holder'),
            iban: input.fields.text('iban'),
          },
        }),
    },
    'affiliate-payout-local': {
      call: (input) =>
        send('put', '/api/affiliate/{id}/payout-account', {
          params: params(input),
          body: {
            password: input.fields.text('password'),
            holder: input.fields.text('holder'),
            bank: input.fields.text('bank'),
            routingNumber: input.fields.text('routingNumber'),
            accountNumber: input.fields.text('accountNumber'),
          },
        }),
    },
    'affiliate-leave': {
      call: (input) =>
        send('post', '/api/affiliate/{id}/leave', {
          params: params(input),
          body: { password: input.fields.text('password') },
        }),
    },
  },
} satisfies Record<string, Actions>;
