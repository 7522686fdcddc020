import { request } from 'node:http';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { trustOf } from './http/exchange.ts';
import { healthHandler } from './http/health.ts';
import { createHttpServer } from './http/http-server.ts';
import type { HttpServer } from './http/http-server.ts';
import { stopAnswering } from './stop-answering.ts';

/** The status and the `connection` header of an answer, or the code of the error. */
function ask(port: number, path: string): Promise<string> {
  return new Promise((resolve) => {
    const req = request({ host: '127.0.0.1', port, path }, (res) => {
      res.resume().on('end', () => resolve(`${res.statusCode} ${res.headers.connection}`));
    });
    req.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? '')).end();
  });
}

async function serve(state: { isStopping: boolean }, slow: Promise<void>): Promise<[HttpServer, number]> {
  const health = healthHandler({
    roles: new Set(['web']),
    isDatabaseThere: () => Promise.resolve(true),
    isStopping: () => state.isStopping,
    demo: () => null,
  });
  const server = createHttpServer({
    routes: [
      { path: '/ready', handle: health },
      {
        path: '/slow',
        handle: async (_, res) => {
          await slow;
          res.end('late');
          return true;
        },
      },
      {
        path: '/',
        handle: (_, res) => {
          res.end('page');
          return true;
        },
      },
    ],
    trust: trustOf([]),
    log: pino({ level: 'silent' }),
  });
  return [server, await server.listen(0, '127.0.0.1')];
}

it('takes requests while /ready already answers 503, then closes sockets and the listener', async () => {
  const state = { isStopping: false };
  const slow = Promise.withResolvers<void>();
  const drained = Promise.withResolvers<void>();
  const [server, port] = await serve(state, slow.promise);
  const events: string[] = [];
  expect(await ask(port, '/ready')).toBe('200 keep-alive');

  const underWay = ask(port, '/slow');
  const stopped = stopAnswering(
    {
      state,
      config: { drainSeconds: 7 },
      tracker: null,
      api: {
        push: {
          close: async () => {
            // Pages come back through a balancer that has noticed, and answers under way are not cut for them.
            events.push(`sockets closed, ${await ask(port, '/')}`);
            slow.resolve();
          },
        },
      },
    },
    server,
    (milliseconds) => {
      events.push(`drains for ${milliseconds}`);
      return drained.promise;
    },
  );
  expect(await ask(port, '/ready')).toBe('503 close');
  expect(await ask(port, '/')).toBe('200 close');
  expect(events).toEqual(['drains for 7000']);

  drained.resolve();
  await stopped;
  expect(events).toEqual(['drains for 7000', 'sockets closed, 200 close']);
  expect(await underWay).toMatch(/^200/);
  expect(await ask(port, '/')).toBe('ECONNREFUSED');
});
