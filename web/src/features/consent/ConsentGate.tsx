// Opens the consent banner. Its code and messages are loaded only in countries that use tags, and only while it is open: if they
// cannot be loaded, nothing is allowed.
import { useSyncExternalStore } from 'react';
import type { Navigation } from '@/api/types';
import { defineChunk } from '@/lib/chunks';
import { consentQuestion, isConsentAsked } from '@/lib/consent';
import type { Area } from '@/lib/messages';
import { useShop } from '@/lib/shop';
import { useChunk } from '@/lib/useChunk';

const chunk = defineChunk('src/features/consent/ConsentBanner.tsx', () => import('./ConsentBanner'));
const areas: readonly Area[] = ['consent'];

export function ConsentGate({ navigation }: { navigation: Navigation | null }) {
  const shop = useShop();
  const isAsked = useSyncExternalStore(
    consentQuestion.subscribe,
    () => isConsentAsked(shop),
    () => false,
  );
  const content = useChunk(chunk, isAsked, areas);
  return content && <content.ConsentBanner navigation={navigation} />;
}
