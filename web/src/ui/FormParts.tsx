// What stands around the fields of a form: the summary of what went wrong, and the button that sends.
import { type ReactNode, useEffect, useRef } from 'react';
import type { Values } from '@/lib/forms/rules';
import type { Form } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { Button } from './Button';
import { Icon } from './Icon';

/** `labels` stand in the order of the fields. */
type Props<V extends Values> = { form: Form<V>; labels: Partial<Record<keyof V, string>> };

/** Announced each time that sending failed: the trouble with the whole, or the fields to mend as links to them; what is wrong with each stands beside it, and only there. */
export function Summary<V extends Values>({ form, labels }: Props<V>) {
  const t = useT();
  const { trouble, failures } = form;
  const order = Object.keys(labels);
  const errors = form.errors.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const box = useRef<HTMLDivElement>(null);
  const hasNoField = trouble !== null && errors.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed attempt moves the focus anew.
  useEffect(() => {
    if (hasNoField) box.current?.focus();
  }, [failures, hasNoField]);
  if (failures === 0 || (!trouble && errors.length === 0)) return <div role="alert" className="absolute" />;
  return (
    <div role="alert">
      <div ref={box} key={failures} tabIndex={-1} data-summary="" className="form-summary">
        <Icon name="warn" className="mt-0.5" />
        <div className="min-w-0">
          <p className="font-medium">{trouble ?? t('form-summary', { count: errors.length })}</p>
          {errors.length > 0 && (
            <ul className="mt-1 grid">
              {errors.map(({ id, name }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="link inline-flex min-h-6 items-center"
                    onClick={(event) => focusField(event, id)}
                  >
                    {labels[name] ?? name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

function focusField(event: React.MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

type SubmitProps = {
  busy: boolean;
  children: ReactNode;
  look?: 'full' | 'line';
  wide?: boolean;
  small?: boolean;
  /** The id of its form, when it stands outside of it. */
  form?: string;
};

/** Stays where it is and keeps the focus while the answer is on its way. */
export function Submit({ busy, children, ...look }: SubmitProps) {
  const t = useT();
  return (
    <Button type="submit" aria-disabled={busy || undefined} data-busy={busy || undefined} {...look}>
      {children}
      {busy && <span className="sr-only"> {t('form-sending')}</span>}
    </Button>
  );
}
