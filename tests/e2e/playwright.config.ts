// Browser tests: the real binary with the demo catalogue, in the system's Chromium at phone and desktop width.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';

/** Possible paths of programs with these names, in the order of the names. */
function named(names: string[]): string[] {
  return names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
}

const chromium = ['chromium', 'chromium-browser', 'google-chrome'];
const executablePath = [process.env.CHROMIUM, ...named(chromium)].find((path) => path && existsSync(path));
const port = Number(process.env.E2E_PORT ?? 8092);
// Workers evaluate this file again: they get the same folders from the environment.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'vitrina-e2e-'));
process.env.E2E_MAIL ??= join(process.env.E2E_DATA, 'inbox');
const { E2E_DATA: data, E2E_MAIL: inbox } = process.env;
const mailPort = port + 1000;
const sslcommerzPort = port + 1001;
// The system's packages belong to the system's Python, which need not be the first on the PATH.
const python = ['python3', '/usr/bin/python3'].find((name) => knows(name, 'aiosmtpd')) ?? 'python3';

function knows(interpreter: string, module: string): boolean {
  try {
    execFileSync(interpreter, ['-c', `import ${module}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * The main tests in the system's Firefox, if there is one that Playwright can control: it does so by WebDriver BiDi, with
 * commands that an older Firefox ESR does not know.
 */
const firefox = [process.env.FIREFOX, ...named(['firefox-esr', 'firefox'])].find((path) => path && existsSync(path));
// Evaluated once; workers read the result from their environment.
process.env.E2E_FIREFOX ??= firefox && starts(firefox) ? 'yes' : 'no';

/** Whether Playwright can start this Firefox and open a page in it; prints the reason if not. */
function starts(executablePath: string): boolean {
  const program = `
    import { firefox } from '@playwright/test';
    try {
      const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: process.argv[1], timeout: 30_000 });
      await (await browser.newPage()).goto('data:text/html,<p>ready</p>');
      await browser.close();
    } catch (error) {
      console.log(error.message.split('\\n')[0]);
    }`;
  const options = ['--input-type=module', '--eval', program, executablePath];
  let reason: string;
  try {
    reason = execFileSync(process.execPath, options, { encoding: 'utf8', timeout: 60_000 }).trim();
  } catch (error) {
    // It hung or crashed.
    reason = (error as Error).message.split('\n')[0] ?? '';
  }
  if (reason) console.warn(`The tests run in Chromium only: Playwright cannot drive ${executablePath}: ${reason}`);
  return !reason;
}

const timed = 'interaction.spec.ts';
// `make proof` runs the tests in more languages, the dark pages at both widths, and `looks.spec.ts`.
const all = process.env.TEST_PROOF === '1';
const more = all ? '' : '|@proof';
const inFirefox: Project = {
  name: 'firefox',
  testMatch: [
    'account.spec.ts',
    'cart.spec.ts',
    'checkout.spec.ts',
    'forms.spec.ts',
    'listing.spec.ts',
    'navigation.spec.ts',
    'product.spec.ts',
    'search.spec.ts',
    'shell.spec.ts',
    'wishlist.spec.ts',
  ],
  // Over BiDi, Firefox does not parse <noscript> when JavaScript is disabled, and a page in the background gets no focus.
  grepInvert: new RegExp(`@phone${more}|without JavaScript|while it has the pointer or the focus`),
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: firefox, args: [], firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 } },
  },
};

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // On a busy machine a test may exceed a time limit; a test that fails twice fails, and one that passes on the second try is
  // listed as flaky.
  retries: 1,
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
      grepInvert: new RegExp(`@desktop${more}`),
      testIgnore: timed,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: new RegExp(`@phone${more}`),
      testIgnore: all ? timed : [timed, 'dark.spec.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Timings are measured one after the other, while nothing else runs; these tests repeat what was too slow themselves.
    { name: 'timed', testMatch: timed, dependencies: ['phone', 'desktop'], workers: 1, retries: 0 },
    ...(process.env.E2E_FIREFOX === 'yes' ? [inFirefox] : []),
  ],
  // For test authors: E2E_REUSE=1 uses the running servers, the shop on E2E_PORT with its e-mails in E2E_MAIL.
  webServer: [
    {
      name: 'mail',
      command: `${python} -m aiosmtpd -n -c aiosmtpd.handlers.Mailbox ${inbox} -l 127.0.0.1:${mailPort}`,
      port: mailPort,
      reuseExistingServer: process.env.E2E_REUSE === '1',
    },
    {
      name: 'sslcommerz',
      command: `node sslcommerz.mjs ${sslcommerzPort}`,
      port: sslcommerzPort,
      reuseExistingServer: process.env.E2E_REUSE === '1',
    },
    {
      name: 'shop',
      // Most tests show blank pictures.
      command: `../../target/debug/vitrina demo --no-warm-up --data ${data} --listen 127.0.0.1:${port}`,
      url: `http://localhost:${port}/readyz`,
      env: {
        // The tests set client addresses in X-Forwarded-For.
        VITRINA_TRUSTED_PROXIES: '127.0.0.1',
        VITRINA_MAIL_TRANSPORT: `smtp://127.0.0.1:${mailPort}`,
        VITRINA_PAYMENTS_SSLCOMMERZ_URL: `http://127.0.0.1:${sslcommerzPort}`,
        VITRINA_COUNTRY_BD_SSLCOMMERZ_STORE_ID: 'vitrina_test',
        VITRINA_COUNTRY_BD_SSLCOMMERZ_STORE_PASSWORD: 'a password of tests',
      },
      timeout: 240_000,
      reuseExistingServer: process.env.E2E_REUSE === '1',
    },
  ],
});
