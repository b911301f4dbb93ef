// A part of a page that opens below its button, with and without script; opened, it takes the focus along.
import { type ReactNode, useRef } from 'react';

type Props = {
  /** What its button says, and how it looks. */
  label: string;
  className?: string;
  /** The id of what the button is about. */
  about?: string;
  isOpen?: boolean;
  children(close: () => void): ReactNode;
};

export function Disclosure({ label, className = 'btn btn-line', about, isOpen, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!box.current) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={box}
      open={isOpen}
      className="disclosure"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector<HTMLElement>('input:not([type=hidden]), button')?.focus();
      }}
    >
      <summary className={className} aria-describedby={about}>
        {label}
      </summary>
      {children(close)}
    </details>
  );
}
