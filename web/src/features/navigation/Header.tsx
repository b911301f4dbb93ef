// The app bar: menu, logo, departments, country, and the visitor's tools. It turns dark once the page is scrolled.
import type { ReactNode } from 'react';
import type { MenuCategory, Navigation } from '@/api/types';
import { CachedFragment } from '@/lib/fragmentCache';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { A } from '@/ui/A';
import { DialogButton } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { Logo } from '@/ui/Logo';
import { CountryDialog, CountryLabel, countriesId } from './CountryDialog';
import { isWithin } from './current';
import { MegaMenu } from './MegaMenu';
import { MenuSheet, menuId } from './MenuSheet';
import { useScrolled } from './useScrolled';

type Props = {
  navigation: Navigation | null;
  /** The visitor's tools: search, account, wishlist, cart. */
  tools: ReactNode;
};

export function Header({ navigation, tools }: Props) {
  const t = useT();
  const scrolled = useScrolled();
  return (
    <>
      {navigation?.announcement && (
        <aside
          aria-label={t('announcement-label')}
          className="bg-surface-2 px-(--gutter) py-1.5 text-center text-14 text-balance"
        >
          {navigation.announcement}
        </aside>
      )}
      <header className="bar" data-scrolled={scrolled || undefined}>
        <div className="bar-in">
          <CachedFragment isForEverybody cacheKey="bar-start">
            <BarStart />
          </CachedFragment>
          <MegaMenu navigation={navigation} />
          <div className="flex items-center justify-self-end lg:-mr-2.5">
            <CachedFragment isForEverybody cacheKey="country-button">
              <CountryButton />
            </CachedFragment>
            <CachedFragment cacheKey="tools">
              <Tools>{tools}</Tools>
            </CachedFragment>
          </div>
        </div>
      </header>
      <DepartmentTabs navigation={navigation} />
      <MenuSheet navigation={navigation} />
      <CountryDialog navigation={navigation} />
    </>
  );
}

/** Identical for all visitors who share a document. */
function Tools({ children }: { children: ReactNode }) {
  return children;
}

/** The menu button and the logo. */
function BarStart() {
  const t = useT();
  return (
    <>
      <div className="flex items-center lg:hidden">
        <DialogButton opens={menuId} className="icon-btn" aria-label={t('menu-open')}>
          <Icon name="menu" />
        </DialogButton>
        <CountryIcon />
      </div>
      <A to="/" className="inline-flex h-full items-center justify-self-center lg:justify-self-start">
        <Logo className="h-[22px] w-auto lg:h-6" />
      </A>
    </>
  );
}

/** The country button, where there is room for the country's name. */
function CountryButton() {
  return (
    <DialogButton
      opens={countriesId}
      className="hidden h-(--hit) items-center gap-1.5 px-2.5 text-14 whitespace-nowrap lg:inline-flex"
    >
      <CountryLabel />
      <Icon name="down" size={14} />
    </DialogButton>
  );
}

/** The same on phones: next to the menu, so that the logo is centred. */
function CountryIcon() {
  return (
    <DialogButton opens={countriesId} className="icon-btn">
      <Icon name="globe" />
      <CountryLabel className="sr-only" />
    </DialogButton>
  );
}

/** On phones the departments are in a row below the bar. */
function DepartmentTabs({ navigation }: { navigation: Navigation | null }) {
  const { path } = usePage();
  if (!navigation?.categories.length) return null;
  const sections = [...navigation.categories.map((department) => department.path), '/brands'];
  return (
    <CachedFragment isForEverybody cacheKey={`tabs ${sections.find((section) => isWithin(path, section)) ?? ''}`}>
      <Tabs departments={navigation.categories} />
    </CachedFragment>
  );
}

function Tabs({ departments }: { departments: MenuCategory[] }) {
  const t = useT();
  const { path } = usePage();
  return (
    <nav aria-label={t('departments-label')} className="tabs px-(--gutter) lg:hidden">
      {departments.map((department) => (
        <A
          key={department.id}
          to={department.path}
          className="tab"
          aria-current={isWithin(path, department.path) ? 'page' : undefined}
        >
          {department.name}
        </A>
      ))}
      <A to="/brands" className="tab" aria-current={isWithin(path, '/brands') ? 'page' : undefined}>
        {t('brands')}
      </A>
    </nav>
  );
}
