// @vitest-environment jsdom
// How the browser stores the chosen language, and for how long.
import { afterEach, expect, it, vi } from 'vitest';
import { chooseTheme, languageCookie, preferLanguage } from './cookies';

const written: string[] = [];
const cookie = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
afterEach(() => {
  written.length = 0;
  vi.unstubAllGlobals();
});

it('keeps the language that was chosen and that it was chosen, for a year of 31,536,000 seconds', () => {
  preferLanguage('sl');
  expect(written).toEqual([
    'locale_lang=sl; Path=/; Max-Age=31536000; SameSite=Lax',
    'locale_prefer=sl; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
});

it('sets Secure only over TLS', () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  preferLanguage('bn');
  expect(written).toEqual([
    'locale_lang=bn; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    'locale_prefer=bn; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ]);
});

it('deletes a colour scheme that follows the system again', () => {
  chooseTheme('dark');
  chooseTheme(null);
  expect(written).toEqual([
    'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax',
    'theme=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

it('reads the chosen language back', () => {
  cookie.mockRestore();
  expect(languageCookie()).toBe('');
  preferLanguage('at');
  expect(languageCookie()).toBe('at');
});
