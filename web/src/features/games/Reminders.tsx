// The customer's reminders in the settings; each can be cancelled there.
import { useOwnAnswer } from '@/api/own';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { ButtonForm } from '@/ui/ActionForm';
import { LoadingOrError } from '@/ui/LoadingOrError';
import { Picture } from '@/ui/Picture';
import { Skeleton } from '@/ui/Skeleton';
import type { gameCalls } from './calls';
import type { Reminder } from './shapes';
import { useDateTimeText } from './useDateTimeText';

export function Reminders() {
  const t = useT();
  const { data, problem, reload } = useOwnAnswer<Pick<typeof gameCalls, 'reminders'>, 'reminders'>('reminders');
  return (
    <section aria-labelledby="reminders" className="border-line border-t py-10">
      <h2 id="reminders" className="display-28 mb-5">
        {t('reminders-title')}
      </h2>
      <p className="mb-4 text-ink-2 text-pretty">{t('reminders-text')}</p>
      {!data ? (
        <LoadingOrError problem={problem} reload={reload} fallback={<Skeleton className="h-[77px]" />} />
      ) : data.length === 0 ? (
        <p>{t('reminders-none')}</p>
      ) : (
        <ul className="border-line border-t">
          {data.map((reminder) => (
            <Row key={`${reminder.kind} ${reminder.id}`} reminder={reminder} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ reminder: { kind, id, title, path, picture, email, askedAt } }: { reminder: Reminder }) {
  const t = useT();
  const dateTimeText = useDateTimeText();
  const name = kind === 'cart' ? t('reminders-cart') : title;
  return (
    <li className="flex items-center gap-4 border-line border-b py-3">
      {picture && (
        <span className="tile w-14 shrink-0">
          <Picture picture={picture} sizes="56px" small alt="" className="absolute inset-0 size-full object-cover" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="font-medium text-pretty">
          <A to={path}>{name}</A>
        </p>
        <p className="text-14 text-ink-2 wrap-anywhere">
          {kind === 'stock-alert' && `${t('reminders-stock')} · `}
          {email} · {t('reminders-since', { date: dateTimeText(askedAt) })}
        </p>
      </div>
      <ButtonForm intent="end-reminder" fields={{ kind, id }}>
        {(busy) => (
          <button
            type="submit"
            className="link min-h-(--hit)"
            aria-label={`${t('reminders-end')}: ${name}`}
            aria-disabled={busy || undefined}
          >
            {t('reminders-end')}
          </button>
        )}
      </ButtonForm>
    </li>
  );
}
