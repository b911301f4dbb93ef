// Photos of damage: each is uploaded as soon as it is selected, and the form submits the ids returned by the server. Requires
// JavaScript.
import { type ChangeEvent, useRef, useState } from 'react';
import { call } from '@/api/call';
import { send } from '@/api/send';
import { useT } from '@/lib/i18n';
import { Icon } from '@/ui/Icon';
import type { OrderName } from './shapes';

type Photo = { id: string; name: string };

type Props = {
  id: string;
  name: string;
  order: OrderName;
  /** The validation error of the form. */
  error: string | null;
  /** Receives the ids, separated by commas. */
  onChange(ids: string): void;
};

const kinds = 'image/jpeg,image/png,image/webp';

export function PhotoField({ id, name, order, error, onChange }: Props) {
  const t = useT();
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  // Several uploads may be in progress when the component renders again.
  const latest = useRef<Photo[]>([]);
  const keep = (next: Photo[]) => {
    latest.current = next;
    setPhotos(next);
    onChange(next.map((photo) => photo.id).join(','));
  };
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (busy || files.length === 0) return;
    setBusy(true);
    setTrouble(null);
    for (const file of files) {
      const result = await call(send('post', '/api/return/photo', { query: order, body: file }));
      if (result.ok) keep([...latest.current, { id: result.data.photoId, name: file.name }]);
      else setTrouble(result.errors[0]?.message ?? (result.message || t('form-failed')));
    }
    setBusy(false);
  };
  const problem = trouble ?? error;
  return (
    <div className="field script-only">
      <label htmlFor={id}>{t('return-photos')}</label>
      <input
        id={id}
        name={name}
        type="file"
        accept={kinds}
        multiple
        className="input"
        aria-disabled={busy || undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-help${problem ? ` ${id}-error` : ''}`}
        onChange={add}
      />
      {problem && (
        <p id={`${id}-error`} role="alert" className="field-error">
          <Icon name="warn" size={16} />
          <span>{problem}</span>
        </p>
      )}
      <p id={`${id}-help`} className="field-help">
        {t('return-photos-help')}
      </p>
      <p role="status" className="sr-only">
        {busy ? t('form-sending') : ''}
      </p>
      {photos.length > 0 && (
        <ul className="grid gap-1">
          {photos.map((photo) => (
            <li key={photo.id} className="flex items-center justify-between gap-3 rounded-tile bg-surface pl-3">
              <span className="flex min-w-0 items-center gap-2 text-14">
                <Icon name="check" size={16} className="text-leaf" />
                <bdi className="min-w-0 wrap-anywhere">{photo.name}</bdi>
              </span>
              <button
                type="button"
                className="icon-btn"
                aria-label={t('return-photos-remove', { name: photo.name })}
                onClick={() => keep(latest.current.filter((one) => one.id !== photo.id))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
