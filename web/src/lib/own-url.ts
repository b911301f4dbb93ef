// Which targets stay in this shop. A target from an address or from storage is used only through `ownUrl`.

const origin = 'http://shop.invalid';

/** The target, when it is a path of this shop however a browser reads it; null when it could lead to another host. */
export function ownUrl(target: string | null): string | null {
  if (!target || !/^\/[^\\\p{Cc}]*$/u.test(target)) return null;
  try {
    const url = new URL(target, origin);
    // Dots are resolved by now: "/.//evil.example" has become "//evil.example", which as a link is another host.
    return url.origin === origin && !url.pathname.includes('//') ? target : null;
  } catch {
    return null;
  }
}
