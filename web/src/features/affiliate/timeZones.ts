// The time zones of the shop's countries; a partner in another time zone keeps theirs.

export const timeZones: readonly string[] = [
  'Asia/Dhaka',
  'Europe/Athens',
  'Europe/Berlin',
  'Europe/Bratislava',
  'Europe/Bucharest',
  'Europe/Budapest',
  'Europe/Lisbon',
  'Europe/Ljubljana',
  'Europe/London',
  'Europe/Madrid',
  'Europe/Prague',
  'Europe/Rome',
  'Europe/Sofia',
  'Europe/Vienna',
  'Europe/Vilnius',
  'Europe/Warsaw',
  'Europe/Zagreb',
  'UTC',
];
