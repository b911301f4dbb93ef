// The departments on wide screens. Each is a <details>: it works without JavaScript, by keyboard, and opens on hover.
import type { ReactNode } from 'react';
import type { MenuCategory, Navigation } from '@/api/types';
import { CachedFragment } from '@/lib/fragmentCache';
import { useHydrated } from '@/lib/hydrated';
import { type Translate, useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { A } from '@/ui/A';
import { Picture } from '@/ui/Picture';
import { isWithin } from './current';
import { useMenus } from './useMenus';

export function MegaMenu({ navigation }: { navigation: Navigation | null }) {
  const { path } = usePage();
  if (!navigation) return null;
  const sections = [...navigation.categories.map((department) => department.path), ...otherSections];
  return (
    <CachedFragment isForEverybody cacheKey={`mega ${sections.find((section) => isWithin(path, section)) ?? ''}`}>
      <Menu navigation={navigation} />
    </CachedFragment>
  );
}

const otherSections = ['/new', '/collection', '/categories', '/brands', '/sale'];

function Menu({ navigation }: { navigation: Navigation }) {
  const t = useT();
  const { path } = usePage();
  const menus = useMenus();
  const { categories, collections } = navigation;
  return (
    <nav aria-label={t('menu-label')} className="mega-nav max-lg:hidden" {...menus.nav}>
      {navigation.hasNew && <TopLink to="/new" name={t('menu-new')} />}
      <div className="mega-fit" ref={menus.fit}>
        {categories.map((department) => (
          <details key={department.id} name="mega" data-menu="" {...menus.item}>
            <summary
              className="mega-top"
              data-current={isWithin(path, department.path) || undefined}
              data-path={department.path}
            >
              {department.name}
            </summary>
            <CachedFragment cacheKey={`panel ${department.path}`}>
              <DepartmentPanel department={department} navigation={navigation} />
            </CachedFragment>
          </details>
        ))}
        {collections.length > 0 && (
          <details name="mega" data-menu="" {...menus.item}>
            <summary className="mega-top" data-current={isWithin(path, '/collection') || undefined}>
              {t('collections')}
            </summary>
            <CachedFragment cacheKey="panel /collection">
              <CollectionsPanel collections={collections} />
            </CachedFragment>
          </details>
        )}
      </div>
      {navigation.hasMoreCategories && <TopLink to="/categories" name={t('categories')} />}
      <TopLink to="/brands" name={t('brands')} />
      {navigation.hasReduced && <TopLink to="/sale" name={t('menu-reduced')} />}
    </nav>
  );
}

function CollectionsPanel({ collections }: Pick<Navigation, 'collections'>) {
  return (
    <Panel>
      <Names links={collections} />
    </Panel>
  );
}

function TopLink({ to, name }: { to: string; name: string }) {
  const { path } = usePage();
  return (
    <A to={to} className="mega-top" aria-current={isWithin(path, to) ? 'page' : undefined}>
      {name}
    </A>
  );
}

function DepartmentPanel({ department, navigation }: { department: MenuCategory; navigation: Navigation }) {
  const t = useT();
  const all = { name: t('menu-all', { name: department.name }), path: department.path };
  // Pictures next to the links, rendered after hydration only. Each picture has the same target as one of the links, so nothing
  // is missing without JavaScript; the style sheet then gives the links the pictures' space.
  const isHydrated = useHydrated();
  const pictured = isHydrated ? department.children.filter(({ picture }) => picture) : [];
  return (
    <Panel>
      <Links title={department.name} links={[all, ...department.children]} />
      <Links title={t('collections')} links={navigation.collections} />
      <Links title={t('brands')} links={brandLinks(t, navigation)} />
      {pictured.map(({ name, path, picture }) => (
        <A key={path} to={path} className="group max-xl:last:hidden">
          <span className="tile">
            {picture && <Picture picture={picture} sizes="264px" alt="" className="card-picture" />}
          </span>
          <span className="mt-2.5 block text-14 group-hover:underline group-hover:underline-offset-4">{name}</span>
        </A>
      ))}
    </Panel>
  );
}

/** The brands with the most products, and a link to all brands. */
function brandLinks(t: Translate, { brands }: Navigation) {
  return brands.length === 0 ? [] : [...brands, { name: t('menu-all-brands'), path: '/brands' }];
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <div className="mega">
      <div className="wrap mega-in">{children}</div>
    </div>
  );
}

/** Names in large type, for a menu without pictures. */
function Names({ links }: { links: { name: string; path: string }[] }) {
  return (
    <ul className="col-span-full grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-x-8 gap-y-2">
      {links.map(({ name, path }) => (
        <li key={path}>
          <A to={path} className="display-28 block py-2 hyphens-auto hover:underline hover:underline-offset-8">
            {name}
          </A>
        </li>
      ))}
    </ul>
  );
}

function Links({ title, links }: { title: string; links: { name: string; path: string }[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <p className="caps mb-2 text-ink-3">{title}</p>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <A to={path} className="block py-1.5 hover:underline hover:underline-offset-4">
              {name}
            </A>
          </li>
        ))}
      </ul>
    </div>
  );
}
