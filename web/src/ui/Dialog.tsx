// A modal on the platform's <dialog>: it opens and closes by itself where browsers know commands, by a line of script elsewhere.
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './Icon';

type Props = {
  id: string;
  title: string;
  closeLabel: string;
  /** A sheet hangs at an edge of the screen; the others stand in its middle. */
  look?: 'middle' | 'left';
  children: ReactNode;
};

export function Dialog({ id, title, closeLabel, look = 'middle', children }: Props) {
  return (
    <dialog id={id} className={`dialog dialog-${look}`} aria-labelledby={`${id}-title`} closedby="any">
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
      <div className="dialog-body">{children}</div>
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
