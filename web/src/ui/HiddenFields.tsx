// The hidden fields of every action form: the action's name, and the idempotency key.
import { intentField, keyField } from '@/lib/formFields';
import { usePersonal } from '@/lib/personal';

export type Hidden = Readonly<Record<string, string | number>>;

export function HiddenFields({ intent, fields = {} }: { intent: string; fields?: Hidden }) {
  const key = usePersonal()?.visitor.formKey;
  const all = { [intentField]: intent, ...(key && { [keyField]: key }), ...fields };
  return Object.entries(all).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
