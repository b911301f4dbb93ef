// The page labels of the server's metrics are those of the route table. After adding a page, run
// `npx vitest run tests/clientEvents --update`.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pageRoutes } from '@/routes';

const file = fileURLToPath(new URL('../../server/src/client_events/pages.json', import.meta.url));

it('every page has a label in /metrics, and every label has a page', async () => {
  const starts = new Set(pageRoutes.map(({ path }) => path.split('/')[1]?.toLowerCase()));
  await expect(`${JSON.stringify([...starts].sort(), null, 2)}\n`).toMatchFileSnapshot(file);
});
