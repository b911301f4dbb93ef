// The data that every document of a tab shares: menus, header and the home page's content. It is kept in session storage, so that
// the tab's next document need not request it again; entries keep their age and are revalidated like all cached responses.
import type { ApiCache, KeptAnswer } from '@/api/cache';
import { type GetPath, isCallTo } from '@/api/get';

export const sessionCacheKey = 'vitrina.website';

const calls: readonly GetPath[] = [
  '/api/navigation',
  '/api/setupHomepage/web/getSetupDataByType',
  '/api/media-slider/slider/web/findByUsagesType/{type}/{usage}',
  '/api/homePartnerInstagram/web/getHomepageDataByType',
  '/api/event/web/findAllActive',
];

type Stored = { release: string; answers: KeptAnswer[] };

/** Restores what this tab stored, unless it was stored by another `release` of the web app. */
export function restoreSessionCache(cache: ApiCache, release: string): void {
  const stored = read();
  if (stored?.release === release) cache.restore(stored.answers);
}

/** Stores the data whenever the document is left. */
export function storeSessionCache(cache: ApiCache, release: string): void {
  window.addEventListener('pagehide', () => {
    const answers = cache.kept((key) => calls.some((path) => isCallTo(key, path)));
    write({ release, answers });
  });
}

function read(): Stored | null {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(sessionCacheKey) ?? 'null') as Stored | null;
    return stored && Array.isArray(stored.answers) && stored.answers.every(isAnswer) ? stored : null;
  } catch {
    return null;
  }
}

function isAnswer({ key, answer, fetchedAt }: KeptAnswer): boolean {
  return typeof key === 'string' && answer?.status === 200 && typeof fetchedAt === 'number';
}

function write(stored: Stored): void {
  try {
    window.sessionStorage.setItem(sessionCacheKey, JSON.stringify(stored));
  } catch {
    // Without storage, the next document requests the data.
  }
}
