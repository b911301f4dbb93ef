// Form fields: a large label, a help text below the field, and the error as text next to it.
import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, type ReactNode, useState } from 'react';
import type { FieldState } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { Icon } from './Icon';
import { Select } from './Select';

type Props = {
  field: FieldState;
  label: string;
  help?: ReactNode;
  autoComplete?: HTMLInputAutoCompleteAttribute;
};

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'readOnly'
>;

export function TextField({ type = 'text', inputMode, maxLength, min, max, readOnly, ...props }: Props & Input) {
  const { field, autoComplete } = props;
  return (
    <FieldLayout {...props}>
      <input
        {...described(field, props.help)}
        {...{ type, inputMode, maxLength, min, max, readOnly, autoComplete }}
        className="input"
        value={field.value}
        {...spelling(type)}
      />
    </FieldLayout>
  );
}

/** A multi-line field. */
export function TextAreaField({ rows = 5, maxLength, ...props }: Props & { rows?: number; maxLength?: number }) {
  const { field } = props;
  return (
    <FieldLayout {...props}>
      <textarea
        {...described(field, props.help)}
        rows={rows}
        maxLength={maxLength}
        className="input text-area"
        value={field.value}
      />
    </FieldLayout>
  );
}

/** A password, with a button that shows what was typed. */
export function PasswordField(props: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { field } = props;
  return (
    <FieldLayout {...props}>
      <span className="relative block">
        <input
          {...described(field, props.help)}
          type={open ? 'text' : 'password'}
          autoComplete={props.autoComplete}
          className="input pr-13"
          value={field.value}
          {...spelling('password')}
        />
        <button
          type="button"
          className="icon-btn script-only absolute top-0.5 right-0.5 text-ink-2"
          aria-label={t('form-password-show')}
          aria-pressed={open}
          aria-controls={field.id}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'eye-off' : 'eye'} />
        </button>
      </span>
    </FieldLayout>
  );
}

type Choice = { value: string; label: string };

type SelectProps = {
  choices: readonly Choice[];
  /** The label of the empty option, if there is one. */
  empty?: string;
  /** Shown instead of the selected option's full label where space is limited. */
  short?: string;
};

export function SelectField({ choices, empty, short, ...props }: Props & SelectProps) {
  const { field } = props;
  return (
    <FieldLayout {...props}>
      <Select {...described(field, props.help)} autoComplete={props.autoComplete} short={short} value={field.value}>
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FieldLayout>
  );
}

export function CheckField({ field, label }: { field: FieldState; label: ReactNode }) {
  return (
    <div className="field">
      <div className="flex items-start gap-3">
        <input {...described(field)} type="checkbox" className="check" checked={field.checked} />
        <label htmlFor={field.id} className="min-w-0 py-0.5 text-14 text-pretty">
          {label}
        </label>
      </div>
      <FieldError field={field} />
    </div>
  );
}

function FieldLayout({ field, label, help, children }: Props & { children: ReactNode }) {
  const t = useT();
  return (
    <div className="field">
      <label htmlFor={field.id}>
        {label}
        {!field.required && <span className="field-optional"> {t('form-optional')}</span>}
      </label>
      {children}
      <FieldError field={field} />
      {help && (
        <div id={`${field.id}-help`} className="field-help">
          {help}
        </div>
      )}
    </div>
  );
}

function FieldError({ field }: { field: FieldState }) {
  if (!field.error) return null;
  return (
    <p id={`${field.id}-error`} className="field-error">
      <Icon name="warn" size={16} />
      <span>{field.error}</span>
    </p>
  );
}

function described({ id, name, error, required, onChange, onBlur }: FieldState, help?: ReactNode) {
  const texts = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return {
    id,
    name,
    onChange,
    onBlur,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': texts || undefined,
  };
}

/** Disables spell checking for names, addresses and passwords. */
function spelling(type: string) {
  const exact = type === 'email' || type === 'password';
  return { spellCheck: false, autoCapitalize: exact ? 'none' : undefined };
}
