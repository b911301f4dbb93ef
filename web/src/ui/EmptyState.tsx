// An empty state: the drawing of a hanger, a message, and a link to continue. For a whole page, or in place of a list.
import type { ReactNode } from 'react';

type Props = {
  title: string;
  text: string;
  /** Small print below. */
  note?: string;
  within?: boolean;
  children: ReactNode;
};

export function EmptyState({ title, text, note, within, children }: Props) {
  const Title = within ? 'h2' : 'h1';
  return (
    <section className="empty-state picture-backdrop" data-within={within || undefined}>
      <div className="wrap grid justify-items-center gap-4 text-center">
        <Hanger />
        <Title className={within ? 'display-28' : 'display-64'}>{title}</Title>
        <p className={`measure text-ink-2 ${within ? '' : 'text-18'}`}>{text}</p>
        {note && <p className="measure max-w-full text-14 text-ink-2 wrap-anywhere">{note}</p>}
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">{children}</div>
      </div>
    </section>
  );
}

function Hanger() {
  return (
    <svg viewBox="0 0 240 150" width="240" height="150" className="empty-hanger" aria-hidden="true">
      <path
        d="M120 62V48c0-5 3-7 7-10 6-4 8-8 8-13a15 15 0 0 0-30-1"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M120 62c9 0 14 5 22 10l76 46c9 6 6 18-5 18H27c-11 0-14-12-5-18l76-46c8-5 13-10 22-10Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
