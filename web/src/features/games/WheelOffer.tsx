// The offer of the wheel: a bar at the edge that does not block the page, with two equally prominent buttons; the wheel opens in
// a dialog.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '@/api/call';
import { consent, consentQuestion, isConsentAsked } from '@/lib/consent';
import { leaveFocusToMain } from '@/lib/focus';
import { useI18n } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { shared } from '@/lib/storage';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { gameCalls, wheelToOffer } from './calls';
import { mayOfferOn } from './mayOffer';
import type { Wheel } from './shapes';
import { WheelGame } from './WheelGame';
import { wheelOfferedKey } from './wheelOfferedKey';

/** The wheel is offered once per browser. */
const isWheelOffered = shared<boolean>(wheelOfferedKey, (stored) => stored === true);

const no = () => false;

export function WheelOffer({ path }: { path: string }) {
  const shop = useShop();
  const isAsked = useSyncExternalStore(consentQuestion.subscribe, () => isConsentAsked(shop), no);
  const isAllowed = mayOfferOn(path);
  const [wasOffered] = useState(isWheelOffered.get);
  const wheel = useWheel(isAllowed && !isAsked && !wasOffered);
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  const mayAsk = wheel !== null && (!wheel.consentNeeded || consent.get()?.marketing === true);
  const isShown = mayAsk && isAllowed && !isAsked && !isOver;
  // It counts as offered as soon as it is shown, whether it is accepted or not.
  useEffect(() => {
    if (isShown) isWheelOffered.set(true);
  }, [isShown]);
  if (!wheel || !isShown) return null;
  const open = () => {
    setOpen(true);
    // This request sets the cookie by which the browser's spins are counted.
    void call(gameCalls.wheel);
  };
  const end = () => {
    setOver(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      {!isOpen && <Line onOpen={open} onEnd={() => setOver(true)} />}
      <Game wheel={wheel} isOpen={isOpen} onClose={end} />
    </>
  );
}

/** The wheel with its messages loaded; null as long as there is none for this visitor. */
function useWheel(isWanted: boolean): Wheel | null {
  const { load } = useI18n();
  const [wheel, setWheel] = useState<Wheel | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (!isWanted || asked.current) return;
    asked.current = true;
    const ask = async () => {
      const answer = await call(wheelToOffer);
      if (!answer.ok || !answer.data || answer.data.spinsLeft === 0) return;
      await load(['account', 'forms', 'games-pages']);
      setWheel(answer.data);
    };
    // If the messages cannot be loaded, the wheel is not offered until the next visit.
    ask().catch(() => {});
  }, [isWanted, load]);
  return wheel;
}

function Line({ onOpen, onEnd }: { onOpen(): void; onEnd(): void }) {
  const { t } = useI18n();
  return (
    <aside ref={leaveFocusToMain} className="offer" aria-labelledby="wheel-offer">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p id="wheel-offer" className="min-w-0 text-pretty">
          {t('wheel-offer')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="line" small aria-haspopup="dialog" onClick={onOpen}>
            {t('wheel-open')}
          </Button>
          <Button look="line" small onClick={onEnd}>
            {t('wheel-no')}
          </Button>
        </div>
      </div>
    </aside>
  );
}

function Game({ wheel, isOpen, onClose }: { wheel: Wheel; isOpen: boolean; onClose(): void }) {
  const { t } = useI18n();
  return (
    <Dialog id="wheel" title={t('wheel-title')} closeLabel={t('close')} open={isOpen} onClose={onClose}>
      <WheelGame
        wheel={wheel}
        close={() => (
          <Button look="line" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      />
    </Dialog>
  );
}
