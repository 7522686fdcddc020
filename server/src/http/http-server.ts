import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isDatabaseAway } from '@kadr/api';
import { errors, KadrError } from '@kadr/contract';
import type { ErrorBody, ErrorName } from '@kadr/contract';
import { isDisconnect } from '@kadr/media';
import type { Logger } from 'pino';
import { Answer } from './answer.ts';
import { Exchange } from './exchange.ts';
import type { Trust } from './exchange.ts';
import { bodyPace, watchBodies } from './slow-bodies.ts';
import type { BodyPace } from './slow-bodies.ts';

/** Answers a request and returns true, or leaves it to the next route. */
export type Handler = (
  req: IncomingMessage,
  res: ServerResponse,
  exchange: Exchange,
) => boolean | Promise<boolean>;

export interface Route {
  /** Prefix of the request's target. */
  readonly path: string;
  readonly handle: Handler;
}

/** A request under way, as measurements see it. */
export interface ObservedRequest {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly exchange: Exchange;
}

/** Runs `answer`, which never rejects; the request ends when `res` is closed. */
export type ObserveRequest = (request: ObservedRequest, answer: () => Promise<void>) => Promise<void>;

/** Takes over connections that ask for another protocol, WebSockets. */
export interface Upgrades {
  /** Whether it takes this one; others are answered as if no upgrade had been requested. */
  isFor(req: IncomingMessage): boolean;
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer, exchange: Exchange): Promise<void>;
}

export interface HttpServerOptions {
  /** Tried in turn, if they have the request's path; the first that answers ends the search. */
  readonly routes: readonly Route[];
  readonly upgrades?: Upgrades;
  readonly trust: Trust;
  readonly log: Logger;
  /** Around every request; optional. */
  readonly observe?: ObserveRequest | undefined;
  /** `bodyPace` by default. */
  readonly pace?: BodyPace;
}

export interface HttpServer {
  /** Listens and returns the port. @throws the system's error (`EADDRINUSE`, `EACCES`). */
  listen(port: number, host: string): Promise<number>;
  /** Ends each connection with its next answer: clients, load balancers among them, open their next one elsewhere. */
  drain(): void;
  /** Accepts no new requests, lets those under way end for `grace` milliseconds, then cuts them. */
  close(grace: number): Promise<void>;
}

/** Answers a request with an error of the contract, unless an answer has begun. */
export function sendError(res: ServerResponse, error: KadrError): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const body: ErrorBody = { description: error.message, error_code: error.code };
  const bytes = Buffer.from(JSON.stringify(body));
  res.writeHead(error.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
  });
  res.end(bytes);
}

/** Refusals of unreadable requests, by the code of the error. */
const refusals: Readonly<Record<string, readonly [status: string, name: ErrorName]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'INVALID_INPUT'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'REQUEST_TIMEOUT'],
};

/** Logs an answer, at a level that depends on its status. */
function record(
  log: Logger,
  { method, url }: IncomingMessage,
  { statusCode: status, writableFinished }: ServerResponse,
  { requestId, milliseconds }: { readonly requestId: string; readonly milliseconds: number },
): void {
  // Without the query: stream addresses carry their token in it.
  const entry = { requestId, method, path: url?.split('?')[0], status, ms: Math.round(milliseconds) };
  if (!writableFinished) log.debug(entry, 'the client went away');
  else if (status >= 500) log.error(entry, 'request');
  else if (status >= 400) log.info(entry, 'request');
  else log.debug(entry, 'request');
}

/** Answers data that are not a request. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, name] = refusals[error.code ?? ''] ?? ['400 Bad Request', 'INVALID_INPUT'];
  const body = JSON.stringify({
    description: errors[name].description,
    error_code: errors[name].code,
  } satisfies ErrorBody);
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Answers a request whose handling threw. */
function fail(log: Logger, res: ServerResponse, requestId: string, error: unknown): void {
  if (error instanceof KadrError && error.status < 500) return sendError(res, error);
  if (isDatabaseAway(error)) return sendError(res, new KadrError('UNAVAILABLE'));
  // The client went away, or was already told that it is too slow: the reading of its body failed.
  if (isDisconnect(error) && (res.destroyed || res.writableEnded)) return void res.destroy();
  log.error({ requestId, err: error }, 'a request failed');
  sendError(res, new KadrError(error instanceof KadrError ? error.error : 'INTERNAL'));
}

/** Finds the route of a request, and logs its answer. Never rejects. */
async function answer(
  { routes, log }: Pick<HttpServerOptions, 'routes' | 'log'>,
  { req, res, exchange }: ObservedRequest,
): Promise<void> {
  const begun = performance.now();
  const { requestId } = exchange;
  // Writing to a client that has left is not an error.
  res.on('error', () => res.destroy());
  const target = req.url ?? '';
  let isAnswered = false;
  try {
    for (const { path, handle } of routes) {
      if (!target.startsWith(path)) continue;
      exchange.route = path;
      const answered = handle(req, res, exchange);
      // A synchronous answer need not wait for a turn of the queue.
      isAnswered = typeof answered === 'boolean' ? answered : await answered;
      if (isAnswered) break;
    }
    if (!isAnswered) throw new KadrError('NOT_FOUND');
  } catch (error) {
    fail(log, res, requestId, error);
  }
  // Most answers are not logged, so nothing waits for their end.
  if (res.statusCode < 400 && !log.isLevelEnabled('debug')) return;
  const tell = (): void => record(log, req, res, { requestId, milliseconds: performance.now() - begun });
  if (res.closed) tell();
  else res.once('close', tell);
}

/** The one HTTP server of a process: finds each request's handler, logs, and catches faults last. */
export function createHttpServer({
  routes,
  upgrades,
  trust,
  log,
  observe,
  pace = bodyPace,
}: HttpServerOptions): HttpServer {
  const bodies = watchBodies(pace, (req, res) => {
    // The client retries, so the first request must not take effect after that.
    res.once('finish', () => req.destroy());
    sendError(res, new KadrError('REQUEST_TIMEOUT'));
  });
  let isDraining = false;
  const server = createServer(
    {
      ServerResponse: Answer,
      requestTimeout: 0,
      headersTimeout: 20_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 32 * 1024,
      shouldUpgradeCallback: (req) => upgrades?.isFor(req) ?? false,
    },
    (req, res) => {
      if (isDraining) res.shouldKeepAlive = false;
      bodies.watch(req, res);
      const exchange = new Exchange(req, trust);
      res.exchange = exchange;
      const request = { req, res, exchange };
      if (observe === undefined) void answer({ routes, log }, request);
      else void observe(request, () => answer({ routes, log }, request));
    },
  );
  server.on('upgrade', (req, socket, head) => {
    const exchange = new Exchange(req, trust);
    // From here on this is the only listener, and a client may leave at any moment.
    socket.on('error', () => socket.destroy());
    upgrades?.upgrade(req, socket, head, exchange).catch((error: unknown) => {
      log.error({ requestId: exchange.requestId, err: error }, 'failed to upgrade a connection');
      socket.destroy();
    });
  });
  server.on('clientError', refuseUnreadable);

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          const address = server.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      }),
    drain: () => {
      isDraining = true;
    },
    close: (grace) =>
      new Promise((resolve) => {
        bodies.close();
        const cut = setTimeout(() => server.closeAllConnections(), grace);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
