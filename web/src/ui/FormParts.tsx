// The parts around a form's fields: the error summary, and the submit button.
import { type ReactNode, useEffect, useRef } from 'react';
import type { Values } from '@/lib/forms/rules';
import type { Form } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { Button } from './Button';
import { Icon } from './Icon';

/** `labels` are in the order of the fields. */
type Props<V extends Values> = { form: Form<V>; labels: Partial<Record<keyof V, string>> };

/**
 * Announced after each failed submission: the error of the whole form, or links to the invalid fields; their error texts are only
 * next to the fields.
 */
export function ErrorSummary<V extends Values>({ form, labels }: Props<V>) {
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

type SubmitButtonProps = {
  busy: boolean;
  children: ReactNode;
  look?: 'full' | 'line';
  wide?: boolean;
  small?: boolean;
  /** The id of its form, when the button is outside of it. */
  form?: string;
};

/** Keeps its position and the focus while the submission is pending. */
export function SubmitButton({ busy, children, ...look }: SubmitButtonProps) {
  const t = useT();
  return (
    <Button type="submit" aria-disabled={busy || undefined} data-busy={busy || undefined} {...look}>
      {children}
      {busy && <span className="sr-only"> {t('form-sending')}</span>}
    </Button>
  );
}
