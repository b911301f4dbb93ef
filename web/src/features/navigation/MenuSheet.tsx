// The whole menu on phones: a sheet from the left with collapsible departments.
import type { MenuCategory, Navigation } from '@/api/types';
import { CachedFragment } from '@/lib/fragmentCache';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { A } from '@/ui/A';
import { Dialog, DialogButton } from '@/ui/Dialog';
import { Icon, type IconName } from '@/ui/Icon';
import { CountryLabel, countriesId } from './CountryDialog';
import { isWithin } from './current';

export const menuId = 'menu';

export function MenuSheet({ navigation }: { navigation: Navigation | null }) {
  const { path } = usePage();
  if (!navigation) return null;
  const { categories, collections } = navigation;
  const open = categories.find((department) => isWithin(path, department.path))?.path ?? '';
  const links = [...categories.flatMap((department) => [department, ...department.children]), ...collections];
  const current = links.find((link) => link.path === path)?.path ?? '';
  return (
    <CachedFragment isForEverybody cacheKey={`sheet ${open} ${current}`}>
      <Sheet navigation={navigation} />
    </CachedFragment>
  );
}

function Sheet({ navigation }: { navigation: Navigation }) {
  const t = useT();
  return (
    <Dialog id={menuId} title={t('menu-label')} closeLabel={t('close')} look="left">
      <nav aria-label={t('menu-label')}>
        {navigation.hasNew && (
          <A to="/new" className="sheet-row">
            {t('menu-new')}
          </A>
        )}
        {navigation.hasReduced && (
          <A to="/sale" className="sheet-row">
            {t('menu-reduced')}
          </A>
        )}
        {navigation.categories.map((department) => (
          <Department key={department.id} department={department} />
        ))}
        <CollapsibleLinks title={t('collections')} links={navigation.collections} />
        <A to="/brands" className="sheet-row">
          {t('brands')}
        </A>
        <A to="/categories" className="sheet-row">
          {t('categories')}
        </A>
      </nav>
      <CachedFragment cacheKey="sheet-footer">
        <MenuSheetFooter />
      </CachedFragment>
    </Dialog>
  );
}

/** Identical for all visitors: the targets decide by the visitor. */
function MenuSheetFooter() {
  const t = useT();
  return (
    <>
      <ul className="mt-6 border-line border-t">
        <PersonalLink to="/user" icon="user" name={t('account-link')} />
        <PersonalLink to="/Wishlists" icon="heart" name={t('wishlist-title')} />
      </ul>
      <DialogButton opens={countriesId} className="chip mt-6 min-h-(--hit)">
        <Icon name="globe" size={16} />
        <CountryLabel />
      </DialogButton>
    </>
  );
}

function PersonalLink({ to, icon, name }: { to: string; icon: IconName; name: string }) {
  return (
    <li>
      <A to={to} className="sheet-row justify-start gap-3">
        <Icon name={icon} />
        {name}
      </A>
    </li>
  );
}

function Department({ department }: { department: MenuCategory }) {
  const t = useT();
  const all = { name: t('menu-all', { name: department.name }), path: department.path };
  return <CollapsibleLinks title={department.name} links={[all, ...department.children]} section={department.path} />;
}

type CollapsibleLinksProps = { title: string; links: { name: string; path: string }[]; section?: string };

function CollapsibleLinks({ title, links, section }: CollapsibleLinksProps) {
  const { path } = usePage();
  if (links.length === 0) return null;
  const current = links.find((link) => link.path === path)?.path;
  const open = section !== undefined && isWithin(path, section);
  return (
    <CachedFragment cacheKey={`menu-links ${links[0]?.path} ${open} ${current ?? ''}`}>
      <CollapsibleLinksContent title={title} links={links} open={open} current={current} />
    </CachedFragment>
  );
}

type CollapsibleLinksContentProps = Omit<CollapsibleLinksProps, 'section'> & {
  open: boolean;
  current: string | undefined;
};

function CollapsibleLinksContent({ title, links, open, current }: CollapsibleLinksContentProps) {
  return (
    <details name="sheet" className="group/fold" open={open}>
      <summary className="sheet-row">
        {title}
        <Icon name="down" className="transition-transform group-open/fold:rotate-180" />
      </summary>
      <ul className="border-b border-line pb-3">
        {links.map((link) => (
          <li key={link.path}>
            <A
              to={link.path}
              className="flex min-h-(--hit) items-center text-ink-2 aria-[current]:font-medium aria-[current]:text-ink"
              aria-current={current === link.path ? 'page' : undefined}
            >
              {link.name}
            </A>
          </li>
        ))}
      </ul>
    </details>
  );
}
