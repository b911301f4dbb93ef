// Browser tests: the real binary with the demo catalogue, walked in the system's Chromium at phone and desktop width.
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { defineConfig } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome'];
const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
const executablePath = [process.env.CHROMIUM, ...onPath].find((path) => path && existsSync(path));
const port = Number(process.env.E2E_PORT ?? 8092);
const data = process.env.E2E_DATA ?? mkdtempSync(join(tmpdir(), 'vitrina-e2e-'));

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    actionTimeout: 15_000,
    baseURL: `http://localhost:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A test that makes sense at one width only says so by its tag.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `../../target/debug/vitrina demo --data ${data} --listen 127.0.0.1:${port}`,
    url: `http://localhost:${port}/readyz`,
    timeout: 240_000,
    // For those who write tests: E2E_REUSE=1 takes the server that runs on E2E_PORT already.
    reuseExistingServer: process.env.E2E_REUSE === '1',
  },
});
