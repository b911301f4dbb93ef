// The device, browser and operating system classes of a click.

type DeviceType = 'mobile' | 'tablet' | 'desktop';
type Browser = 'Edge' | 'Chrome' | 'Safari' | 'Firefox' | 'IE' | 'Other';
type System = 'Windows' | 'macOS' | 'Android' | 'iOS' | 'Linux' | 'Other';

/** The first match counts: Edge's user agent contains Chrome, and all except Firefox and IE contain Safari. */
const browsers: readonly (readonly [Browser, RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
  ['IE', /\b(MSIE |Trident\/)/],
];

/** iOS user agents contain "like Mac OS X", and Android's contain "Linux". */
const systems: readonly (readonly [System, RegExp])[] = [
  ['Windows', /Windows/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11|CrOS/],
];

export function browserOf(userAgent: string): Browser {
  return browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'Other';
}

/** An iPad that requests desktop pages identifies as a Mac, but no Mac has a touch screen. */
export function systemOf(userAgent: string, touchPoints = 0): System {
  const found = systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'Other';
  return found === 'macOS' && touchPoints > 1 ? 'iOS' : found;
}

export function deviceOf(userAgent: string, touchPoints = 0): DeviceType {
  const isPad = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (isPad || /Tablet|PlayBook|Silk/.test(userAgent) || /Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/.test(userAgent) ? 'mobile' : 'desktop';
}
