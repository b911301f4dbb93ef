// A section that opens below its button, with or without JavaScript; opening it moves the focus into it.
import { type ReactNode, useRef } from 'react';

type Props = {
  /** The button's label and style. */
  label: string;
  className?: string;
  /** The id of the element that describes what the button refers to. */
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
