// Where the question about tags opens. Its code and words are loaded only where a country has tags, and only while it is open.
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { defineChunk } from '@/lib/chunks';
import { consent, consentQuestion } from '@/lib/consent';
import { useI18n } from '@/lib/i18n';
import { useShop } from '@/lib/shop';

const chunk = defineChunk('src/features/consent/ConsentBanner.tsx', () => import('./ConsentBanner'));

export function ConsentGate() {
  const { gtmId } = useShop();
  const { load } = useI18n();
  const isWanted = useSyncExternalStore(
    consentQuestion.subscribe,
    () => gtmId !== null && (consentQuestion.isOpen() || consent.get() === null),
    () => false,
  );
  const [content, setContent] = useState<{ Banner: ComponentType } | null>(null);
  useEffect(() => {
    if (!isWanted || content) return;
    let isOver = false;
    Promise.all([chunk.load(), load(['consent'])]).then(
      ([{ ConsentBanner }]) => isOver || setContent({ Banner: ConsentBanner }),
      // Asked again with the next page: until then nothing is allowed.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, content, load]);
  return isWanted && content && <content.Banner />;
}
