// The names of the fields that every form of an action sends unseen.

/** Says which of the page's actions a form is for. */
export const intentField = 'intent';
/** Makes the call one, however often it is sent: the Idempotency-Key. */
export const keyField = 'formKey';
