// The kinds of goods that sellers offer: the checkboxes of the form, and the values of the API.

export const goodsFields = [
  { field: 'tShirts', goods: 't-shirts' },
  { field: 'underwear', goods: 'underwear' },
  { field: 'bodysuits', goods: 'bodysuits' },
  { field: 'leggings', goods: 'leggings' },
  { field: 'other', goods: 'other' },
] as const;

/** Ranges of items per month. */
export const quantities = ['to-100', 'to-500', 'to-2000', 'over-2000'] as const;
