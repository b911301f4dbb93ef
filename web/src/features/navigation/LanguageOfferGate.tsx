// Where a shop in the visitor's own language is offered. Its code is loaded only for those who may be offered one.
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
  // One question at a time: consent is asked in the same place.
  const isBusy = useSyncExternalStore(consentQuestion.subscribe, () => isConsentAsked(shop), no);
  const content = useChunk(chunk, isWanted && !isBusy);
  return content && <content.LanguageOffer navigation={navigation} />;
}
