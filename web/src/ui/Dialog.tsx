// A modal based on <dialog>: opened and closed by invoker commands where browsers support them, by a script elsewhere.
import { type ButtonHTMLAttributes, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon';

type Props = {
  id: string;
  title: string;
  closeLabel: string;
  /**
   * The position: an edge or the middle of the screen, or full screen, where the title is for screen readers only. The bottom
   * edge applies to narrow screens only.
   */
  look?: 'middle' | 'left' | 'right' | 'bottom' | 'whole';
  /** For a dialog controlled by state instead of a `DialogButton`: its content is rendered only while it is open. */
  open?: boolean;
  onClose?: () => void;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
};

export function Dialog({ id, title, closeLabel, look = 'middle', open, onClose, footer, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (open === false) dialog.current?.close();
  }, [open]);
  // Only closing returns the focus to what opened the dialog: removed while open, it would lose it.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element?.open) element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={`dialog dialog-${look}`}
      aria-labelledby={`${id}-title`}
      closedby="any"
      // The event follows later, when a dialog that was removed has nothing more to report.
      onClose={() => dialog.current && onClose?.()}
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

/** Opens the dialog with this id. Works without JavaScript in browsers that support `command`. */
export function DialogButton({ opens, ...rest }: { opens: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const command = { command: 'show-modal', commandfor: opens };
  return <button type="button" aria-haspopup="dialog" {...command} {...rest} onClick={() => showModal(opens)} />;
}

function showModal(id: string): void {
  if ('command' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
