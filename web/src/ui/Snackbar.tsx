// The notice at the lower edge, above open dialogs too: shown for five seconds, longer while it has the pointer or the focus. F8
// moves the focus to it, Escape closes it.
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useT } from '@/lib/i18n';
import { type Notice, notices, noticeTime } from '@/lib/notices';
import { Icon } from './Icon';

export function Snackbar() {
  const t = useT();
  const notice = useSyncExternalStore(notices.subscribe, notices.current, () => null);
  const [held, setHeld] = useState(false);
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const id = notice?.id ?? 0;

  useEffect(() => {
    if (id === 0 || held) return;
    const timer = setTimeout(() => notices.dismiss(id), noticeTime);
    return () => clearTimeout(timer);
  }, [id, held]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'F8') box.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  // A popover is in the top layer; shown again, it is above whatever was opened before. The live regions stay outside of it,
  // because content that is not displayed is not announced.
  useEffect(() => {
    const show = () => {
      const popover = box.current;
      if (!popover?.showPopover) return;
      popover.hidePopover();
      if (id !== 0) popover.showPopover();
    };
    // Everything outside of an open modal is inert, also in the top layer: so the notices are moved into it.
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof HTMLDialogElement)) return;
      const host = newState === 'open' ? target : (document.querySelector('dialog:modal') ?? home.current);
      host?.append(region.current as Node);
      show();
    };
    // A dialog that was removed while open has taken the notices with it: move them back.
    if (!region.current?.isConnected) home.current?.append(region.current as Node);
    show();
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [id]);

  const dismiss = () => {
    setHeld(false);
    notices.dismiss(id);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setHeld(true);
    if (!box.current?.contains(relatedTarget)) before.current = relatedTarget;
  };

  return (
    <div ref={home}>
      <section ref={region} aria-label={t('notice-region')}>
        <LiveRegion notice={notice?.good ? notice : null} role="status" />
        <LiveRegion notice={notice?.good === false ? notice : null} role="alert" />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what is listened to here only keeps the notice from going. */}
        <div
          ref={box}
          popover="manual"
          className="snackbar"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(box.current?.contains(document.activeElement) ?? false)}
          onFocus={onFocus}
          onBlur={() => setHeld(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Prevents closing the dialog around it.
            event.preventDefault();
            dismiss();
          }}
        >
          {notice && (
            <div key={id} className="snackbar-in" data-good={notice.good || undefined}>
              <Icon name={notice.good ? 'check' : 'warn'} />
              <p aria-hidden="true">{notice.text}</p>
              {notice.action && (
                <button
                  type="button"
                  className="snackbar-action"
                  onClick={() => {
                    notice.action?.run();
                    dismiss();
                  }}
                >
                  {notice.action.label}
                </button>
              )}
              <button type="button" className="icon-btn -my-2 -mr-3" aria-label={t('notice-dismiss')} onClick={dismiss}>
                <Icon name="close" size={16} />
              </button>
            </div>
          )}
        </div>
      </section>
    </div>
  );
}

/** A live region that exists before its text, so that screen readers announce it. The same text again is announced again. */
function LiveRegion({ notice, role }: { notice: Notice | null; role: 'status' | 'alert' }) {
  return (
    <p role={role} className="sr-only">
      {notice && <span key={notice.id}>{notice.text}</span>}
    </p>
  );
}
