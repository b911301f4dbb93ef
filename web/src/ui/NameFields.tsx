// A person's two names, in the country's order: Hungarian begins with the family name.
import type { FieldState } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { TextField } from './Field';

type Name = 'firstName' | 'lastName';

const familyFirst = ['hu'];
const autoComplete = { firstName: 'given-name', lastName: 'family-name' };

/** The labels, in the order of the fields. */
export function useNameLabels(): Record<Name, string> {
  const t = useT();
  const { language } = useShop();
  const first = { firstName: t('field-first-name') };
  const last = { lastName: t('field-last-name') };
  return familyFirst.includes(language.code) ? { ...last, ...first } : { ...first, ...last };
}

export function NameFields({ form }: { form: { field(name: Name): FieldState } }) {
  const labels = useNameLabels();
  return (
    <div className="grid gap-5 sm:field-row">
      {(Object.keys(labels) as Name[]).map((name) => (
        <TextField key={name} field={form.field(name)} label={labels[name]} autoComplete={autoComplete[name]} />
      ))}
    </div>
  );
}
