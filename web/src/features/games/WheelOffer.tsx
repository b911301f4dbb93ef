// The offer of the wheel: a bar at the edge that does not block the page, with two equally prominent buttons; the wheel opens in
// a dialog. Its code and messages are loaded if there is a wheel for this visitor.
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { defineChunk } from '@/lib/chunks';
import { consent, consentQuestion, isConsentAsked } from '@/lib/consent';
import { leaveFocusToMain } from '@/lib/focus';
import { useT } from '@/lib/i18n';
import type { Area } from '@/lib/messages';
import { useShop } from '@/lib/shop';
import { shared } from '@/lib/storage';
import { useChunk } from '@/lib/useChunk';
import { useRead } from '@/lib/useRead';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { gameCalls, wheelToOffer } from './calls';
import { mayOfferOn } from './mayOffer';
import { wheelOfferedKey } from './wheelOfferedKey';

/** The wheel is offered once per browser. */
const isWheelOffered = shared<boolean>(wheelOfferedKey, (stored) => stored === true);

const chunk = defineChunk('src/features/games/WheelGame.tsx', () => import('./WheelGame'));
const areas: readonly Area[] = ['account', 'forms', 'games-pages'];

const no = () => false;

export function WheelOffer({ path }: { path: string }) {
  const shop = useShop();
  const isAsked = useSyncExternalStore(consentQuestion.subscribe, () => isConsentAsked(shop), no);
  const isAllowed = mayOfferOn(path);
  const [wasOffered] = useState(isWheelOffered.get);
  const { data } = useRead(isAllowed && !isAsked && !wasOffered ? wheelToOffer : null);
  const wheel = data && data.spinsLeft > 0 ? data : null;
  const content = useChunk(chunk, wheel !== null, areas);
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  // This request sets the cookie by which the browser's spins are counted.
  useRead(isOpen ? gameCalls.wheel : null);
  const mayAsk = wheel !== null && content !== null && (!wheel.consentNeeded || consent.get()?.marketing === true);
  const isShown = mayAsk && isAllowed && !isAsked && !isOver;
  // It counts as offered as soon as it is shown, whether it is accepted or not.
  useEffect(() => {
    if (isShown) isWheelOffered.set(true);
  }, [isShown]);
  if (!wheel || !content || !isShown) return null;
  const end = () => {
    setOver(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      {!isOpen && <WheelBar onOpen={() => setOpen(true)} onEnd={() => setOver(true)} />}
      <WheelDialog isOpen={isOpen} onClose={end}>
        {(close) => <content.WheelGame wheel={wheel} close={close} />}
      </WheelDialog>
    </>
  );
}

function WheelBar({ onOpen, onEnd }: { onOpen(): void; onEnd(): void }) {
  const t = useT();
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

type WheelDialogProps = { isOpen: boolean; onClose(): void; children(close: () => ReactNode): ReactNode };

function WheelDialog({ isOpen, onClose, children }: WheelDialogProps) {
  const t = useT();
  const close = () => (
    <Button look="line" onClick={onClose}>
      {t('close')}
    </Button>
  );
  return (
    <Dialog id="wheel" title={t('wheel-title')} closeLabel={t('close')} open={isOpen} onClose={onClose}>
      {children(close)}
    </Dialog>
  );
}
