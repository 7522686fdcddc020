import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { adOriginsOf, adServersOf } from './ad-servers.ts';

const configured = (environment: Record<string, string> = {}) =>
  readConfig({ KADR_DATA: '/tmp/x', ...environment });
const grown = {
  DATABASE_URL: 'postgres://x/y',
  KADR_SECRET: 's'.repeat(32),
  KADR_CONTENT_KEY: 'a'.repeat(64),
};

it('the main ad server is the sandbox’s where there is a sandbox, and nobody’s otherwise (AD-038)', () => {
  expect(adServersOf(configured())).toMatchObject({ main: '/sandbox/ads/vast' });
  expect(adServersOf(configured(grown))).toEqual({
    main: null,
    others: new Map([['own', '/api/ads/vast']]),
  });
});

it('servers of others have names, for the toggle, and their origins are what pages may talk to (AD-038)', () => {
  const config = configured({
    ...grown,
    KADR_ADVERTISING_URL: 'https://ads.example/vast?zone=7',
    KADR_ADVERTISING_SERVERS: 'second=https://second.example:8443/v?a=1&b=2, third=https://ads.example/other',
    KADR_ADVERTISING_PARTNER: '42',
  });
  expect(adServersOf(config)).toEqual({
    main: 'https://ads.example/vast?zone=7',
    others: new Map([
      ['second', 'https://second.example:8443/v?a=1&b=2'],
      ['third', 'https://ads.example/other'],
      ['own', '/api/ads/vast'],
    ]),
  });
  expect(adOriginsOf(config)).toEqual(['https://ads.example', 'https://second.example:8443']);
  expect(config.adPartnerId).toBe(42);
  expect(configured().adPartnerId).toBeNull();
  expect(adOriginsOf(configured())).toEqual([]);
});

it.each([
  'main=https://x.example',
  'none=https://x.example',
  'own=https://x.example',
  'x=ftp://x.example',
  'https://x.example',
  'x=',
])('refuses “%s” as a server', (KADR_ADVERTISING_SERVERS) => {
  expect(() => configured({ KADR_ADVERTISING_SERVERS })).toThrow('KADR_ADVERTISING_SERVERS');
});
