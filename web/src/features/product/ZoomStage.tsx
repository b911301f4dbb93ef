// The enlarged picture with its keys, gestures and buttons: a separate chunk, since few visitors enlarge one.
import { useLayoutEffect, useRef } from 'react';
import type { Picture as PictureData } from '@/api/types';
import { useT } from '@/lib/i18n';
import { Icon, type IconName } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import { useZoom } from './useZoom';

type Props = { pictures: PictureData[]; index: number; onIndex: (index: number) => void };

export function ZoomStage({ pictures, index, onIndex }: Props) {
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  const total = pictures.length;
  const zoom = useZoom(stage, (by) => step(by));
  const step = (by: 1 | -1) => {
    zoom.reset();
    onIndex((index + by + total) % total);
  };
  // Shortcuts for the buttons, wherever the focus is in the dialog. They work as soon as the picture is shown, and with its number.
  useLayoutEffect(() => {
    const dialog = stage.current?.closest('dialog');
    const onKeyDown = (event: KeyboardEvent) => {
      if (handleKey(event.key, zoom, step)) event.preventDefault();
    };
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  });
  const picture = pictures[index];
  const { scale, x, y } = zoom.view;
  return (
    <div className="grid size-full grid-rows-[minmax(0,1fr)] bg-surface">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: gestures on the picture; the buttons below do the same. */}
      <div
        ref={stage}
        onDoubleClick={zoom.toggle}
        {...zoom.pointers}
        className="col-start-1 row-start-1 grid touch-none place-items-center overflow-hidden select-none data-in:cursor-grab"
        data-in={scale > 1 || undefined}
      >
        {picture && (
          <div className="size-full" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
            <Picture
              key={picture.path}
              picture={picture}
              sizes="(min-width: 768px) 120vh, 200vw"
              className="size-full object-contain"
            />
          </div>
        )}
      </div>
      <div className="pointer-events-none relative z-1 col-start-1 row-start-1 flex flex-col justify-between p-2 *:pointer-events-auto md:p-4">
        <p role="status" className="flex min-h-11 items-center self-start">
          <span aria-hidden="true" className="rounded-pill bg-paper px-3 py-1 text-14 tabular-nums">
            {t('product-picture-counter', { number: index + 1, total })}
          </span>
          <span className="sr-only">
            {t('product-picture-number', { number: index + 1, total })}: {picture?.alt}
          </span>
        </p>
        <div className="flex items-center justify-center gap-2">
          {total > 1 && <RoundButton icon="previous" label={t('product-zoom-previous')} onPress={() => step(-1)} />}
          <RoundButton icon="minus" label={t('product-zoom-out')} onPress={zoom.zoomOut} disabled={scale === 1} />
          <RoundButton icon="plus" label={t('product-zoom-in')} onPress={zoom.zoomIn} disabled={scale >= 5} />
          {total > 1 && <RoundButton icon="next" label={t('product-zoom-next')} onPress={() => step(1)} />}
        </div>
      </div>
    </div>
  );
}

type Zoom = ReturnType<typeof useZoom>;

/**
 * The arrow keys switch pictures while the whole picture is visible, and pan when it is zoomed in. Returns whether the key was
 * handled.
 */
function handleKey(key: string, zoom: Zoom, step: (by: 1 | -1) => void): boolean {
  const far = zoom.view.scale > 1;
  if (key === 'ArrowRight') far ? zoom.pan(-PAN, 0) : step(1);
  else if (key === 'ArrowLeft') far ? zoom.pan(PAN, 0) : step(-1);
  else if (key === 'ArrowUp') zoom.pan(0, PAN);
  else if (key === 'ArrowDown') zoom.pan(0, -PAN);
  else if (key === '+' || key === '=') zoom.zoomIn();
  else if (key === '-') zoom.zoomOut();
  else if (key === '0') zoom.reset();
  else return false;
  return true;
}

const PAN = 80;

type RoundButtonProps = {
  icon: IconName | 'minus';
  label: string;
  onPress: () => void;
  disabled?: boolean;
};

/** `aria-disabled` instead of `disabled`, so that it keeps the focus. */
function RoundButton({ icon, label, onPress, disabled }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-pill bg-paper shadow-float aria-disabled:text-ink-3 aria-disabled:opacity-60"
    >
      {icon === 'minus' ? <Minus /> : <Icon name={icon} />}
    </button>
  );
}

function Minus() {
  return (
    <svg className="icon" width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M4 10h12" />
    </svg>
  );
}
