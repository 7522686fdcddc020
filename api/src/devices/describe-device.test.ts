import { expect, it } from 'vitest';
import { describeDevice, terminalName } from './describe-device.ts';

it.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'computer',
    'Safari, macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'phone',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'tablet',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.211 Safari/537.36 WebAppManager',
    'tv',
    'WebOS Browser, WebOS',
  ],
  [
    'Mozilla/5.0 (PlayStation; PlayStation 5/9.00) AppleWebKit/605.1.15 (KHTML, like Gecko)',
    'console',
    'PlayStation',
  ],
  ['curl/8.0', 'other', expect.any(String)],
  ['<script>alert(1)</script>', 'other', expect.any(String)],
  ['', 'other', ''],
])('%s is a %s', (userAgent, typeIcon, title) => {
  const description = describeDevice(userAgent);
  expect(description).toEqual({ typeIcon, title });
  expect(description.title.length).toBeLessThanOrEqual(80);
});

it('says the kind in the viewer’s language', () => {
  expect([terminalName('tv', 'rus'), terminalName('tv', 'eng'), terminalName('tv', 'hye')]).toEqual([
    'Телевизор',
    'TV',
    'Հեռուստացույց',
  ]);
});
