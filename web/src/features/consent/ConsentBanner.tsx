// Asks for consent to tags and affiliate tracking: the accept and reject buttons are next to each other and equally prominent. It
// does not block the page.
import { type Ref, useRef, useState } from 'react';
import { call } from '@/api/call';
import { send } from '@/api/send';
import type { Navigation } from '@/api/types';
import { applyConsent, type Consent, consent, consentQuestion, consentVersion, type Purposes } from '@/lib/consent';
import { leaveFocusToMain, useFocusAfterRemoval } from '@/lib/focus';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { useShop } from '@/lib/shop';
import { deleteTagCookies } from '@/lib/tagManager';
import { A } from '@/ui/A';
import { Button } from '@/ui/Button';

const all: Purposes = { analytics: true, marketing: true };
const none: Purposes = { analytics: false, marketing: false };

/** `navigation` says whether the shop has a page about cookies, and where. */
export function ConsentBanner({ navigation }: { navigation: Navigation | null }) {
  const t = useT();
  const { gtmId } = useShop();
  const cookiesPage = navigation?.pages.company.find(({ key }) => key === 'cookies');
  const [chosen, setChosen] = useState<Purposes>(consent.get() ?? none);
  const [isChoosing, setChoosing] = useState(consentQuestion.isOpen());
  const firstChoice = useRef<HTMLInputElement>(null);
  useFocusAfterRemoval(isChoosing, firstChoice);
  const answer = (purposes: Purposes) => {
    decide(gtmId, purposes);
    showNotice(t('consent-saved'));
  };
  return (
    <section ref={leaveFocusToMain} className="offer" aria-labelledby="consent-title">
      <div className="wrap grid gap-4 py-5">
        <div className="grid gap-1">
          <h2 id="consent-title" className="font-medium">
            {t('consent-title')}
          </h2>
          <p className="max-w-[75ch] text-14 text-ink-2">
            {t('consent-text')}
            {cookiesPage && (
              <>
                {' '}
                <A to={cookiesPage.path} className="link inline-flex min-h-6 items-center">
                  {t('consent-more')}
                </A>
              </>
            )}
          </p>
        </div>
        {isChoosing && (
          <div className="grid gap-3 md:grid-cols-3">
            <Purpose name={t('consent-necessary')} text={t('consent-necessary-text')} checked disabled />
            {(['analytics', 'marketing'] as const).map((purpose) => (
              <Purpose
                key={purpose}
                ref={purpose === 'analytics' ? firstChoice : undefined}
                name={t(`consent-${purpose}`)}
                text={t(`consent-${purpose}-text`)}
                checked={chosen[purpose]}
                onChange={(isAllowed) => setChosen({ ...chosen, [purpose]: isAllowed })}
              />
            ))}
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button small look="line" onClick={() => answer(all)}>
            {t('consent-accept')}
          </Button>
          <Button small look="line" onClick={() => answer(none)}>
            {t('consent-refuse')}
          </Button>
          {isChoosing ? (
            <Button small look="line" onClick={() => answer(chosen)}>
              {t('consent-save')}
            </Button>
          ) : (
            <button type="button" className="link min-h-(--hit) px-3 text-14" onClick={() => setChoosing(true)}>
              {t('consent-choose')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

type PurposeProps = {
  ref?: Ref<HTMLInputElement>;
  name: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange?(isAllowed: boolean): void;
};

function Purpose({ ref, name, text, checked, disabled, onChange }: PurposeProps) {
  return (
    <label className="flex items-start gap-3">
      <input
        ref={ref}
        type="checkbox"
        className="check mt-0.5"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange?.(target.checked)}
      />
      <span>
        <span className="block">{name}</span>
        <span className="block text-14 text-ink-2">{text}</span>
      </span>
    </label>
  );
}

/** Stored in the browser at once; the server keeps an anonymous record of the choice. */
function decide(gtmId: string | null, purposes: Purposes): void {
  const decided: Consent = { ...purposes, version: consentVersion, decidedAt: new Date().toISOString(), receipt: null };
  consent.set(decided);
  consentQuestion.set(false);
  if (gtmId) applyConsent(gtmId, purposes);
  deleteTagCookies(purposes);
  void storeConsentRecord(decided);
}

async function storeConsentRecord(decided: Consent): Promise<void> {
  const { version, analytics, marketing } = decided;
  const answer = await call(send('post', '/api/consent', { body: { version, analytics, marketing } }));
  const receipt = answer.ok ? answer.data.receipt : null;
  if (receipt && consent.get()?.decidedAt === decided.decidedAt) consent.set({ ...decided, receipt });
}
