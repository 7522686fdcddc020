import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

/** A list of linkable services, with a copy for each of these changes. */
function clients(...changes: object[]): string {
  const client = { id: 'alice', name: { rus: 'Алиса' }, redirect_uris: ['https://alice.example/broker'] };
  return JSON.stringify(changes.map((change) => Object.assign({}, client, change)));
}

/** With an outside database. */
const outside = {
  KADR_DATA: '/tmp/x',
  DATABASE_URL: 'postgres://db/kadr',
  KADR_SECRET: 's'.repeat(32),
  KADR_CONTENT_KEY: '0f'.repeat(32),
};

/** With a delivery network. */
const edge = { KADR_STREAM_URL: 'https://cdn.example/films' };
const { privateKey: rsaKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

it('runs everything with the sandbox when the environment says nothing', () => {
  const config = readConfig({ KADR_DATA: '/tmp/x' });
  expect([...config.roles]).toEqual(['web', 'api', 'media', 'worker']);
  expect(config).toMatchObject({
    port: 3000,
    databaseUrl: null,
    demo: 'on',
    s3: null,
    streamLimit: 3,
    staffSessions: { lifetime: 43_200, idle: 1800 },
    outside: { sms: 'sandbox', licence: 'sandbox' },
    isSandboxOpen: false,
    mayWebhooksBeInner: false,
  });
});

it('treats an empty variable as absent', () => {
  expect(readConfig({ KADR_DATA: '/tmp/x', PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
  });
});

it.each([
  [{ PORT: 'http' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ KADR_ROLES: 'web,opera' }, /KADR_ROLES/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL.*postgres/],
  [{ DATABASE_URL: 'postgres://db/kadr' }, /KADR_SECRET[^]*KADR_CONTENT_KEY/],
  [{ KADR_CONTENT_KEY: 'f'.repeat(63) }, /KADR_CONTENT_KEY.*64/],
  [{ KADR_LICENCE_URL: 'https://licences.example' }, /KADR_LICENCE_SECRET/],
  [{ KADR_LICENCE_SECRET: 'short' }, /KADR_LICENCE_SECRET.*32/],
  [{ KADR_FRONT_PATH: 'kadr-storage' }, /KADR_FRONT_PATH/],
  [{ KADR_EDGE: 'fastly', ...edge }, /KADR_EDGE/],
  [{ KADR_EDGE: 'nginx', KADR_EDGE_KEY: 'x'.repeat(32) }, /KADR_STREAM_URL: is required/],
  [{ KADR_EDGE: 'nginx', ...edge }, /KADR_EDGE_KEY: is required/],
  [{ KADR_EDGE: 'nginx', ...edge, KADR_EDGE_KEY: 'short' }, /KADR_EDGE_KEY: .*32 characters/],
  [{ KADR_EDGE: 'akamai', ...edge, KADR_EDGE_KEY: 'x'.repeat(32) }, /KADR_EDGE_KEY: .*hexadecimal/],
  [{ KADR_EDGE: 'cloudfront', ...edge, KADR_EDGE_KEY: 'x' }, /KADR_EDGE_KEY: .*RSA/],
  [{ KADR_EDGE: 'cloudfront', ...edge, KADR_EDGE_KEY: rsaKey }, /KADR_EDGE_KEY_ID: is required/],
  [{ KADR_UPLOAD_GIGABYTES: '0' }, /KADR_UPLOAD_GIGABYTES/],
  [{ KADR_STREAM_LIMIT: '0' }, /KADR_STREAM_LIMIT/],
  [{ KADR_STREAM_LIMIT: 'three' }, /KADR_STREAM_LIMIT/],
  [{ KADR_CONSOLE_HOURS: '169' }, /KADR_CONSOLE_HOURS/],
  [{ KADR_CONSOLE_IDLE_MINUTES: '0' }, /KADR_CONSOLE_IDLE_MINUTES/],
  [{ KADR_SANDBOX_OPEN: 'yes' }, /KADR_SANDBOX_OPEN/],
  [{ KADR_COUNTRY: 'Russia' }, /KADR_COUNTRY.*two capital letters/],
  [{ KADR_SECRET: 'short' }, /KADR_SECRET.*32/],
  [{ KADR_S3_ENDPOINT: 'https://s3' }, /KADR_S3_BUCKET/],
  [{ KADR_MAIL_URL: 'https://mail' }, /KADR_MAIL_URL/],
  [{ KADR_SMS_URL: 'sms:gateway' }, /KADR_SMS_URL/],
  [{ KADR_MIGRATION_URL: 'provider' }, /KADR_MIGRATION_URL/],
  [{ KADR_AUTH_APPS: 'alice:short' }, /KADR_AUTH_APPS.*32/],
  [{ KADR_OAUTH_CLIENTS: '{' }, /KADR_OAUTH_CLIENTS.*JSON/],
  [
    { KADR_OAUTH_CLIENTS: clients({ redirect_uris: ['http://alice.example/'] }) },
    /KADR_OAUTH_CLIENTS.*https/,
  ],
  [
    { KADR_OAUTH_CLIENTS: clients({ redirect_uris: ['https://alice.example/#a'] }) },
    /KADR_OAUTH_CLIENTS.*fragment/,
  ],
  [{ KADR_OAUTH_CLIENTS: clients({ secret: 'short' }) }, /KADR_OAUTH_CLIENTS.*32/],
  [{ KADR_OAUTH_CLIENTS: clients({ is_pkce_optional: true }) }, /KADR_OAUTH_CLIENTS.*PKCE/],
  [{ KADR_OAUTH_CLIENTS: clients({}, {}) }, /KADR_OAUTH_CLIENTS.*twice/],
  [{ KADR_ERRORS_URL: 'javascript:alert(1)' }, /KADR_ERRORS_URL/],
  [{ KADR_IMAGES_URL: 'cdn.example' }, /KADR_IMAGES_URL/],
  [{ KADR_WATCHERS_URL: 'ftp://x' }, /KADR_WATCHERS_URL/],
  [{ KADR_TELEPORT_KEYS: 'one-key-only' }, /KADR_TELEPORT_KEYS/],
  [{ KADR_TELEPORT_KEYS: 'k1,k2' }, /KADR_TELEPORT_KEYS/],
  [{ KADR_PAYMENTS: 'yookassa', KADR_YOOKASSA_SHOP_ID: '100500' }, /KADR_YOOKASSA_SECRET/],
  [{ KADR_YOOKASSA_VAT: '18' }, /KADR_YOOKASSA_VAT/],
  [{ KADR_PAYMENTS: 'yookassa', KADR_YOOKASSA_SECRET: 's'.repeat(16) }, /KADR_YOOKASSA_SHOP_ID/],
  [{ KADR_PAYMENTS: 'stripe', KADR_STRIPE_PUBLIC_KEY: 'pk_1', KADR_STRIPE_SECRET: 'sk_1' }, /WEBHOOK_SECRET/],
  [{ KADR_PAYMENTS: 'stripe', KADR_STRIPE_PUBLIC_KEY: 'sk_1' }, /KADR_STRIPE_PUBLIC_KEY.*pk_/],
  [{ KADR_PAYMENTS: 'arca', KADR_ARCA_USER: 'kadr_api' }, /KADR_ARCA_PASSWORD/],
  [{ ...outside, KADR_PAYMENTS: 'sandbox' }, /KADR_PAYMENTS.*DATABASE_URL/],
  [{ KADR_BANK_PORT: '-1' }, /KADR_BANK_PORT/],
  [{ KADR_BANK_URL: 'bank' }, /KADR_BANK_URL/],
  [{ PORT: 'x', KADR_DEMO: 'maybe' }, /PORT[^]*KADR_DEMO/],
])('names the variable at fault, case %#', (environment, message) => {
  expect(() => readConfig({ KADR_DATA: '/tmp/x', ...environment })).toThrow(ConfigError);
  expect(() => readConfig({ KADR_DATA: '/tmp/x', ...environment })).toThrow(message);
});

it('takes the addresses that browsers are told, and is content without', () => {
  expect(readConfig({ KADR_DATA: '/tmp/x' })).toMatchObject({
    imagesUrl: '/images',
    streamUrl: '/stream',
    frontPath: null,
    edge: null,
    watchersUrl: null,
    watchersKey: null,
    errorsUrl: null,
  });
  expect(
    readConfig({
      KADR_DATA: '/tmp/x',
      KADR_IMAGES_URL: 'https://cdn.example/pictures/',
      KADR_STREAM_URL: 'https://cdn.example/films/',
      KADR_FRONT_PATH: '/kadr-storage/',
      KADR_WATCHERS_URL: 'https://watchers.example/collect',
      KADR_WATCHERS_KEY: 'k',
      KADR_ERRORS_URL: 'https://key@errors.example/7',
    }),
  ).toMatchObject({
    imagesUrl: 'https://cdn.example/pictures',
    streamUrl: 'https://cdn.example/films',
    frontPath: '/kadr-storage/',
    watchersUrl: 'https://watchers.example/collect',
    watchersKey: 'k',
    errorsUrl: 'https://key@errors.example/7',
  });
});

it('takes a delivery network that checks signed addresses, with its key', () => {
  const given = { KADR_DATA: '/tmp/x', ...edge };
  expect(readConfig({ ...given, KADR_EDGE: 'akamai', KADR_EDGE_KEY: '52a1'.repeat(8) }).edge).toEqual({
    network: 'akamai',
    key: Buffer.from('52a1'.repeat(8), 'hex'),
  });
  expect(readConfig({ ...given, KADR_EDGE: 'nginx', KADR_EDGE_KEY: 'x'.repeat(32) }).edge).toEqual({
    network: 'nginx',
    secret: 'x'.repeat(32),
  });
  expect(
    readConfig({
      ...given,
      KADR_EDGE: 'cloudfront',
      KADR_EDGE_KEY: rsaKey.replaceAll('\n', String.raw`\n`),
      KADR_EDGE_KEY_ID: 'K2JCJMDEHXQW5F',
    }).edge,
  ).toMatchObject({ network: 'cloudfront', keyId: 'K2JCJMDEHXQW5F' });
});

it('has peer delivery where there are keys for it (DR-041, DR-043)', () => {
  expect(readConfig({ KADR_DATA: '/tmp/x' }).teleport).toBeNull();
  const keys = { KADR_DATA: '/tmp/x', KADR_TELEPORT_KEYS: 'films-key, channels-key' };
  expect(readConfig({ ...keys, KADR_TELEPORT_STUN: 'stun:stun.example:3478' }).teleport).toEqual({
    vodKey: 'films-key',
    liveKey: 'channels-key',
    stun: ['stun:stun.example:3478'],
  });
});

it('takes the country of addresses that are in none, and knows none without (DR-056)', () => {
  expect(readConfig({ KADR_DATA: '/tmp/x' }).country).toBeNull();
  expect(readConfig({ KADR_DATA: '/tmp/x', KADR_COUNTRY: 'AM' }).country).toBe('AM');
});

it('knows by the database whether it is all by itself', () => {
  expect(readConfig({ KADR_DATA: '/tmp/x' })).toMatchObject({ isEmbedded: true, smsFrom: 'Kadr' });
  expect(readConfig(outside)).toMatchObject({ isEmbedded: false });
});

it('gives licences itself unless a provider does, or it is told to', () => {
  const provider = {
    ...outside,
    KADR_LICENCE_URL: 'https://licences.example',
    KADR_LICENCE_SECRET: 'l'.repeat(32),
  };
  expect(readConfig(outside)).toMatchObject({ hasClearKey: true, licenceSecret: null });
  expect(readConfig(provider)).toMatchObject({ hasClearKey: false, licenceSecret: 'l'.repeat(32) });
  expect(readConfig({ ...provider, KADR_CLEARKEY: 'on' })).toMatchObject({ hasClearKey: true });
});

it('takes services that viewers may link, with their redirect addresses', () => {
  const { oauthClients } = readConfig({ KADR_DATA: '/tmp/x', KADR_OAUTH_CLIENTS: clients({}) });
  expect(oauthClients).toEqual([
    {
      id: 'alice',
      name: { rus: 'Алиса' },
      secret: null,
      isPkceOptional: false,
      redirectUris: ['https://alice.example/broker'],
    },
  ]);
  expect(readConfig({ KADR_DATA: '/tmp/x' }).oauthClients).toEqual([]);
});

it('takes apps that may sign viewers in, with their secrets', () => {
  const secret = 'a'.repeat(32);
  const { authApps } = readConfig({
    KADR_DATA: '/tmp/x',
    KADR_AUTH_APPS: `alice:${secret}, bob:${secret}:b`,
  });
  expect([...authApps]).toEqual([
    ['alice', secret],
    ['bob', `${secret}:b`],
  ]);
});

it('leaves the demo out when the database is an outside one', () => {
  expect(readConfig(outside).demo).toBe('off');
});

it('fills the demo as far as it is told', () => {
  for (const demo of ['on', 'first', 'sample', 'off'])
    expect(readConfig({ KADR_DATA: '/tmp/x', KADR_DEMO: demo }).demo).toBe(demo);
});

it.each([
  [{}, { provider: 'sandbox', port: 3001, publicUrl: null }],
  [{ KADR_PAYMENTS: 'sandbox' }, { provider: 'sandbox', port: 3001, publicUrl: null }],
  [
    { KADR_PAYMENTS: 'sandbox', PORT: '0' },
    { provider: 'sandbox', port: 0 },
  ],
  [
    { KADR_PAYMENTS: 'sandbox', KADR_BANK_PORT: '4000', KADR_BANK_URL: 'https://bank.example/' },
    { port: 4000, publicUrl: 'https://bank.example' },
  ],
  [outside, { provider: 'off' }],
  [{ KADR_PAYMENTS: 'off' }, { provider: 'off' }],
  [
    {
      ...outside,
      KADR_PAYMENTS: 'yookassa',
      KADR_YOOKASSA_SHOP_ID: '100500',
      KADR_YOOKASSA_SECRET: 's'.repeat(16),
    },
    { provider: 'yookassa', url: 'https://api.yookassa.ru/v3', shopId: '100500', receipts: null },
  ],
  [
    {
      KADR_PAYMENTS: 'yookassa',
      KADR_YOOKASSA_SHOP_ID: '100500',
      KADR_YOOKASSA_SECRET: 's'.repeat(16),
      KADR_YOOKASSA_VAT: '22',
    },
    { provider: 'yookassa', receipts: { vat: 22 } },
  ],
  [
    {
      KADR_PAYMENTS: 'yookassa',
      KADR_YOOKASSA_SHOP_ID: '100500',
      KADR_YOOKASSA_SECRET: 's'.repeat(16),
      KADR_YOOKASSA_VAT: 'none',
    },
    { provider: 'yookassa', receipts: { vat: null } },
  ],
  [
    {
      KADR_PAYMENTS: 'stripe',
      KADR_STRIPE_PUBLIC_KEY: 'pk_1',
      KADR_STRIPE_SECRET: 'sk_1',
      KADR_STRIPE_WEBHOOK_SECRET: 'whsec_1',
    },
    { provider: 'stripe', url: 'https://api.stripe.com', scriptUrl: 'https://js.stripe.com/v3/' },
  ],
  [
    {
      KADR_PAYMENTS: 'arca',
      KADR_ARCA_USER: 'kadr_api',
      KADR_ARCA_PASSWORD: 'a-password',
      KADR_ARCA_URL: 'https://bank.example/payment/rest/',
    },
    { provider: 'arca', url: 'https://bank.example/payment/rest', userName: 'kadr_api' },
  ],
])('cards are taken by whom %j says', (environment, payments) => {
  expect(readConfig({ KADR_DATA: '/tmp/x', ...environment })).toMatchObject({ payments });
});

it('drains behind a load balancer: with an outside database, where it answers viewers', () => {
  const drain = (environment: Record<string, string>): number => readConfig(environment).drainSeconds;
  expect(drain({ KADR_DATA: '/tmp/x' })).toBe(0);
  expect(drain(outside)).toBe(10);
  expect(drain({ ...outside, KADR_ROLES: 'worker' })).toBe(0);
  expect(drain({ ...outside, KADR_DRAIN_SECONDS: '0' })).toBe(0);
  expect(() => drain({ ...outside, KADR_DRAIN_SECONDS: '301' })).toThrow(/KADR_DRAIN_SECONDS/);
});

it('takes the address of a NATS server, and of nothing else', () => {
  const at = (KADR_NATS_URL: string) => readConfig({ KADR_DATA: '/tmp/x', KADR_NATS_URL }).natsUrl;
  expect([at('nats://nats:4222'), at('tls://kadr:secret@nats:4222'), at('')]).toEqual([
    'nats://nats:4222',
    'tls://kadr:secret@nats:4222',
    null,
  ]);
  expect(() => at('http://nats:4222')).toThrow(/^KADR_NATS_URL: /);
});

it('takes the address of Valkey or Redis, and of nothing else', () => {
  const at = (KADR_VALKEY_URL: string) => readConfig({ KADR_DATA: '/tmp/x', KADR_VALKEY_URL }).valkeyUrl;
  expect([at('valkey://:secret@valkey:6379/1'), at('rediss://redis'), at('')]).toEqual([
    'valkey://:secret@valkey:6379/1',
    'rediss://redis',
    null,
  ]);
  expect(() => at('http://valkey:6379')).toThrow(/^KADR_VALKEY_URL: /);
});

it('takes the address of PostgreSQL itself beside that of a pooler', () => {
  const listen = { DATABASE_LISTEN_URL: 'postgres://db:5432/kadr' };
  const replica = { DATABASE_REPLICA_URL: 'postgres://standby:5432/kadr' };
  expect(readConfig({ ...outside, ...listen }).databaseListenUrl).toBe(listen.DATABASE_LISTEN_URL);
  expect(readConfig({ ...outside, ...replica }).databaseReplicaUrl).toBe(replica.DATABASE_REPLICA_URL);
  for (const one of [listen, replica])
    expect(() => readConfig({ KADR_DATA: '/tmp/x', ...one })).toThrow(/^DATABASE_URL: /);
});
