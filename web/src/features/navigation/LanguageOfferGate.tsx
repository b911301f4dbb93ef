// Offers a shop in the visitor's own language. Its code is loaded only for visitors to whom the offer may apply.
import { useSyncExternalStore } from 'react';
import type { Navigation } from '@/api/types';
import { defineChunk } from '@/lib/chunks';
import { consentQuestion, isConsentAsked } from '@/lib/consent';
import { useShop } from '@/lib/shop';
import { useChunk } from '@/lib/useChunk';
import { isLanguageOffered, mayOfferLanguage } from './languageOffered';

const chunk = defineChunk('src/features/navigation/LanguageOffer.tsx', () => import('./LanguageOffer'));

const no = () => false;

export function LanguageOfferGate({ navigation }: { navigation: Navigation | null }) {
  const shop = useShop();
  const isWanted = useSyncExternalStore(isLanguageOffered.subscribe, () => mayOfferLanguage(shop), no);
  // Only one banner at a time: the consent banner uses the same place.
  const isBusy = useSyncExternalStore(consentQuestion.subscribe, () => isConsentAsked(shop), no);
  const content = useChunk(chunk, isWanted && !isBusy);
  return content && <content.LanguageOffer navigation={navigation} />;
}
