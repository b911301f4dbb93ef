// The classification of browsers by their user agent.
import { expect, it } from 'vitest';
import { browserOf, deviceOf, systemOf } from './device';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0 Safari/537.36`, 'Chrome', 'Windows', 'desktop'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge', 'Windows', 'desktop'],
  [`Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/130.0 Mobile Safari/537.36 EdgA/130`, 'Edge', 'Android', 'mobile'],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/130 Mobile Safari/537.36`, 'Chrome', 'Android', 'mobile'],
  [`Mozilla/5.0 (Linux; Android 13; SM-X700) ${webkit} Chrome/130 Safari/537.36`, 'Chrome', 'Android', 'tablet'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17 Mobile/1 Safari/604.1',
    'Safari',
    'iOS',
    'mobile',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) CriOS/130 Mobile Safari/604.1', 'Chrome', 'iOS', 'mobile'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) FxiOS/130 Mobile Safari/605', 'Firefox', 'iOS', 'mobile'],
  ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) Version/12 Mobile/1 Safari/604.1', 'Safari', 'iOS', 'tablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17 Safari/605.1.15', 'Safari', 'macOS', 'desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux', 'desktop'],
  ['Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', 'IE', 'Windows', 'desktop'],
  ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.0)', 'IE', 'Windows', 'desktop'],
  ['curl/8.0', 'Other', 'Other', 'desktop'],
  ['', 'Other', 'Other', 'desktop'],
])('%s', (agent, browser, system, device) => {
  expect([browserOf(agent), systemOf(agent), deviceOf(agent)]).toEqual([browser, system, device]);
});

it('an iPad that requests desktop pages is recognised', () => {
  const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17 Safari/605.1.15';
  expect([systemOf(agent, 5), deviceOf(agent, 5)]).toEqual(['iOS', 'tablet']);
});
