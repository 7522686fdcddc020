import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestApi } from '@kadr/api/testing/api';
import type { TestApi } from '@kadr/api/testing/api';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { trustOf } from '../http/exchange.ts';
import { createHttpServer } from '../http/http-server.ts';
import type { HttpServer } from '../http/http-server.ts';
import { openTelemetry } from './telemetry.ts';
import type { Telemetry } from './telemetry.ts';

/** The part of a span of OTLP that is read here. */
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

let collector: Server;
let sent: SentSpan[];
let telemetry: Telemetry;
let test: TestApi;
let server: HttpServer;
let site: string;

const collectorUrl = (): string => `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;

beforeAll(async () => {
  collector = createServer((req, res) => {
    const take = async (): Promise<void> => {
      const { resourceSpans } = JSON.parse(await text(req)) as {
        resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
      };
      sent.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    take().catch(() => res.writeHead(500).end());
  });
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void collector.close());
beforeEach(() => {
  sent = [];
});
afterEach(async () => {
  await server.close(0);
  await test.close();
});

async function serveTraced(traces: { readonly url: string; readonly ratio: number }): Promise<void> {
  telemetry = await openTelemetry({ metrics: null, traces, roles: new Set(['api']) });
  test = await createTestApi(telemetry.observer && { observer: telemetry.observer });
  telemetry.statements(test.pool);
  const caller = {
    requestId: 'request-1',
    ip: '203.0.113.7',
    host: 'kadr.example',
    protocol: 'https',
  } as const;
  server = createHttpServer({
    routes: [{ path: '/api', handle: (req, res) => test.api.handle(req, res, caller) }],
    trust: trustOf([]),
    log: pino({ level: 'silent' }),
    observe: telemetry.request,
  });
  site = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
}

it('sends a request with its operation and its statements below it, and no word of the viewer', async () => {
  await serveTraced({ url: collectorUrl(), ratio: 1 });
  await fetch(`${site}/api/media_items?query=a-word-of-a-viewer`);
  await telemetry.close();
  const root = sent.find(({ parentSpanId }) => parentSpanId === undefined || parentSpanId === '');
  const operation = sent.find(({ name }) => name === 'mediaItems.list');
  const statements = sent.filter(({ name }) => name.startsWith('statement '));
  expect(root?.name).toMatch(/^GET /);
  expect(operation).toMatchObject({ parentSpanId: root?.spanId, traceId: root?.traceId });
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements)
    expect(statement).toMatchObject({ parentSpanId: operation?.spanId, traceId: root?.traceId });
  expect(root?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
  expect(JSON.stringify(sent)).not.toContain('a-word-of-a-viewer');
});

it('gives each request a trace, whatever trace the client names', async () => {
  await serveTraced({ url: collectorUrl(), ratio: 1 });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await fetch(`${site}/api/media_items`, { headers: { traceparent } });
  await fetch(`${site}/api/channels`, { headers: { traceparent } });
  await telemetry.close();
  const roots = sent.filter(({ name }) => name.startsWith('GET '));
  expect(new Set(roots.map(({ traceId }) => traceId)).size).toBe(2);
  expect(JSON.stringify(sent)).not.toContain('0af7651916cd43dd8448eb211c80319c');
});

it('traces no request where the share is zero', async () => {
  await serveTraced({ url: collectorUrl(), ratio: 0 });
  expect((await fetch(`${site}/api/media_items`)).status).toBe(200);
  await telemetry.close();
  expect(sent).toEqual([]);
});

it('goes on where the collector is away', async () => {
  await serveTraced({ url: 'http://127.0.0.1:9/v1/traces', ratio: 1 });
  expect((await fetch(`${site}/api/media_items`)).status).toBe(200);
  await telemetry.close();
  expect(sent).toEqual([]);
});
