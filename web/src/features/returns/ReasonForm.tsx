// The second step of a return: reasons, photos of damage, return method and expected refund; then the return is submitted.
import { type Form, useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { FieldsForm } from '@/ui/ActionForm';
import { Choices } from '@/ui/Choices';
import { SelectField, TextAreaField } from '@/ui/Field';
import { SubmitButton } from '@/ui/FormParts';
import type { ChosenLine } from './chosenLines';
import { PhotoField } from './PhotoField';
import { Preview } from './Preview';
import { fieldOf, initialReasons, type ReasonValues, reasonOf, reasonRules, sentReasons } from './reasonForm';
import type { OrderName, ReturnOptions } from './shapes';
import { type Photos, usePhotos } from './usePhotos';

type Props = { options: ReturnOptions; lines: readonly ChosenLine[]; order: OrderName };

export function ReasonForm({ options, lines, order }: Props) {
  const t = useT();
  const { legal } = useShop();
  const { reasons, ways, wantsAccount } = options;
  const form = useForm<ReasonValues>({
    name: 'return',
    intent: 'return-request',
    hidden: { invoice: options.invoiceNumber ?? options.number },
    rules: (values) => reasonRules(values, lines, reasons),
    initial: initialReasons(lines, ways),
    sent: (values) => sentReasons(values, lines, reasons),
    // A photo is part of the form once it is uploaded.
    canSubmit: () => !uploads.busy,
  });
  const uploads = usePhotos(order, (field, ids) => form.set({ [field]: ids }));
  return (
    <FieldsForm form={form} labels={useLabels(lines)} className="grid gap-10">
      {reasons.some(({ needsPhotos }) => needsPhotos) && (
        <p className="no-script rounded-tile bg-amber-wash px-4 py-3.5">
          {t('return-photos-no-script', { email: legal.email })}
        </p>
      )}
      {lines.map((chosen) => (
        <LineReason
          key={chosen.position}
          chosen={chosen}
          form={form}
          options={options}
          uploads={uploads.of(fieldOf(chosen.position, 'photos'))}
        />
      ))}
      <Choices
        field={form.field('way')}
        legend={t('return-way')}
        options={ways.map(({ code, label, text }) => ({ value: code, label, text }))}
      />
      {wantsAccount && <p className="text-ink-2 text-pretty">{t('return-account')}</p>}
      <Preview hasExchange={lines.some(({ exchange }) => exchange !== null)} />
      <SubmitButton busy={form.busy || uploads.busy} wide>
        {t('return-submit')}
      </SubmitButton>
    </FieldsForm>
  );
}

function useLabels(lines: readonly ChosenLine[]): Record<string, string> {
  const t = useT();
  const labels = lines.flatMap(({ position, line }) => [
    [fieldOf(position, 'reason'), `${t('return-reason')}: ${line.name}`],
    [fieldOf(position, 'comment'), `${t('return-comment')}: ${line.name}`],
    [fieldOf(position, 'photos'), `${t('return-photos')}: ${line.name}`],
  ]);
  return {
    ...Object.fromEntries(labels),
    way: t('return-way'),
  };
}

type LineProps = { chosen: ChosenLine; form: Form<ReasonValues>; options: ReturnOptions; uploads: Photos };

function LineReason({ chosen, form, options: { reasons }, uploads }: LineProps) {
  const t = useT();
  const { position, quantity, exchange, line } = chosen;
  const reason = reasonOf(form.values, position, reasons);
  const other = line.exchanges.find(({ variantId }) => variantId === exchange);
  const photos = form.field(fieldOf(position, 'photos'));
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-4">
        <span className="block text-18 font-medium text-pretty">
          {line.name} × {quantity}
        </span>
        <span className="block text-14 text-ink-2">
          {other
            ? t('return-exchange-for', { choice: [other.color, other.size].filter(Boolean).join(' · ') })
            : t('return-refund')}
        </span>
      </legend>
      <SelectField
        field={form.field(fieldOf(position, 'reason'))}
        label={t('return-reason')}
        empty={t('form-choose')}
        choices={reasons.map(({ code, label }) => ({ value: code, label }))}
      />
      <div role="status" className="empty:hidden">
        {reason?.note && <p className="rounded-tile bg-amber-wash px-4 py-3.5 text-pretty">{reason.note}</p>}
      </div>
      {reason?.needsPhotos && <PhotoField id={photos.id} name={photos.name} uploads={uploads} error={photos.error} />}
      <TextAreaField
        field={form.field(fieldOf(position, 'comment'))}
        label={t('return-comment')}
        rows={3}
        maxLength={1000}
      />
    </fieldset>
  );
}
