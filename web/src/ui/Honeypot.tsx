// A honeypot: invisible to people, but filled in by bots that fill in every field. Bots set its value without React noticing, so
// the element is read when the form is sent.
import type { RefObject } from 'react';

export function Honeypot({ ref, name }: { ref: RefObject<HTMLInputElement | null>; name: string }) {
  return (
    <div className="hidden" aria-hidden="true">
      <input ref={ref} name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
