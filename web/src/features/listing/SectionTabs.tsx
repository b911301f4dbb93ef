// The tabs below a listing's heading: the whole section, then each of its categories.
import { CachedFragment } from '@/lib/fragmentCache';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';

export type Tab = { name: string; path: string; current: boolean };

type Props = { tabs: Tab[]; label: string };

export function SectionTabs(props: Props) {
  if (props.tabs.length < 2) return null;
  return (
    <CachedFragment cacheKey={() => JSON.stringify(['section', props])}>
      <Tabs {...props} />
    </CachedFragment>
  );
}

function Tabs({ tabs, label }: Props) {
  const t = useT();
  return (
    <nav
      aria-label={t('categories-within', { name: label })}
      className="no-scrollbar -mx-(--gutter) overflow-x-auto px-(--gutter) lg:mx-0 lg:px-0"
    >
      <ul className="flex w-max min-w-full gap-6 border-line border-b text-14">
        {tabs.map((tab) => (
          <li key={tab.path} className="flex-none">
            <A
              to={tab.path}
              aria-current={tab.current ? 'page' : undefined}
              className="-mb-px inline-flex h-(--tab) min-w-6 items-center justify-center border-transparent border-b-2 text-ink-2 hover:text-ink aria-[current]:border-ink aria-[current]:font-medium aria-[current]:text-ink forced-colors:not-aria-[current]:border-[Canvas]"
            >
              {tab.name}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
}
