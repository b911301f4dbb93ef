// Where the browser remembers that the prize wheel has been offered.
export const wheelOfferedKey = 'vitrina.wheel';
