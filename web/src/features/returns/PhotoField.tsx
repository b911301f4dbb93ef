// The field for photos of damage: they are uploaded as soon as they are selected, and the form submits the ids returned by the
// server. Requires JavaScript.
import type { ChangeEvent } from 'react';
import { useT } from '@/lib/i18n';
import { Icon } from '@/ui/Icon';
import type { Photos } from './usePhotos';

type Props = {
  id: string;
  name: string;
  uploads: Photos;
  /** The validation error of the form. */
  error: string | null;
};

const kinds = 'image/jpeg,image/png,image/webp';

export function PhotoField({ id, name, uploads, error }: Props) {
  const t = useT();
  const { photos, busy, trouble } = uploads;
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be selected again.
    target.value = '';
    uploads.add(files);
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
                onClick={() => uploads.remove(photo)}
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
