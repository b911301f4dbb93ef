// The footer: further links, promises, payment methods, the company, and the colour scheme switch.
import type { ReactNode } from 'react';
import type { Navigation, PageLink, SocialLink } from '@/api/types';
import { consentQuestion } from '@/lib/consent';
import { CachedFragment } from '@/lib/fragmentCache';
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { A } from '@/ui/A';
import { DialogButton } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { Logo } from '@/ui/Logo';
import { CountryLabel, countriesId } from './CountryDialog';
import { ThemeSwitch } from './ThemeSwitch';

type Props = { navigation: Navigation | null; newsletter: ReactNode };

export function Footer({ navigation, newsletter }: Props) {
  return (
    <CachedFragment cacheKey="footer">
      <FooterContent navigation={navigation} newsletter={newsletter} />
    </CachedFragment>
  );
}

function FooterContent({ navigation, newsletter }: Props) {
  return (
    <footer className="mt-24 border-t border-line text-14">
      <div className="wrap pt-16 text-16">{newsletter}</div>
      <CachedFragment isForEverybody cacheKey="footer-columns">
        <FooterColumns navigation={navigation} />
      </CachedFragment>
    </footer>
  );
}

/** Services after an order that need no account. The law requires the last one on every page. */
const services = [
  { label: 'footer-track', path: '/Track/Order' },
  { label: 'footer-return', path: '/guest/return' },
  { label: 'footer-withdraw', path: '/withdrawal' },
] as const;

function FooterColumns({ navigation }: { navigation: Navigation | null }) {
  const t = useT();
  const social = navigation?.socialLinks ?? [];
  return (
    <>
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-12 pt-16 pb-12 md:grid-cols-4 lg:grid-cols-[1.6fr_1fr_1fr_1.25fr_1fr]">
        <About />
        <Column title={t('footer-shop')}>
          <Links links={navigation?.categories ?? []} />
          <Links links={[{ name: t('categories'), path: '/categories' }]} />
        </Column>
        <Column title={t('footer-discover')}>
          <Links links={navigation?.collections ?? []} />
          <Links links={[{ name: t('brands'), path: '/brands' }]} />
        </Column>
        <Column title={t('footer-promise')} className="max-lg:col-span-2">
          <Policies />
          <Links links={services.map(({ label, path }) => ({ name: t(label), path }))} />
          <Links links={navigation?.pages.help ?? []} className="max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-8" />
        </Column>
        <div className="grid content-start gap-8 max-lg:col-span-full max-lg:grid-cols-2">
          <Column title={t('footer-payment')}>
            <Payments />
          </Column>
          {social.length > 0 && (
            <Column title={t('footer-social')}>
              <SocialLinks links={social} />
            </Column>
          )}
        </div>
      </div>
      <Legal links={navigation?.pages.company ?? []} />
    </>
  );
}

function About() {
  const t = useT();
  return (
    <div className="grid content-start justify-items-start gap-4 max-lg:col-span-full">
      <Logo isReference />
      <p className="max-w-[34ch] text-ink-2">{t('footer-about')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <DialogButton opens={countriesId} className="chip min-h-(--hit)">
          <Icon name="globe" size={16} />
          <CountryLabel />
        </DialogButton>
        <ThemeSwitch />
      </div>
    </div>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="caps mb-2 text-ink-3">{title}</h2>
      {children}
    </div>
  );
}

function Links({ links, className }: { links: { name: string; path: string }[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <A to={path} className="inline-block min-w-6 py-1.5 hover:underline hover:underline-offset-4">
            {name}
          </A>
        </li>
      ))}
    </ul>
  );
}

function Policies() {
  const t = useT();
  const { returnDays, deliveryDays, legal } = useShop();
  return (
    <ul className="grid gap-2 py-1.5 text-ink-2">
      <li>{t('policy-returns', { days: returnDays })}</li>
      <li>{t('policy-delivery', { min: deliveryDays.min, max: deliveryDays.max })}</li>
      <li>
        {t('policy-help')}{' '}
        <a className="link inline-flex min-h-6 items-center text-ink" href={`mailto:${legal.email}`}>
          {legal.email}
        </a>
      </li>
    </ul>
  );
}

function Payments() {
  const t = useT();
  const { paymentMethods } = useShop();
  return (
    <ul className="flex flex-wrap gap-1.5 py-1.5">
      {paymentMethods.map((method) => (
        <li key={method} className="rounded-tile border border-line px-2 py-[3px] text-12 text-ink-2">
          {t(`payment-${method}`)}
        </li>
      ))}
    </ul>
  );
}

function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul>
      {links.map(({ kind, url }) => (
        <li key={url}>
          <a
            href={url}
            rel="me noopener"
            className="inline-block min-w-6 py-1.5 capitalize hover:underline hover:underline-offset-4"
          >
            {kind.toLowerCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}

const askConsent = () => consentQuestion.set(true);

function Legal({ links }: { links: PageLink[] }) {
  const t = useT();
  const shop = useShop();
  const { legal } = shop;
  return (
    <div className="wrap flex flex-wrap gap-x-6 gap-y-2 border-t border-line items-center py-6 text-12 text-ink-2">
      {links.map(({ key, name, path }) => (
        <A key={key} to={path} className="inline-flex min-h-6 items-center hover:underline hover:underline-offset-4">
          {name}
        </A>
      ))}
      <button
        type="button"
        className="script-only min-h-6 hover:underline hover:underline-offset-4"
        onClick={askConsent}
      >
        {t('footer-consent')}
      </button>
      <span className="w-full" />
      <span>© {t('shop-name')}</span>
      <span>
        {legal.name}, {legal.address}
      </span>
      {legal.vatId && <span>{t('legal-vat', { number: legal.vatId })}</span>}
      {legal.phone && (
        <a href={`tel:${legal.phone.replace(/\s/g, '')}`} className="inline-flex min-h-6 items-center">
          {legal.phone}
        </a>
      )}
    </div>
  );
}
