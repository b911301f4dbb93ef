// E-mails received by the mail server: found by their recipient and the path of their link.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect } from '@playwright/test';

/** Waits for an e-mail to this address with a link to this path, and returns the link. Each link is returned only once. */
export async function linkFor(address: string, path: string, used: ReadonlySet<string> = new Set()): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      () => {
        found = emailsTo(address)
          .flatMap((email) => linksIn(email, path))
          .find((link) => !used.has(link));
        return found;
      },
      { message: `an e-mail to ${address} that leads to ${path}`, timeout: 30_000 },
    )
    .toBeTruthy();
  return found ?? '';
}

/** The texts of all e-mails to an address, the latest first. */
export function emailsTo(address: string): string[] {
  const folder = process.env.E2E_MAIL ?? '';
  if (!existsSync(folder)) return [];
  // `tmp` contains e-mails that are still being delivered, whose files disappear a moment later.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith(`tmp${sep}`))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && !file.endsWith('.part'))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const emails = files.map((file) => readFileSync(file, 'utf8'));
  return emails.filter((email) => new RegExp(`^To:.*${escaped(address)}`, 'im').test(email)).map(decoded);
}

function linksIn(email: string, path: string): string[] {
  const links = email.matchAll(new RegExp(`https?://[^\\s"'<>]+?${escaped(path)}\\?token=[\\w.~-]+`, 'g'));
  return [...new Set([...links].map(([link]) => link))];
}

/** Decodes parts in base64 or quoted-printable. */
function decoded(email: string): string {
  return email
    .split(/^--\S+$/m)
    .map((part) => {
      const [head = '', ...body] = part.split(/\r?\n\r?\n/);
      const text = body.join('\n\n');
      if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
      if (!/quoted-printable/i.test(head)) return text;
      const bytes = text
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString('utf8');
    })
    .join('\n');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
