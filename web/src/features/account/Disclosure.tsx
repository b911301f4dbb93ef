// A part of a page that opens in the place of its button, and takes the focus along both ways.
import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  /** What opens it. */
  button(open: () => void): ReactNode;
  children(close: () => void): ReactNode;
};

export function Disclosure({ button, children }: Props) {
  const [open, setOpen] = useState<boolean | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open !== null) box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [open]);
  return <div ref={box}>{open ? children(() => setOpen(false)) : button(() => setOpen(true))}</div>;
}
