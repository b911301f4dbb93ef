// The entries of local storage that its monthly clearing keeps.
import { cartKey } from '@/features/cart/store';
import { wheelOfferedKey } from '@/features/games/wheelOfferedKey';
import { languageOfferedKey } from '@/features/navigation/languageOffered';
import { wishlistKeys } from '@/features/wishlist/store';
import { authKey, currentAuth } from '@/lib/auth';
import { consentKey } from '@/lib/consent';

/** Everything else is only a convenience, or is written again on every visit. */
export function keptKeys(): string[] {
  return [
    // Whose the session is: other tabs would take its removal for a sign-out. An expired one is not kept.
    ...(currentAuth() ? [authKey] : []),
    // The only copy of a guest's wishlist, and a customer's until the server answers.
    ...wishlistKeys,
    // The number of items in the cart, shown until the server answers.
    cartKey,
    // A choice is valid for a year, and must not be asked for again before.
    consentKey,
    // Offers that are made once.
    languageOfferedKey,
    wheelOfferedKey,
  ];
}
