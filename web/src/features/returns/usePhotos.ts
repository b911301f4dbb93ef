// The photos of damage in the form of a return, by the form's fields: each is uploaded as soon as it is selected, one after
// another. They are kept while their field is not shown, so that a reason can be changed and changed back.
import { useRef, useState } from 'react';
import { call } from '@/api/call';
import { send } from '@/api/send';
import { useT } from '@/lib/i18n';
import type { OrderName } from './shapes';

export type Photo = { id: string; name: string };

export type Photos = {
  photos: readonly Photo[];
  busy: boolean;
  /** Why the latest upload failed. */
  trouble: string | null;
  add(files: readonly File[]): void;
  remove(photo: Photo): void;
};

type Uploads = {
  of(field: string): Photos;
  /** Whether an upload of any field is in progress. */
  busy: boolean;
};

/** `onChange` receives the ids of a field, separated by commas. */
export function usePhotos(order: OrderName, onChange: (field: string, ids: string) => void): Uploads {
  const t = useT();
  const [photos, setPhotos] = useState<Readonly<Record<string, readonly Photo[]>>>({});
  const [troubles, setTroubles] = useState<Readonly<Record<string, string | null>>>({});
  const [uploading, setUploading] = useState<readonly string[]>([]);
  // An upload ends in a later render than the one it was started in.
  const latest = useRef(photos);
  const queue = useRef(Promise.resolve());
  const keep = (field: string, change: (before: readonly Photo[]) => readonly Photo[]) => {
    const next = change(latest.current[field] ?? []);
    latest.current = { ...latest.current, [field]: next };
    setPhotos(latest.current);
    onChange(field, next.map(({ id }) => id).join(','));
  };
  const upload = async (field: string, file: File) => {
    const result = await call(send('post', '/api/return/photo', { query: order, body: file }));
    if (result.ok) keep(field, (before) => [...before, { id: result.data.photoId, name: file.name }]);
    else {
      const trouble = result.errors[0]?.message ?? (result.message || t('form-failed'));
      setTroubles((before) => ({ ...before, [field]: trouble }));
    }
    setUploading((before) => before.toSpliced(before.indexOf(field), 1));
  };
  return {
    busy: uploading.length > 0,
    of: (field) => ({
      photos: photos[field] ?? [],
      busy: uploading.includes(field),
      trouble: troubles[field] ?? null,
      add: (files) => {
        setTroubles((before) => ({ ...before, [field]: null }));
        setUploading((before) => [...before, ...files.map(() => field)]);
        for (const file of files) queue.current = queue.current.then(() => upload(field, file));
      },
      remove: (photo) => keep(field, (before) => before.filter(({ id }) => id !== photo.id)),
    }),
  };
}
