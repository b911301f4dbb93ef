// Offers the prize wheel. The code that decides whether to offer it is loaded only after a visitor has stayed on a page for a
// while.
import { useEffect, useState } from 'react';
import { defineChunk } from '@/lib/chunks';
import { usePage } from '@/lib/page';
import { useChunk } from '@/lib/useChunk';

const chunk = defineChunk('src/features/games/WheelOffer.tsx', () => import('./WheelOffer'));

/** In milliseconds. */
const offerDelay = 20_000;

export function WheelGate() {
  const { path } = usePage();
  const [duePath, setDuePath] = useState('');
  useEffect(() => {
    const timer = setTimeout(setDuePath, offerDelay, path);
    return () => clearTimeout(timer);
  }, [path]);
  const content = useChunk(chunk, duePath === path);
  return content && <content.WheelOffer path={path} />;
}
