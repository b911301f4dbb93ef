// The prize wheel with its form, the result, and the true odds: used in its dialog and on its page.
import { type ReactNode, useRef } from 'react';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { percentText } from '@/lib/percentText';
import { FieldsForm } from '@/ui/ActionForm';
import { Button, LinkButton } from '@/ui/Button';
import { CheckField, TextField } from '@/ui/Field';
import { LegalLinks } from '@/ui/LegalLinks';
import type { SpinResult, Wheel } from './shapes';
import { basisPoints, type Outcome, outcomesOf } from './slices';
import { useDateTimeText } from './useDateTimeText';
import { useSpin } from './useSpin';
import { WheelDrawing } from './WheelDrawing';

type Props = {
  wheel: Wheel;
  /** The close button next to the spin button, equally prominent; shown alone once no spin is left. */
  close(canSpin: boolean): ReactNode;
};

export function WheelGame({ wheel, close }: Props) {
  const t = useT();
  const dateTimeText = useDateTimeText();
  const { form, angle, isTurning, stop, result, spinsLeft, canSpin } = useSpin(wheel);
  const outcomes = outcomesOf(wheel.segments);
  return (
    <div className="wheel-game">
      <div className="grid content-start justify-items-center gap-5">
        <WheelDrawing segments={wheel.segments} angle={angle} isTurning={isTurning} onStop={stop} />
        <Legend outcomes={outcomes} />
      </div>
      <div className="grid content-start gap-5">
        <p className="text-pretty">{t('wheel-lead')}</p>
        <div role="status" className="empty:hidden">
          {result && <PrizeNotice result={result} />}
        </div>
        <p className="text-14 text-ink-2">
          {spinsLeft > 0 ? t('wheel-spins', { count: spinsLeft }) : t('wheel-over')}
          {wheel.endsAt && ` ${t('wheel-ends', { date: dateTimeText(wheel.endsAt) })}`}
        </p>
        {spinsLeft > 0 ? (
          <FieldsForm form={form} labels={wheel.needsEmail ? { email: t('field-email') } : {}} className="grid gap-5">
            {wheel.needsEmail && (
              <TextField
                field={form.field('email')}
                label={t('field-email')}
                help={t('wheel-email-help')}
                type="email"
                inputMode="email"
                autoComplete="email"
              />
            )}
            {wheel.needsEmail && <CheckField field={form.field('newsletter')} label={t('wheel-newsletter')} />}
            {wheel.needsEmail && <LegalLinks />}
            <div className="wheel-buttons">
              <Button
                type="submit"
                look="line"
                aria-disabled={!canSpin || form.busy || undefined}
                data-busy={form.busy || undefined}
              >
                {t('wheel-spin')}
              </Button>
              {close(true)}
            </div>
          </FieldsForm>
        ) : (
          <div className="wheel-buttons">{close(false)}</div>
        )}
        <Odds outcomes={outcomes} />
      </div>
    </div>
  );
}

function PrizeNotice({ result: { prize } }: { result: SpinResult }) {
  const t = useT();
  const dateTimeText = useDateTimeText();
  if (!prize) return <p className="text-18 font-medium">{t('wheel-lost')}</p>;
  return (
    <div className="grid gap-3 rounded-tile bg-leaf-wash p-5">
      <p className="text-18 font-medium text-pretty">{t('wheel-won', { prize: prize.label })}</p>
      <CodeToCopy code={prize.code} />
      <p className="text-14 text-ink-2">{t('coupon-valid', { date: dateTimeText(prize.expiresAt) })}</p>
      <p>
        <LinkButton to="/Checkout" look="line" small>
          {t('wheel-use')}
        </LinkButton>
      </p>
    </div>
  );
}

/** A coupon's code, and a button that copies it. */
export function CodeToCopy({ code }: { code: string }) {
  const t = useT();
  const text = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      showNotice(t('coupon-copied'));
    } catch {
      // Without clipboard access, the code is selected so that it can be copied by hand.
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <code ref={text} className="coupon-code">
        {code}
      </code>
      <Button
        look="line"
        small
        className="script-only"
        aria-label={`${t('coupon-copy')}: ${code}`}
        onClick={() => void copy()}
      >
        {t('coupon-copy')}
      </Button>
    </div>
  );
}

/** The legend of the wheel's colours. */
function Legend({ outcomes }: { outcomes: readonly Outcome[] }) {
  return (
    <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-14 text-ink-2">
      {outcomes.map((outcome) => (
        <li key={outcome.label}>
          <OutcomeName outcome={outcome} />
        </li>
      ))}
    </ul>
  );
}

function OutcomeName({ outcome: { label, colours } }: { outcome: Outcome }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="inline-flex gap-1" aria-hidden="true">
        {colours.map((colour) => (
          <span key={colour} className="dot" style={{ background: colour }} />
        ))}
      </span>
      {label}
    </span>
  );
}

function Odds({ outcomes }: { outcomes: readonly Outcome[] }) {
  const t = useT();
  return (
    <details className="text-14">
      <summary className="link inline-flex min-h-(--hit) items-center">{t('wheel-odds')}</summary>
      <table className="wheel-odds">
        <thead>
          <tr>
            <th scope="col">{t('wheel-prize')}</th>
            <th scope="col">{t('wheel-chance')}</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map((outcome) => (
            <tr key={outcome.label}>
              <td>
                <OutcomeName outcome={outcome} />
              </td>
              <td className="tabular-nums">
                {t('wheel-percent', { percent: percentText(basisPoints(outcome.odds)) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
