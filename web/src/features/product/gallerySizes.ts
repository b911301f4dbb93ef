// The `sizes` attribute of the gallery's pictures, shared by the pictures and by the preload of the first one.

export const HALF = '(min-width: 1344px) 406px, (min-width: 1000px) 30vw, (min-width: 768px) 48vw, 100vw';
export const WHOLE = '(min-width: 1344px) 816px, (min-width: 1000px) 60vw, (min-width: 768px) 48vw, 100vw';
