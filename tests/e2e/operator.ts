// The shop's own binary, as an operator runs it next to the running server.
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../target/debug/vitrina', import.meta.url));
const shopData = () => process.env.E2E_DATA ?? '';

/** Runs a command and returns its output. */
export function vitrina(...args: string[]): string {
  return inFolder(shopData(), args);
}

function inFolder(data: string, args: readonly string[]): string {
  return execFileSync(program, [...args, '--yes', '--data', data], { encoding: 'utf8' });
}

/** Runs the waiting jobs of a kind now. */
export function runWaiting(kind: string): void {
  const jobs = JSON.parse(vitrina('jobs', 'list', '--kind', kind, '--json')) as { id: number }[];
  if (jobs.length > 0) vitrina('jobs', 'retry', ...jobs.map(({ id }) => String(id)));
}

/** A shop whose clock is the given number of days ahead. */
export type LaterShop = {
  vitrina(...args: string[]): string;
  /** The URL of a country's page on this shop's server. */
  url(country: string, path: string): string;
};

/** Time-dependent tests use a copy of the shop's data with a moved clock, so that other tests are not affected. */
export function copyOfShop(): { at(days: number, act: (shop: LaterShop) => Promise<void>): Promise<void> } {
  const data = mkdtempSync(join(tmpdir(), 'vitrina-later-'));
  const backup = join(data, 'shop.backup');
  vitrina('backup', backup, '--database-only');
  for (const file of ['demo.txt', 'affiliates.key'])
    if (existsSync(join(shopData(), file))) copyFileSync(join(shopData(), file), join(data, file));
  inFolder(data, ['restore', backup]);
  return {
    at: async (days, act) => {
      const server = await serveAhead(data, String(days));
      try {
        await act(server.shop);
      } finally {
        await server.stop();
      }
    },
  };
}

async function serveAhead(data: string, days: string): Promise<{ shop: LaterShop; stop(): Promise<void> }> {
  const moved = ['--days-ahead', days];
  const server = spawn(program, ['serve', '--listen', '127.0.0.1:0', '--data', data, ...moved], {
    env: { ...process.env, VITRINA_TRUSTED_PROXIES: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stderr.on('data', (part: Buffer) => {
      output += part;
      const found = /si\.localhost:(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', () => reject(new Error(output)));
  });
  const shop: LaterShop = {
    vitrina: (...args) => inFolder(data, [...args, ...moved]),
    url: (country, path) => `http://${country}.localhost:${port}${path}`,
  };
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return { shop, stop };
}
