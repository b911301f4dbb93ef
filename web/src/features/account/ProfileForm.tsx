// Name, phone, birthday and gender.
import type { Profile } from '@/api/types';
import { joinedChanges } from '@/lib/forms/changedFields';
import { useCountries } from '@/lib/forms/countries';
import { rulesOf } from '@/lib/forms/rules';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { FieldsForm } from '@/ui/ActionForm';
import { SelectField, TextField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';
import { NameFields, useNameLabels } from '@/ui/NameFields';
import { PhoneFields } from '@/ui/PhoneFields';
import { UnsavedChangesDialog } from '@/ui/UnsavedChangesDialog';

const genders = ['female', 'male', 'other'] as const;

/** A number belongs to its dialling code. */
const profileFieldOf = (name: string) => (name === 'phoneCode' ? 'phone' : name);

export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useT();
  const countries = useCountries();
  const form = useForm({
    name: 'profile',
    intent: 'profile',
    rules: rulesOf('profile'),
    initial: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      phoneCode: profile.phoneCode || countries.here?.phoneCode || '',
      phone: profile.phone ?? '',
      dateOfBirth: profile.dateOfBirth ?? '',
      gender: profile.gender ?? '',
    },
    draft: `profile-${profile.id}`,
    sent: (values, saved) => ({ ...values, changed: joinedChanges(values, saved, profileFieldOf) }),
    done: (_saved, message) => showNotice(message),
  });
  const labels = {
    ...useNameLabels(),
    phoneCode: t('field-phone-code'),
    phone: t('field-phone'),
    dateOfBirth: t('field-birth'),
    gender: t('field-gender'),
  };
  return (
    <>
      <FieldsForm form={form} labels={labels} className="grid max-w-[480px] gap-5">
        <NameFields form={form} />
        <PhoneFields form={form} countries={countries} help={t('register-phone-help')} />
        <TextField
          field={form.field('dateOfBirth')}
          label={labels.dateOfBirth}
          type="date"
          min="1900-01-01"
          max={new Date().toISOString().slice(0, 10)}
          autoComplete="bday"
        />
        <SelectField
          field={form.field('gender')}
          label={labels.gender}
          choices={genders.map((value) => ({ value, label: t(`field-gender-${value}`) }))}
          empty={t('field-gender-none')}
          autoComplete="sex"
        />
        <div>
          <SubmitButton busy={form.busy}>{t('form-save')}</SubmitButton>
        </div>
      </FieldsForm>
      <UnsavedChangesDialog form={form} />
    </>
  );
}
