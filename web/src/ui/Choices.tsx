// Radio options, each with a description and a price.
import type { ReactNode } from 'react';
import type { FieldState } from '@/lib/forms/useForm';
import { Icon } from './Icon';

export type ChoiceOption = { value: string; label: string; price?: string; text?: ReactNode };

type Props = {
  field: FieldState;
  legend: string;
  options: readonly ChoiceOption[];
  small?: boolean;
  disabled?: boolean;
};

export function Choices({ field, legend, options, small, disabled }: Props) {
  return (
    <fieldset className="min-w-0" aria-describedby={field.error ? `${field.id}-error` : undefined}>
      <legend className={small ? 'mb-1.5 font-medium' : 'display-28 mb-5'}>{legend}</legend>
      <div className="choices">
        {options.map(({ value, label, price, text }, index) => (
          <label key={value} className="choice">
            <input
              id={index === 0 ? field.id : undefined}
              type="radio"
              className="check"
              name={field.name}
              value={value}
              checked={field.value === value}
              required={field.required}
              disabled={disabled}
              aria-invalid={field.error ? true : undefined}
              onChange={field.onChange}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium text-pretty">{label}</span>
              {text && <span className="block text-14 text-ink-2 text-pretty">{text}</span>}
            </span>
            {price && <span className="flex-none tabular-nums">{price}</span>}
          </label>
        ))}
      </div>
      {field.error && (
        <p id={`${field.id}-error`} className="field-error mt-1.5">
          <Icon name="warn" size={16} />
          <span>{field.error}</span>
        </p>
      )}
    </fieldset>
  );
}
