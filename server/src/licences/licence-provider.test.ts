import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { KadrError } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLicenceProvider, httpLicenceProvider } from './licence-provider.ts';

const secret = 'a secret that is shared with the provider';
const now = new Date('2026-03-01T12:00:00Z');
const challenge = {
  body: new Uint8Array([8, 1, 0, 255, 13, 10]),
  contentType: 'application/octet-stream',
  soapAction: null,
};
const playback = {
  assetId: 'abcdef0123456789',
  keyIds: ['00112233445566778899aabbccddeeff'],
  playbackSessionId: '2b1e7a52-60b8-4a51-9a0e-51e39a7ea9b9',
};

/** The requests to the provider, and its next answer. */
let seen: { path: string; method: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
let respond: (res: ServerResponse) => void = () => {};
let url: string;

const upstream = createServer((req, res) => {
  void buffer(req).then((body) => {
    seen.push({ path: req.url ?? '', method: req.method ?? '', headers: req.headers, body });
    respond(res);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    upstream.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/kadr/`;
});
afterAll(() => {
  upstream.closeAllConnections();
  upstream.close();
});
beforeEach(() => {
  seen = [];
  respond = (res) =>
    res.writeHead(200, { 'content-type': 'application/octet-stream' }).end(Buffer.from([0, 254]));
});

const provider = (patience?: number) =>
  httpLicenceProvider(url, { secret, now: () => now, ...(patience !== undefined && { patience }) });
const errorOf = async (call: Promise<unknown>): Promise<unknown> => {
  const thrown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  return thrown instanceof KadrError ? thrown.error : thrown;
};

describe('a licence request', () => {
  it.each(['widevine', 'playready', 'fairplay'] as const)(
    'of %s arrives byte for byte, with the pre-authorization header, and its answer comes back (DR-003, DR-006)',
    async (system) => {
      const soapAction =
        system === 'playready' ? '"http://schemas.microsoft.com/DRM/2007/03/AcquireLicense"' : null;
      const answer = await provider().licence(system, { ...challenge, soapAction }, playback);
      expect([...answer.body]).toEqual([0, 254]);
      expect(seen).toHaveLength(1);
      const [{ path, method, headers, body } = { path: '', method: '', headers: {}, body: Buffer.of() }] =
        seen;
      expect([method, path, [...body]]).toEqual(['POST', `/kadr/${system}`, [...challenge.body]]);
      expect(headers['content-type']).toBe('application/octet-stream');
      expect(headers['soapaction'] ?? null).toBe(soapAction);
      expect(headers.cookie).toBeUndefined();
      const [head = '', claims = '', signature] = String(headers['x-pre-authorization']).split('.');
      expect(signature).toBe(createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url'));
      expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
        asset_id: playback.assetId,
        key_ids: playback.keyIds,
        playback_session_id: playback.playbackSessionId,
        exp: now.getTime() / 1000 + 60,
      });
    },
  );

  it.each<[string, string, (res: ServerResponse) => void]>([
    ['LICENCE_REFUSED', 'a refusal', (res) => res.writeHead(403).end('a secret reason')],
    ['UNAVAILABLE', 'a fault', (res) => res.writeHead(500).end('a secret stack')],
    ['UNAVAILABLE', 'too many requests', (res) => res.writeHead(429).end()],
    [
      'UNAVAILABLE',
      'another address',
      (res) => res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['UNAVAILABLE', 'a connection that breaks', (res) => res.destroy()],
    ['UNAVAILABLE', 'more than a licence can be', (res) => res.writeHead(200).end(Buffer.alloc(300 * 1024))],
  ])('ends in %s at %s, and says nothing of the answer', async (name, _what, answer) => {
    respond = answer;
    const call = provider().licence('widevine', challenge, playback);
    expect(await errorOf(call)).toBe(name);
    await expect(call).rejects.not.toThrow(/secret/);
  });

  it('is given up when the provider says nothing', async () => {
    respond = () => {};
    expect(await errorOf(provider(50).licence('widevine', challenge, playback))).toBe('UNAVAILABLE');
  });

  it('never comes back as a page', async () => {
    respond = (res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<script>');
    const { contentType } = await provider().licence('widevine', challenge, playback);
    expect(contentType).toBe('application/octet-stream');
  });
});

it('keeps FairPlay’s certificate for an hour, and a failure not at all (DR-007)', async () => {
  const one = provider();
  respond = (res) => res.writeHead(503).end();
  expect(await errorOf(one.certificate())).toBe('UNAVAILABLE');
  respond = (res) => res.writeHead(200).end('certificate');
  const answers = await Promise.all([one.certificate(), one.certificate()]);
  expect(answers.map(({ body }) => Buffer.from(body).toString())).toEqual(['certificate', 'certificate']);
  expect(seen.map(({ path, method }) => [method, path])).toEqual([
    ['GET', '/kadr/fairplay/certificate'],
    ['GET', '/kadr/fairplay/certificate'],
  ]);
});

it('is nobody unless the configuration names one', () => {
  const outside = { licence: 'sandbox' } as Parameters<typeof createLicenceProvider>[0]['outside'];
  expect(createLicenceProvider({ outside, licenceSecret: null })).toBeNull();
  expect(
    createLicenceProvider({ outside: { ...outside, licence: url }, licenceSecret: secret }),
  ).not.toBeNull();
});
