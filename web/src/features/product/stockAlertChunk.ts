// The stock alert form as a separate chunk: few variants are sold out. The server's build includes the form directly
// (vite.config.ts). `lazy`, because until the chunk is loaded, hydration must leave the form as the server rendered it.
import { lazy } from 'react';
import { defineChunk } from '@/lib/chunks';

const chunk = defineChunk('src/features/product/StockAlertForm.tsx', () => import('./StockAlertForm'));

export const StockAlertForm = lazy(async () => ({ default: (await loadOnceOnline()).StockAlertForm }));

/**
 * Never rejects, which would replace the whole page with the error page. As long as the chunk cannot be loaded, the server's form
 * stays usable, for the browser submits it; a form that is not in the document keeps its placeholder.
 */
async function loadOnceOnline(): Promise<Awaited<ReturnType<typeof chunk.load>>> {
  try {
    return await chunk.load();
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadOnceOnline();
  }
}
