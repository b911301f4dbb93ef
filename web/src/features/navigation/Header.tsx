// The app bar: menu, mark, departments, the country, and what belongs to the visitor. It turns to ink once the page is scrolled.
import type { ReactNode } from 'react';
import type { Navigation } from '@/api/types';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { useShop } from '@/lib/shop';
import { A } from '@/ui/A';
import { DialogButton } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { Mark } from '@/ui/Mark';
import { CountryDialog, countriesId } from './CountryDialog';
import { isWithin } from './current';
import { MegaMenu } from './MegaMenu';
import { MenuSheet, menuId } from './MenuSheet';
import { useScrolled } from './useScrolled';

type Props = {
  navigation: Navigation | null;
  /** What belongs to the visitor: account, wishlist. */
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
          className="bg-window-2 px-(--gutter) py-1.5 text-center text-14 text-balance"
        >
          {navigation.announcement}
        </aside>
      )}
      <header className="bar" data-scrolled={scrolled || undefined}>
        <div className="bar-in">
          <DialogButton opens={menuId} className="icon-btn lg:hidden" aria-label={t('menu-open')}>
            <Icon name="menu" />
          </DialogButton>
          <A to="/" className="inline-flex h-full items-center justify-self-center lg:justify-self-start">
            <Mark className="h-[22px] w-auto lg:h-6" />
          </A>
          <MegaMenu navigation={navigation} />
          <div className="flex items-center justify-self-end lg:-mr-2.5">
            <CountryButton />
            {tools}
          </div>
        </div>
      </header>
      <DepartmentTabs navigation={navigation} />
      <MenuSheet navigation={navigation} />
      <CountryDialog navigation={navigation} />
    </>
  );
}

function CountryButton() {
  const t = useT();
  const { countryName, currency } = useShop();
  return (
    <DialogButton
      opens={countriesId}
      className="inline-flex h-(--hit) min-w-(--hit) items-center justify-center gap-1.5 text-14 whitespace-nowrap lg:px-2.5"
    >
      <Icon name="globe" className="lg:hidden" />
      <span className="sr-only">{t('country-button')} </span>
      <span className="sr-only lg:not-sr-only">
        {countryName} · {currency.code}
      </span>
      <Icon name="down" size={14} className="max-lg:hidden" />
    </DialogButton>
  );
}

/** On phones the departments stay one tap away, under the bar. */
function DepartmentTabs({ navigation }: { navigation: Navigation | null }) {
  const t = useT();
  const { path } = usePage();
  if (!navigation?.categories.length) return null;
  return (
    <nav aria-label={t('departments-label')} className="tabs px-(--gutter) lg:hidden">
      {navigation.categories.map((department) => (
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
