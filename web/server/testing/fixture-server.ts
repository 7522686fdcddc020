import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, analyticsEventSchema, createSessionInputSchema, languages } from '@kadr/contract';
import type * as PlayerStreams from '@kadr/player/playground/streams';
import { marked } from '@kadr/testing/marks';
import { browserRoutes } from '../../build/browser-routes.ts';
import type { Language } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { readCookies } from '@kadr/http';
import { createWeb } from '../web.ts';
import type { Web, WebOptions } from '../web-types.ts';
import { fixtureClient } from './fixture-client.ts';
import { pushNothing } from './silent-push.ts';

export interface FixtureServerOptions extends Partial<Omit<WebOptions, 'clientFor'>> {
  readonly port?: number;
  readonly rows?: number;
  readonly onCall?: (operation: string) => void | Promise<void>;
  /** Called for every request that reaches `/api`. */
  readonly onApiRequest?: (method: string, path: string) => void;
  /** Replaces the fixture client. */
  readonly alter?: (client: KadrClient) => KadrClient;
  /** Whether there are streams: the player's own film as every channel and every programme. */
  readonly hasStreams?: boolean;
  /** Called for every request for a stream. */
  readonly onStreamRequest?: (address: string) => void;
  /** Whether this server lacks a file. */
  readonly isMissing?: (path: string) => boolean;
  /** Whether the push channel opens and then stays silent. */
  readonly hasSilentPush?: boolean;
}

export interface FixtureServer {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly web: Web;
  close(): Promise<void>;
}

/** A real HTTP server over the fixture catalogue: pages, pictures, and the part of `/api` that the browser uses. */
export async function startFixtureServer(options: FixtureServerOptions = {}): Promise<FixtureServer> {
  const streams = options.hasStreams ? await import('@kadr/player/playground/streams') : null;
  await streams?.makeAll();
  let web: Web | null = null;
  const server = createServer((req, res) => {
    void answer({ options, streams, web }, req, res).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      if (!res.headersSent) res.writeHead(500);
      res.end();
    });
  });
  const endPush = options.hasSilentPush === true ? pushNothing(server) : null;
  const url = await new Promise<string>((resolve, reject) => {
    const { port = 0 } = options;
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`);
    });
  });
  web = await marked('page server', () => createWeb(webOptionsOf(options, url)));
  return {
    url,
    web,
    async close() {
      endPush?.();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await web?.close();
    },
  };
}

interface FixtureContext {
  readonly options: FixtureServerOptions;
  readonly streams: typeof PlayerStreams | null;
  /** Null while the server starts. */
  readonly web: Web | null;
}

async function answer(ctx: FixtureContext, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { options, streams, web } = ctx;
  const path = req.url ?? '/';
  if (options.isMissing?.(path)) return void res.writeHead(404).end();
  if (streams !== null && path.startsWith('/stream/')) {
    options.onStreamRequest?.(path);
    return streams.sendFile(streamFile(path), res);
  }
  if (path.startsWith('/images/')) return drawPicture(path, res);
  if (path.startsWith('/api/')) {
    const { pathname, searchParams } = new URL(path, 'http://fixture');
    options.onApiRequest?.(req.method ?? '', pathname);
    const asked = searchParams.get('lang') ?? readCookies(req.headers.cookie)['language'];
    const language = languages.find((known) => known === asked) ?? 'rus';
    return answerApi(clientOf(options, language, isSignedIn(req.headers.cookie)), req, res);
  }
  // The header that the real server adds to every answer.
  res.setHeader('server-timing', 'request;desc="fixture"');
  await web?.handle(req, res, {
    requestId: 'fixture',
    ip: '127.0.0.1',
    host: req.headers.host ?? 'localhost',
    protocol: 'http',
  });
}

function isSignedIn(cookies: string | undefined): boolean {
  return readCookies(cookies)['session_state'] === 'normal';
}

function clientOf(
  { onCall, rows, alter }: FixtureServerOptions,
  language: Language,
  isViewer: boolean,
): KadrClient {
  const client = fixtureClient({
    language,
    isSignedIn: isViewer,
    ...(onCall && { onCall }),
    ...(rows !== undefined && { rows }),
  });
  return alter?.(client) ?? client;
}

function webOptionsOf(options: FixtureServerOptions, publicUrl: string): WebOptions {
  const {
    port: _port,
    rows: _rows,
    onCall: _onCall,
    onApiRequest: _onApiRequest,
    hasStreams: _hasStreams,
    onStreamRequest: _onStreamRequest,
    isMissing: _isMissing,
    hasSilentPush: _hasSilentPush,
    alter: _alter,
    ...own
  } = options;
  return {
    mode: 'production',
    clientFor: ({ language, cookies }) => clientOf(options, language, cookies['session_state'] === 'normal'),
    describe: (name, language) => `${language}: ${errors[name].description}`,
    isSignedIn,
    publicUrl,
    brandByRequest: true,
    imagesBaseUrl: '/images',
    revision: 'fixture',
    log: {
      warn: () => {},
      error: (fields, message) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
    },
    ...own,
  };
}

async function answerApi(client: KadrClient, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = new URL(req.url ?? '/', 'http://fixture');
  const [, , resource = '', id = '', part = ''] = url.pathname.split('/').map(decodeURIComponent);
  const calls: Record<string, () => Promise<unknown>> = {
    'POST sessions demo': () => client.session.createDemo(),
    'POST sessions ': async () => client.session.create(createSessionInputSchema.parse(await json(req))),
    'PUT session ': () => client.session.refresh(),
    'DELETE session ': () => client.session.end(),
    'POST promo_codes id': async () => client.promoCodes.redeem({ code: String(await fieldOf(req, 'code')) }),
    'GET feature_toggles id': () => client.toggles.get({ key: id }),
    'POST events ': async () =>
      client.analytics.record({
        events: analyticsEventSchema.array().parse(await fieldOf(req, 'events')),
      }),
  };
  const call =
    calls[`${req.method ?? ''} ${resource} ${id === 'demo' ? id : part || (id && 'id')}`] ??
    operationAt(client, req, url);
  try {
    if (!call)
      throw Object.assign(new Error('There is nothing at this address.'), { status: 404, code: 1_000_404 });
    const body = JSON.stringify(await call());
    const cookie =
      id === 'demo'
        ? { 'set-cookie': ['session=fixture; Path=/; HttpOnly', 'session_state=demo; Path=/'] }
        : {};
    res.writeHead(200, { 'content-type': 'application/json', ...cookie }).end(body);
  } catch (error) {
    const {
      status = 500,
      code = 1_000_500,
      message = '',
    } = error as { status?: number; code?: number; message?: string };
    res
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ description: message, error_code: code }));
  }
}

/** The operation at an address by the contract's own table, with the parameters from path, query and body. */
function operationAt(client: KadrClient, req: IncomingMessage, url: URL): (() => Promise<unknown>) | null {
  const parts = url.pathname.split('/').slice(2).map(decodeURIComponent);
  for (const [group, operations] of Object.entries(browserRoutes())) {
    for (const [name, [method, path]] of Object.entries(operations)) {
      const pattern = path.split('/').slice(1);
      const fits =
        method === req.method &&
        pattern.length === parts.length &&
        pattern.every((piece, at) => piece.startsWith('{') || piece === parts[at]);
      if (!fits) continue;
      const inPath = pattern.flatMap((piece, at) =>
        piece.startsWith('{') ? [[piece.slice(1, -1), parts[at]] as const] : [],
      );
      const operation: unknown = Reflect.get(Reflect.get(client, group) ?? {}, name);
      if (typeof operation !== 'function') return null;
      return async () => {
        const body: unknown = method === 'GET' ? {} : await json(req).catch(() => ({}));
        const { lang: _, ...query } = Object.fromEntries(url.searchParams);
        const input = { ...query, ...(typeof body === 'object' ? body : {}), ...Object.fromEntries(inPath) };
        return Reflect.apply(operation, null, [input]);
      };
    }
  }
  return null;
}

async function fieldOf(req: IncomingMessage, name: string): Promise<unknown> {
  const body: unknown = await json(req);
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

/** `/stream/live/{channel}/…` and `/stream/archive/{channel}/{times}/…`, where the player's playground has its film. */
function streamFile(path: string): string {
  return path
    .replace(/^\/stream\/live\/lighthouse\//, '/lighthouse/')
    .replace(/^\/stream\/live\/[^/]+\//, '/live/')
    .replace(/^\/stream\/archive\/[^/]+\/[^/]+\//, '/lighthouse/');
}

/** Draws a placeholder picture: a tone derived from its address, so that layouts can be judged. */
function drawPicture(path: string, res: ServerResponse): void {
  const hue = Number.parseInt(path.slice(8, 24).replace(/\D/g, '') || '0', 10) % 360;
  res.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=600' });
  res.end(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 230" preserveAspectRatio="none"><rect width="160" height="230" fill="hsl(${hue} 45% 22%)"/><circle cx="110" cy="70" r="60" fill="hsl(${(hue + 40) % 360} 60% 45%)"/></svg>`,
  );
}
