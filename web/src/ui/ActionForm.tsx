// Forms submitted as actions of their page: with fields, or with just a button. All of them work without JavaScript.
import type { ReactNode } from 'react';
import type { Result } from '@/api/call';
import type { Values } from '@/lib/forms/rules';
import { useRefused, useSend } from '@/lib/forms/submission';
import type { Form } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { ErrorSummary } from './FormParts';
import { type Hidden, HiddenFields } from './HiddenFields';

type FieldsProps<V extends Values> = {
  form: Form<V>;
  labels: Partial<Record<keyof V, string>>;
  className?: string;
  /** For a submit button outside of the form. */
  id?: string;
  children: ReactNode;
};

/** A form of `useForm` with its summary; `labels` are in the order of the fields. */
export function FieldsForm<V extends Values>({ form, labels, className, id, children }: FieldsProps<V>) {
  return (
    <form method="post" {...form.props} id={id} className={className}>
      <HiddenFields intent={form.intent} fields={form.hidden} />
      <ErrorSummary form={form} labels={labels} />
      {children}
    </form>
  );
}

type ButtonProps = {
  intent: string;
  fields?: Hidden;
  className?: string;
  /** Called with the result; by default the response's message is shown as a notice. */
  onDone?(result: Result<unknown>): void;
  /** Receives whether a submission is pending. */
  children(busy: boolean): ReactNode;
};

/** A form with just a button. */
export function ButtonForm({ intent, fields, className, onDone, children }: ButtonProps) {
  const t = useT();
  const { send, busy } = useSend();
  const sent = textsOf(fields);
  const refused = useRefused(intent, sent);
  const submit = async () => {
    if (busy) return;
    const result = await send(intent, sent);
    if (onDone) onDone(result);
    else showNotice(result.message || (result.ok ? '' : t('form-failed')), result.ok);
  };
  return (
    <form
      method="post"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <HiddenFields intent={intent} fields={fields} />
      {children(busy)}
      {refused && (
        <p role="alert" className="field-error">
          {refused.message}
        </p>
      )}
    </form>
  );
}

function textsOf(fields: Hidden = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
