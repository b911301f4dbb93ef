// The names of the hidden fields of every action form.

/** Names the page's action that a form is for. */
export const intentField = 'intent';
/** The Idempotency-Key: repeated submissions take effect once. */
export const keyField = 'formKey';
