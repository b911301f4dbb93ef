// The second checkout step: customer, address, delivery and payment method, the totals, and the button that places the binding
// order.
import type { ReactNode } from 'react';
import { useOwnAnswer } from '@/api/own';
import type { Address, Cart, CartLine, CheckoutOffer, Profile } from '@/api/types';
import type { Item } from '@/lib/analytics';
import { useAuth } from '@/lib/auth';
import { type Countries, useCountries } from '@/lib/forms/countries';
import { useHydrated } from '@/lib/hydrated';
import { useT } from '@/lib/i18n';
import { usePersonal } from '@/lib/personal';
import { useShop } from '@/lib/shop';
import { A } from '@/ui/A';
import { FieldsForm } from '@/ui/ActionForm';
import { Button } from '@/ui/Button';
import { Choices } from '@/ui/Choices';
import { CheckField, TextField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';
import { Honeypot } from '@/ui/Honeypot';
import { LegalLinks } from '@/ui/LegalLinks';
import { LoadError } from '@/ui/LoadingOrError';
import { Skeleton } from '@/ui/Skeleton';
import { AddressPart } from './AddressPart';
import { ConditionalFields } from './ConditionalFields';
import type { CheckoutCalls } from './calls';
import { orderOf } from './form';
import { PriceChangesList } from './PriceChangesList';
import { useCheckoutEvents } from './useCheckoutEvents';
import { useCheckoutForm } from './useCheckoutForm';
import { useChoices } from './useChoices';

/** Parts of the cart feature that are shown in this step. */
type CartParts = {
  cart: Cart;
  reload(): Promise<void>;
  /** The lines, the coupon field and the totals, next to the form. */
  summary(quote: Cart): ReactNode;
  /** The lines and the total, above the form on phones. */
  brief(quote: Cart): ReactNode;
  itemOf(line: CartLine): Item;
  /** The offer to send a cart reminder to an e-mail address. */
  reminder(email: string): ReactNode;
};

export function PaymentStep(props: CartParts) {
  const auth = useAuth();
  const countries = useCountries();
  const { countryId } = useShop();
  const { data: offer, problem, reload } = useOwnAnswer<CheckoutCalls, 'offer'>('offer');
  const { data: profile } = useOwnAnswer<CheckoutCalls, 'profile'>('profile');
  const { data: addresses } = useOwnAnswer<CheckoutCalls, 'addresses'>('addresses');
  if (!offer) return problem === null ? <StepSkeleton /> : <LoadError problem={problem} reload={reload} />;
  const saved = (addresses ?? []).filter((one) => one.countryId === countryId);
  // When a session begins or ends, the form is mounted anew: its draft belongs to another person.
  return <Step key={auth?.id ?? 0} {...props} offer={offer} profile={profile} saved={saved} countries={countries} />;
}

type StepProps = CartParts & {
  offer: CheckoutOffer;
  profile: Profile | null;
  saved: Address[];
  countries: Countries;
};

const formId = 'checkout-form';

function Step(props: StepProps) {
  const { cart, offer, saved, countries, summary, brief, itemOf } = props;
  const t = useT();
  const isHydrated = useHydrated();
  const { form, labels, changes, quoted, honeypot } = useCheckoutForm(props);
  const shown = quoted.data ?? cart;
  const { deliveries, payments } = useChoices(offer, shown, form.values.deliveryType);
  useCheckoutEvents(shown, itemOf, form.values, countries.context);
  return (
    <>
      {brief(shown)}
      <div className="cart-columns">
        <FieldsForm form={form} labels={labels} id={formId} className="checkout-form">
          {!isHydrated && <OrderFields quote={shown} />}
          {changes && <PriceChangesList changes={changes} />}
          <Contact form={form} reminder={props.reminder} />
          <Choices field={form.field('deliveryType')} legend={t('checkout-delivery')} options={deliveries} />
          <AddressPart form={form} saved={saved} countries={countries} />
          <ConditionalFields open={form.values.deliveryType === 'courier'}>
            <TextField field={form.field('note')} label={t('checkout-note')} maxLength={500} />
          </ConditionalFields>
          <Choices field={form.field('paymentMethod')} legend={t('checkout-payment')} options={payments} />
          <Honeypot ref={honeypot} name="website" />
          <Terms form={form} />
        </FieldsForm>
        <aside className="cart-aside" aria-label={t('cart-summary')}>
          {summary(shown)}
          {quoted.problem !== null && <QuoteFailed problem={quoted.problem.message} retry={quoted.reload} />}
          {shown.pieces > 0 && (
            <SubmitButton form={formId} busy={form.busy || (isHydrated && !quoted.isCurrent)} wide>
              {t('checkout-place')}
            </SubmitButton>
          )}
          <p className="text-center text-14">
            <A to="/Checkout" className="link inline-block py-2">
              {t('checkout-back')}
            </A>
          </p>
        </aside>
      </div>
    </>
  );
}

/**
 * What a script adds when it submits the form: the lines with the prices shown, and the country of the delivery address. Prices
 * that depend on the choices in the form are compared by the server, which then answers with the new ones.
 */
function OrderFields({ quote }: { quote: Cart }) {
  const { countryId } = useShop();
  const key = usePersonal()?.visitor.formKey ?? '';
  return (
    <>
      <input type="hidden" name="order" value={orderOf(quote, key)} />
      <input type="hidden" name="address.countryId" value={countryId} />
    </>
  );
}

type PartProps = Pick<ReturnType<typeof useCheckoutForm>, 'form'>;

function Contact({ form, reminder }: PartProps & Pick<CartParts, 'reminder'>) {
  const t = useT();
  const isGuest = useAuth() === null;
  return (
    <section aria-labelledby="checkout-contact" className="grid gap-5">
      <h2 id="checkout-contact" className="display-28">
        {t('checkout-contact')}
      </h2>
      <TextField
        field={form.field('email')}
        label={t('field-email')}
        help={t('checkout-email-help')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {isGuest && (
        <p className="text-14">
          <A to="/auth/Login?next=%2FCheckout%3Fstep%3Dpayment" className="link inline-block py-2">
            {t('checkout-sign-in')}
          </A>
        </p>
      )}
      {reminder(form.values.email)}
    </section>
  );
}

function Terms({ form }: PartProps) {
  const t = useT();
  const field = form.field('acceptTerms');
  return (
    <div>
      <CheckField field={field} label={t('checkout-terms')} />
      {field.error && <p className="field-help mt-1">{t('checkout-terms-check')}</p>}
      <LegalLinks />
    </div>
  );
}

function QuoteFailed({ problem, retry }: { problem: string; retry(): void }) {
  const t = useT();
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{problem || t('cart-load-failed')}</p>
      <Button look="line" small onClick={retry}>
        {t('failed-retry')}
      </Button>
    </div>
  );
}

/** Shown until the country's delivery and payment methods are loaded. */
export function StepSkeleton() {
  return (
    <div aria-hidden="true" className="script-only grid max-w-xl gap-6">
      {[1, 2, 3].map((part) => (
        <Skeleton key={part} className="h-32" />
      ))}
    </div>
  );
}
