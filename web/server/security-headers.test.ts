import { mainBrand } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import { expect, it } from 'vitest';
import { createSecurity } from './security-headers.ts';

const open: Brand = {
  ...mainBrand,
  id: 'open',
  security: {
    script_hosts: ['https://chat.example'],
    pixel_hosts: ['https://ads.example'],
    ad_hosts: ['https://*.clips.example'],
    frame_hosts: ['https://pay.example'],
    frame_ancestors: ['https://*.partner.example'],
  },
};

const options = {
  mediaOrigins: ['https://cdn.example'],
  adOrigins: ['https://vast.example'],
  paymentOrigins: { connect: ['https://bank.example'], script: [], frame: [] },
  reportOrigins: ['https://errors.example'],
};

function policyOf(brand: Brand, path: string, isDevelopment = false): Record<string, string[]> {
  const headers = createSecurity({ ...options, isDevelopment })(brand, path);
  return Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

it('lets only those scripts and frames in that the brand lists, and never inline ones', () => {
  expect(policyOf(open, '/')).toMatchObject({
    'script-src': ["'self'", 'https://chat.example'],
    'style-src': ["'self'"],
    'frame-src': ["'self'", 'https://pay.example', 'https://chat.example'],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      'https://cdn.example',
      'https://chat.example',
      'https://ads.example',
      'https://vast.example',
      'https://*.clips.example',
    ],
    'media-src': [
      "'self'",
      'blob:',
      'https://cdn.example',
      'https://vast.example',
      'https://*.clips.example',
    ],
    'connect-src': [
      "'self'",
      'https://cdn.example',
      'https://chat.example',
      'https://errors.example',
      'https://vast.example',
      'https://*.clips.example',
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
  expect(policyOf(mainBrand, '/')['script-src']).toEqual(["'self'"]);
});

it('loads of ad servers what is looked at, nothing that runs, and nothing where the brand promises so (AD-063, PF-041)', () => {
  const loading = Object.entries(policyOf(open, '/')).filter(([, sources]) =>
    sources.some((source) => /vast\.example|clips\.example/.test(source)),
  );
  expect(loading.map(([directive]) => directive)).toEqual(['img-src', 'media-src', 'connect-src']);
  const quiet = { ...open, without_external_advertising: true };
  expect(JSON.stringify(policyOf(quiet, '/'))).not.toMatch(/vast\.example|clips\.example/);
});

it('opens only the embed routes to the frames of others, and only to those that the brand lists', () => {
  for (const path of ['/embed/vod/12', '/embed/12', '/embed/tv/3', '/omnichat/12/trailer'])
    expect([path, policyOf(open, path)['frame-ancestors']]).toEqual([
      path,
      ["'self'", 'https://*.partner.example'],
    ]);
  for (const path of [
    '/',
    '/embedded',
    '/embed',
    '/movies/embed/x',
    '/omnichat/12/player',
    '/my/embed/',
    '/%65mbed/vod/1',
  ])
    expect([path, policyOf(open, path)['frame-ancestors']]).toEqual([path, ["'self'"]]);
});

it('lets the page that takes a card run our own code, and talk to the bank alone (CM-059, CM-133)', () => {
  for (const path of ['/pay', '/pay/', '/Pay'])
    expect([path, policyOf(open, path)]).toEqual([
      path,
      {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'https://cdn.example'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", 'https://bank.example'],
        'manifest-src': ["'self'"],
        'frame-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'object-src': ["'none'"],
      },
    ]);
  for (const path of ['/', '/variants', '/embed/buy', '/pay/x', '/payments'])
    expect([path, JSON.stringify(policyOf(open, path))]).toEqual([path, expect.not.stringMatching('bank')]);
});

it('is looser for Vite alone', () => {
  expect(policyOf(open, '/', true)['script-src']).toContain("'unsafe-inline'");
  expect(JSON.stringify(policyOf(open, '/'))).not.toContain('unsafe');
});
