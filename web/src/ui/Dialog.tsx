// A modal on the platform's <dialog>: it opens and closes by itself where browsers know commands, by a line of script elsewhere.
import { type ButtonHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './Icon';

type Props = {
  id: string;
  title: string;
  closeLabel: string;
  /**
   * At an edge of the screen, in its middle, or all over it, where the title is for screen readers. From the bottom edge it comes on
   * narrow screens only.
   */
  look?: 'middle' | 'left' | 'right' | 'bottom' | 'whole';
  /** Set when state opens it instead of a `DialogButton`: what is in it is there only while it is open. */
  open?: boolean;
  onClose?: () => void;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

export function Dialog({ id, title, closeLabel, look = 'middle', open, onClose, footer, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (open === false) dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={`dialog dialog-${look}`}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`} className="text-18 font-medium">
          {title}
        </h2>
        <form method="dialog">
          <button type="submit" className="icon-btn" aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="dialog-body">{open !== false && children}</div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </dialog>
  );
}

/** Opens the dialog of that id. Works without JavaScript in browsers with `command`. */
export function DialogButton({ opens, ...rest }: { opens: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const command = { command: 'show-modal', commandfor: opens };
  return <button type="button" aria-haspopup="dialog" {...command} {...rest} onClick={() => showModal(opens)} />;
}

function showModal(id: string): void {
  if ('command' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
