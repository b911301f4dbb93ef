// An empty shop window: light, a bare hanger, a sentence, and a way on.
import type { ReactNode } from 'react';

type Props = { title: string; text: string; children: ReactNode };

export function EmptyWindow({ title, text, children }: Props) {
  return (
    <section className="empty-window window">
      <div className="wrap grid justify-items-center gap-4 text-center">
        <Hanger />
        <h1 className="display-64">{title}</h1>
        <p className="measure text-18 text-ink-2">{text}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>
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
