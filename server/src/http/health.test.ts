import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import type { Role } from '../config/config.ts';
import type { Exchange } from './exchange.ts';
import { healthHandler } from './health.ts';

async function ask(url: string, roles: readonly Role[], { isThere = true, isStopping = false } = {}) {
  let status = 0;
  let body = '';
  const handle = healthHandler({
    roles: new Set(roles),
    isDatabaseThere: () => Promise.resolve(isThere),
    isStopping: () => isStopping,
    demo: () => null,
  });
  const res = { writeHead: (code: number) => (status = code), end: (text: string) => (body = text) };
  const isAnswered = await handle(
    { url } as IncomingMessage,
    res as unknown as ServerResponse,
    {} as unknown as Exchange,
  );
  return isAnswered ? { status, body: JSON.parse(body) as object } : null;
}

it.each<[readonly Role[], number]>([
  [['media'], 200],
  [['web'], 200],
  [['web', 'media'], 200],
  [['api'], 503],
  [['worker'], 503],
  [['web', 'api', 'media', 'worker'], 503],
])('with the database away, a process of %j is ready with %i', async (roles, status) => {
  expect((await ask('/ready', roles, { isThere: false }))?.status).toBe(status);
  expect((await ask('/ready', roles))?.status).toBe(200);
  expect((await ask('/ready', roles, { isStopping: true }))?.status).toBe(503);
  expect(await ask('/health', roles, { isThere: false })).toEqual({ status: 200, body: { status: 'ok' } });
});

it('speaks for one role of several, and says what it does without the database', async () => {
  const all: readonly Role[] = ['web', 'api', 'media'];
  expect(await ask('/ready/media', all, { isThere: false })).toMatchObject({
    status: 200,
    body: {
      status: 'ready',
      database: 'unreachable',
      roles: { media: expect.stringContaining('films') },
    },
  });
  expect(await ask('/ready/api', all, { isThere: false })).toMatchObject({
    status: 503,
    body: { roles: { api: 'not ready' } },
  });
  expect(await ask('/ready/worker', all)).toBeNull();
});
