// The pages on which the shop may offer the wheel unasked: those where it interrupts nothing.

const busy =
  /^\/(checkout|orderconfirmation|user|auth|affiliate|str|sslreturn|refund|return|guest|track|withdrawal|prize-wheel|cart-reminder|unsubscribe|newsletter|stock-alert|become-a-seller)(\/|$)/i;

export function mayOfferOn(path: string): boolean {
  return !busy.test(path);
}
