// The storage key that records that the prize wheel has been offered.
export const wheelOfferedKey = 'vitrina.wheel';
