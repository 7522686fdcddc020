import { expect, it } from 'vitest';
import { z } from 'zod';
import { createClient } from './client.ts';

const call = (send: () => Promise<Response>, patience = 1000) =>
  createClient({
    url: () => 'http://shop.test/v3',
    shopId: '1',
    secretKey: 'secret-of-the-shop',
    patience,
    send: (_, init) =>
      Promise.race([
        send(),
        new Promise<never>((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
      ]),
  })({ path: '/payments', answer: z.object({ id: z.string() }), once: { key: 'one', body: {} } });
const answer = (status: number, body: string) => () => Promise.resolve(new Response(body, { status }));
const error = (code: string, description = '') => JSON.stringify({ type: 'error', code, description });

it.each([
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['no answer in time', () => new Promise<Response>(() => undefined)],
  ['500', answer(500, error('internal_server_error'))],
  ['503 of a proxy', answer(503, '<html>')],
  ['429', answer(429, error('too_many_requests'))],
  ['404 of a proxy', answer(404, '<html>')],
  ['200 without JSON', answer(200, '<html>')],
  ['200 of another kind', answer(200, '{"type":"list"}')],
  ['an answer without end', answer(200, `"${'x'.repeat(1024 * 1024)}"`)],
])('%s is unknown: nobody can say what was done', async (_, send) => {
  expect(await call(send, 20)).toEqual({ kind: 'unknown' });
});

it('a refusal says why', async () => {
  const body = JSON.stringify({
    type: 'error',
    code: 'invalid_request',
    description: 'No',
    parameter: 'amount',
  });
  expect(await call(answer(400, body))).toEqual({
    kind: 'refused',
    code: 'invalid_request',
    text: 'No',
    parameter: 'amount',
  });
});

it('wrong credentials and a key used for something else are faults, not outcomes', async () => {
  await expect(call(answer(401, error('invalid_credentials')))).rejects.toThrow('rejects our credentials');
  await expect(call(answer(400, error('invalid_request', 'Idempotence key duplicated')))).rejects.toThrow(
    'The key one',
  );
});
