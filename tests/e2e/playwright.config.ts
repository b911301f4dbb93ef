// Browser tests: the real binary with the demo catalogue, walked in the system's Chromium at phone and desktop width.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { defineConfig } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome'];
const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
const executablePath = [process.env.CHROMIUM, ...onPath].find((path) => path && existsSync(path));
const port = Number(process.env.E2E_PORT ?? 8092);
// Workers read this file again: they get the same folders from the environment.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'vitrina-e2e-'));
process.env.E2E_MAIL ??= join(process.env.E2E_DATA, 'inbox');
const { E2E_DATA: data, E2E_MAIL: inbox } = process.env;
const mailPort = port + 1000;
// The system's packages are for the system's Python, which need not be the first on the PATH.
const python = ['python3', '/usr/bin/python3'].find((name) => knows(name, 'aiosmtpd')) ?? 'python3';

function knows(interpreter: string, module: string): boolean {
  try {
    execFileSync(interpreter, ['-c', `import ${module}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

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
  // For those who write tests: E2E_REUSE=1 takes the servers that run already, the shop on E2E_PORT with its e-mails in E2E_MAIL.
  webServer: [
    {
      name: 'mail',
      command: `${python} -m aiosmtpd -n -c aiosmtpd.handlers.Mailbox ${inbox} -l 127.0.0.1:${mailPort}`,
      port: mailPort,
      reuseExistingServer: process.env.E2E_REUSE === '1',
    },
    {
      name: 'shop',
      command: `../../target/debug/vitrina demo --data ${data} --listen 127.0.0.1:${port}`,
      url: `http://localhost:${port}/readyz`,
      env: { VITRINA_MAIL_TRANSPORT: `smtp://127.0.0.1:${mailPort}` },
      timeout: 240_000,
      reuseExistingServer: process.env.E2E_REUSE === '1',
    },
  ],
});
