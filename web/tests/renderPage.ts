// Draws a page as the server does: plan, answers, render, all through the module's own doors.
import { plan, render } from '@/entry-server';
import type { Head } from '@/lib/page';
import type { Shop } from '@/lib/shop';
import { answersTo, shop } from './catalogueFixtures';

type Rendered = { html: string; status: number; redirect: string | null; head: Head };

/** `own`: what is different about this shop. */
export function renderPage(
  url: string,
  known: Record<string, unknown>,
  own: Partial<Shop> = {},
): Rendered & { api: string[] } {
  const request = JSON.stringify({ url, shop: { ...shop, ...own, path: url } });
  const { api } = JSON.parse(plan(request)) as { api: string[] };
  const [html, frame] = render(request, JSON.stringify(answersTo(api, known)));
  return { ...(JSON.parse(frame) as Omit<Rendered, 'html'>), html, api };
}
