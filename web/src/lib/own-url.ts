// Checks that redirect targets stay in this shop. A target from a URL or from storage must be used only through `ownUrl`.

const origin = 'http://shop.invalid';

/** The target, if browsers resolve it to a path of this shop; null if it could lead to another host. */
export function ownUrl(target: string | null): string | null {
  if (!target || !/^\/[^\\\p{Cc}]*$/u.test(target)) return null;
  try {
    const url = new URL(target, origin);
    // Dot segments are resolved by now: "/.//evil.example" has become "//evil.example", which as a link is another host.
    return url.origin === origin && !url.pathname.includes('//') ? target : null;
  } catch {
    return null;
  }
}
