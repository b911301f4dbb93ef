// The form actions of the account pages, by page.
import type { components } from '@/api/generated';
import { send } from '@/api/send';
import { changedFields } from '@/lib/forms/changedFields';
import { homePath, loginPath, safeNext, signInPageOf } from '@/lib/guard';
import type { Action, ActionInput, Actions, Fields } from './actions';

/** The user type ids of customers and partners. */
const customer = 2;
const affiliate = 5;

const afterSignIn = ({ query }: ActionInput) => safeNext(query.get('next')) ?? homePath;
/** Redirects to the same page with the result in the URL: the token in the previous URL is used up. */
const doneHere = { to: ({ path }: ActionInput) => `${path}?done=1`, isQuiet: true } as const;
const token = ({ query }: ActionInput) => query.get('token') ?? '';
const userId = ({ auth }: ActionInput) => auth?.id ?? 0;

const resend: Action = { call: () => send('post', '/api/auth/resendVerification') };

function newPassword(fields: Fields) {
  return { password: fields.text('password'), repeatPassword: fields.text('repeatPassword') };
}

function phone(fields: Fields) {
  return { phoneCode: fields.text('phoneCode'), phone: fields.text('phone') };
}

function names(fields: Fields) {
  return { firstName: fields.text('firstName'), lastName: fields.text('lastName') };
}

const saveAddress = (input: ActionInput) => {
  const { fields } = input;
  const id = fields.id('id');
  const body = {
    name: fields.text('name'),
    address: fields.text('address'),
    address2: fields.text('address2'),
    city: fields.text('city'),
    state: fields.text('state'),
    postalCode: fields.text('postalCode'),
    countryId: fields.id('countryId'),
    ...phone(fields),
  };
  return id
    ? send('put', '/api/address-shipping/{id}', { params: { id }, body })
    : send('post', '/api/address-shipping', { body });
};

/** By the component of the page. */
export const accountActions = {
  Login: {
    login: {
      call: ({ fields }) =>
        send('post', '/api/auth/login', {
          body: { email: fields.text('email'), password: fields.text('password'), userTypeId: customer },
        }),
      to: afterSignIn,
      session: 'begins',
    },
  },
  Register: {
    register: {
      call: ({ fields }) =>
        send('post', '/api/auth/register', {
          body: {
            ...names(fields),
            email: fields.text('email'),
            ...newPassword(fields),
            countryId: fields.id('countryId'),
            ...phone(fields),
            acceptTerms: fields.has('acceptTerms'),
            userTypeId: customer,
          },
        }),
      to: afterSignIn,
      session: 'begins',
    },
  },
  ForgotPassword: {
    'forgot-password': {
      call: ({ fields, query }) =>
        send('post', '/api/auth/forgotPassword', {
          body: { email: fields.text('email'), userTypeId: query.get('as') === 'affiliate' ? affiliate : customer },
        }),
    },
  },
  ResetPassword: {
    'reset-password': {
      call: (input) =>
        send('post', '/api/auth/resetPassword', { body: { token: token(input), ...newPassword(input.fields) } }),
      to: ({ query }) => signInPageOf(query),
    },
  },
  VerifyEmail: {
    'verify-email': {
      call: (input) => send('post', '/api/auth/verifyEmail', { body: { token: token(input) } }),
      ...doneHere,
    },
    'resend-verification': resend,
  },
  ConfirmEmail: {
    'confirm-email': {
      call: (input) => send('post', '/api/auth/confirmEmail', { body: { token: token(input) } }),
      ...doneHere,
    },
  },
  ConfirmNewsletter: {
    'newsletter-confirm': {
      call: (input) => send('post', '/api/newsletter/confirm', { body: { token: token(input) } }),
      ...doneHere,
    },
  },
  Unsubscribe: {
    unsubscribe: {
      call: (input) => send('post', '/api/newsletter/unsubscribe', { body: { token: token(input) } }),
      ...doneHere,
    },
  },
  DeleteStockAlerts: {
    'stock-alert-delete': {
      call: (input) => send('post', '/api/stock-alert/delete', { body: { token: token(input) } }),
      ...doneHere,
    },
  },
  Overview: { 'resend-verification': resend },
  Settings: {
    profile: {
      call: (input) =>
        send('put', '/api/user/updateUserProfile/{id}', {
          params: { id: userId(input) },
          body: {
            ...names(input.fields),
            ...phone(input.fields),
            dateOfBirth: input.fields.text('dateOfBirth') || null,
            gender: input.fields.text('gender') || null,
            changed: changedFields<components['schemas']['ProfileField']>(input.fields),
          },
        }),
    },
    'resend-verification': resend,
    'change-email': {
      call: (input) =>
        send('post', '/api/user/changeEmail/{id}', {
          params: { id: userId(input) },
          body: { email: input.fields.text('email'), password: input.fields.text('password') },
        }),
    },
    'end-reminder': {
      call: ({ fields }) =>
        send('delete', '/api/user/reminders/{kind}/{id}', {
          params: { kind: fields.text('kind'), id: fields.id('id') },
        }),
    },
    'end-session': {
      call: ({ fields }) => send('delete', '/api/auth/sessions/{id}', { params: { id: fields.id('id') } }),
    },
    'sign-out-everywhere': {
      call: () => send('post', '/api/auth/logoutEverywhere'),
      to: () => loginPath,
      session: 'ends',
    },
    'delete-account': {
      call: (input) =>
        send('post', '/api/user/delete/{id}', {
          params: { id: userId(input) },
          body: { password: input.fields.text('password') },
        }),
      to: () => '/',
      session: 'ends',
    },
  },
  Addresses: {
    'save-address': { call: saveAddress, to: () => '/user/addresses' },
    'delete-address': {
      call: ({ fields }) => send('delete', '/api/address-shipping/{id}', { params: { id: fields.id('id') } }),
    },
    'default-address': {
      call: ({ fields }) => send('put', '/api/address-shipping/default/{id}', { params: { id: fields.id('id') } }),
    },
  },
  ChangePassword: {
    'change-password': {
      call: (input) =>
        send('put', '/api/auth/changePassword/{id}', {
          params: { id: userId(input) },
          body: { oldPassword: input.fields.text('oldPassword'), ...newPassword(input.fields) },
        }),
      session: 'begins',
    },
  },
} satisfies Record<string, Actions>;
