// Creates a tracking link with the partner's parameters: to a pasted URL, or to a category or product in one of the countries.
import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Category } from '@/api/types';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { useShop } from '@/lib/shop';
import { FieldsForm } from '@/ui/ActionForm';
import { SelectField, TextField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';
import { AffiliatePageLayout, Section } from './AffiliatePageLayout';
import { CopyButton } from './CopyButton';
import { LinkTarget } from './LinkTarget';
import { trackingLink } from './link';
import { type LinkValues, linkIntent, linkRules, linkValues, noLink } from './linkForm';
import type { AffiliateProfile, Discount, TrackingLink } from './shapes';
import { useCountryNames } from './useCountryNames';

export function Links() {
  const t = useT();
  return (
    <AffiliatePageLayout title={t('affiliate-nav-links')} lead={t('affiliate-links-lead')}>
      {(profile, { discounts }) =>
        profile.status === 'active' && <LinkGenerator profile={profile} discounts={discounts ?? []} />
      }
    </AffiliatePageLayout>
  );
}

type LinkGeneratorProps = { profile: AffiliateProfile; discounts: readonly Discount[] };

function LinkGenerator({ profile, discounts }: LinkGeneratorProps) {
  const t = useT();
  const shop = useShop();
  const { query } = usePage();
  const sent = linkValues(query.get('link'));
  const [created, setCreated] = useState<TrackingLink | null>(null);
  const linkWithoutScript = useLinkWithoutScript(profile.code, sent);
  const form = useForm<LinkValues>({
    name: 'link',
    intent: linkIntent,
    rules: linkRules,
    initial: { ...noLink, countryId: String(shop.countryId), ...sent },
    done: (answer) => setCreated(answer as TrackingLink),
    failure: t('affiliate-error-link'),
    failed: () => setCreated(null),
  });
  const { categories } = useLoaderData<{ categories: Category[] }>();
  const countries = useCountryNames();
  const labels = {
    kind: t('affiliate-link-kind'),
    address: t('affiliate-link-address'),
    target: t('affiliate-link-target'),
    countryId: t('field-country'),
    discountId: t('affiliate-discount'),
    source: t('affiliate-by-source'),
    medium: t('affiliate-by-medium'),
    campaign: t('affiliate-by-campaign'),
    content: t('affiliate-by-content'),
    term: t('affiliate-by-term'),
  };
  const { kind } = form.values;
  return (
    <div className="affiliate-columns">
      <div className="pt-8">
        <FieldsForm form={form} labels={labels} className="grid max-w-[640px] gap-5">
          <SelectField
            field={form.field('kind')}
            label={labels.kind}
            choices={[
              { value: 'address', label: labels.address },
              { value: 'catalogue', label: labels.target },
            ]}
          />
          {kind === 'address' && (
            <TextField
              field={form.field('address')}
              label={labels.address}
              help={t('affiliate-link-address-help')}
              inputMode="url"
              autoComplete="off"
            />
          )}
          {kind === 'catalogue' && (
            <LinkTarget field={form.field('target')} legend={labels.target} categories={categories} />
          )}
          {kind !== 'address' && (
            <SelectField
              field={form.field('countryId')}
              label={labels.countryId}
              choices={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
          {discounts.length > 0 && (
            <SelectField
              field={form.field('discountId')}
              label={labels.discountId}
              empty={t('affiliate-link-no-discount')}
              choices={discounts
                .filter(({ status }) => status === 'active')
                .map(({ id, code }) => ({ value: String(id), label: code }))}
            />
          )}
          <fieldset className="grid gap-5">
            <legend className="mb-3 text-18 font-medium">{t('affiliate-link-campaign')}</legend>
            {(['source', 'medium', 'campaign', 'content', 'term'] as const).map((name) => (
              <TextField key={name} field={form.field(name)} label={labels[name]} maxLength={100} autoComplete="off" />
            ))}
          </fieldset>
          <SubmitButton busy={form.busy}>{t('affiliate-first-link-action')}</SubmitButton>
        </FieldsForm>
      </div>
      {created ? (
        <CreatedLink link={created} />
      ) : (
        linkWithoutScript && <CreatedLinkWithoutScript url={linkWithoutScript} />
      )}
    </div>
  );
}

/** The full URL, its short form and its QR code. */
function CreatedLink({ link: { url, shortUrl, qrSvg } }: { link: TrackingLink }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each link is announced.
  useEffect(() => box.current?.focus(), [url]);
  const picture = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrSvg)}`;
  return (
    <Section id="created-link" title={t('affiliate-link-made')}>
      <div ref={box} tabIndex={-1} className="grid gap-5">
        <CopyableUrl label={t('affiliate-link-whole')} url={url} />
        <CopyableUrl label={t('affiliate-link-short')} url={shortUrl} />
        <div className="grid justify-items-start gap-2">
          <p className="font-medium">{t('affiliate-link-qr')}</p>
          <img src={picture} width={200} height={200} alt={t('affiliate-link-qr-alt')} className="affiliate-qr" />
          <a href={picture} download="vitrina-qr.svg" className="link inline-flex min-h-(--hit) items-center text-14">
            {t('affiliate-link-qr-save')}
          </a>
        </div>
      </div>
    </Section>
  );
}

/** The link created by a form that was submitted without JavaScript. */
function CreatedLinkWithoutScript({ url }: { url: string }) {
  const t = useT();
  return (
    <Section id="created-link" title={t('affiliate-link-made')}>
      <CopyableUrl label={t('affiliate-link-whole')} url={url} />
    </Section>
  );
}

function CopyableUrl({ label, url }: { label: string; url: string }) {
  const t = useT();
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-medium">{label}</p>
      <code className="affiliate-out w-full">{url}</code>
      <CopyButton text={url} label={t('affiliate-link-copy')} done={t('affiliate-link-copied')} />
    </div>
  );
}

/** The link of a submitted form whose target is a URL, built from the parameters in the page's own URL. */
function useLinkWithoutScript(code: string, sent: LinkValues | null): string | null {
  const { origin } = useShop();
  return sent?.kind === 'address' ? trackingLink(sent.address, origin, { code, ...sent }) : null;
}
