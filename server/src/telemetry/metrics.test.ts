import { createTestApi } from '@kadr/api/testing/api';
import type { TestApi } from '@kadr/api/testing/api';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trustOf } from '../http/exchange.ts';
import { createHttpServer } from '../http/http-server.ts';
import type { HttpServer } from '../http/http-server.ts';
import { openTelemetry } from './telemetry.ts';
import type { Telemetry } from './telemetry.ts';

let telemetry: Telemetry;
let test: TestApi;
let server: HttpServer;
let site: string;
let metricsPort: number;

beforeAll(async () => {
  telemetry = await openTelemetry({
    metrics: { port: 0, host: '127.0.0.1' },
    traces: null,
    roles: new Set(['api']),
  });
  test = await createTestApi(telemetry.observer && { observer: telemetry.observer });
  telemetry.statements(test.pool);
  metricsPort =
    (await telemetry.serve({
      pool: { totalCount: 5, idleCount: 3, waitingCount: 1 },
      pushPages: test.api.push.size,
      service: test.api.gauges,
      now: () => performance.now(),
    })) ?? 0;
  const caller = {
    requestId: 'request-1',
    ip: '203.0.113.7',
    host: 'kadr.example',
    protocol: 'https',
  } as const;
  server = createHttpServer({
    routes: [
      {
        path: '/api',
        handle: (req, res) => test.api.sendKept(req, res, caller.host) || test.api.handle(req, res, caller),
      },
    ],
    trust: trustOf([]),
    log: pino({ level: 'silent' }),
    observe: telemetry.request,
  });
  site = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
});
afterAll(async () => {
  await telemetry.close();
  await server.close(0);
  await test.close();
});

/** Value of a metric with these labels, which may be only some of its labels; undefined while there is none. */
async function valueOf(
  name: string,
  labels: Readonly<Record<string, string>> = {},
): Promise<number | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const line = text
    .split('\n')
    .find(
      (row) =>
        (row.startsWith(`${name}{`) || row.startsWith(`${name} `)) &&
        Object.entries(labels).every(([label, value]) => row.includes(`${label}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
}

it('counts requests by route, method and class of status, and the bytes that they take', async () => {
  const answer = await fetch(`${site}/api/countries`);
  const { length } = await answer.text();
  await (await fetch(`${site}/api/nothing-here`)).text();
  const requests = (status: string) =>
    valueOf('kadr_http_requests_total', { route: '/api', method: 'GET', status });
  await expect.poll(() => requests('2xx')).toBe(1);
  await expect.poll(() => requests('4xx')).toBe(1);
  expect(await valueOf('kadr_http_response_bytes_total', { route: '/api' })).toBeGreaterThan(
    Math.min(length, 100),
  );
  expect(await valueOf('kadr_http_request_duration_seconds_count', { route: '/api' })).toBe(2);
});

it('counts operations by the name of their error, over HTTP and in process', async () => {
  await test.client().channels.list({});
  await expect(test.client().purchases.list({})).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  const operations = (name: string, error: string) =>
    valueOf('kadr_work_total', { kind: 'operation', name, error });
  expect(await operations('channels.list', 'none')).toBe(1);
  expect(await operations('purchases.list', 'SIGN_IN_REQUIRED')).toBe(1);
  expect(await operations('countries.list', 'none')).toBe(1);
});

it('measures statements, and says how the pool is used', async () => {
  await test.pool.query('select 1 as one');
  await expect(test.pool.query('select 1 / 0')).rejects.toThrow('division by zero');
  const selects = (error: string) => valueOf('kadr_work_total', { kind: 'statement', name: 'select', error });
  expect(await selects('none')).toBeGreaterThan(0);
  expect(await selects('INTERNAL')).toBe(1);
  expect(await valueOf('kadr_db_waiting')).toBe(1);
  expect(await valueOf('kadr_db_connections', { state: 'used' })).toBe(2);
});

it('takes what players report, and nothing that is no reason of theirs', async () => {
  telemetry.observer?.playerEvent('playback_start', { startup_seconds: 0.3 });
  telemetry.observer?.playerEvent('playback_start', { startup_seconds: null });
  telemetry.observer?.playerEvent('playback_stop', { reason: 'error' });
  telemetry.observer?.playerEvent('playback_stop', { reason: '<b>' });
  expect(await valueOf('kadr_player_startup_seconds_count')).toBe(1);
  expect(await valueOf('kadr_player_startup_seconds_bucket', { le: '0.5' })).toBe(1);
  expect(await valueOf('kadr_player_stops_total', { reason: 'error' })).toBe(1);
  expect(await valueOf('kadr_player_stops_total', { reason: '<b>' })).toBeUndefined();
});

it('says what waits in the service, with every state of an ingest', async () => {
  expect(await valueOf('kadr_ingests', { state: 'queued' })).toBe(0);
  expect(await valueOf('kadr_payments', { state: 'declined' })).toBe(0);
  expect(await valueOf('kadr_outbox_waiting', { kind: 'webhooks' })).toBe(0);
  expect(await valueOf('kadr_guide_left_seconds')).toBeUndefined();
});

it('keeps metrics apart from the service, and changes nothing where they are off', async () => {
  expect((await fetch(`${site}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/api/countries`)).status).toBe(404);
  const off = await openTelemetry({ metrics: null, traces: null, roles: new Set(['api']) });
  expect(off).toMatchObject({ request: undefined, observer: undefined });
});
