// Renders a page as the server does, through the functions that the server module exports: its calls, their responses, the document.
import { plan, render } from '@/entry-server';
import type { Head } from '@/lib/page';
import type { Personal } from '@/lib/personal';
import type { Shop } from '@/lib/shop';
import { answersTo, shop, textsOf } from './catalogueFixtures';

type Rendered = { html: string; status: number; redirect: string | null; head: Head };

/** `own` overrides data of the shop. `personal` is the person for whom the page is rendered, if any. */
export function renderPage(
  url: string,
  known: Record<string, unknown>,
  own: Partial<Shop> = {},
  personal: Personal | null = null,
): Rendered & { api: string[] } {
  const visitor = personal?.visitor;
  const request = JSON.stringify({ url, shop: { ...shop, ...own, path: url }, visitor, personal });
  const { api } = JSON.parse(plan(request)) as { api: string[] };
  const [html, frame] = render(request, textsOf(answersTo(api, known)));
  return { ...(JSON.parse(frame) as Omit<Rendered, 'html'>), html, api };
}
