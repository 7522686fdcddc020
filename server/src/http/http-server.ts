import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, KadrError } from '@kadr/contract';
import type { ErrorBody } from '@kadr/contract';
import type { Logger } from 'pino';
import { exchangeOf } from './exchange.ts';
import type { Exchange, Trust } from './exchange.ts';

/** Answers a request and says so, or leaves it to the next handler. */
export type Handler = (req: IncomingMessage, res: ServerResponse, exchange: Exchange) => Promise<boolean>;

export interface HttpServerOptions {
  /** Asked in turn; the first that answers ends the search. */
  readonly handlers: readonly Handler[];
  readonly trust: Trust;
  readonly log: Logger;
}

export interface HttpServer {
  /** Listens and gives the port. @throws the system's error (`EADDRINUSE`, `EACCES`). */
  listen(port: number, host: string): Promise<number>;
  /** Takes no new requests, lets those under way end for `grace` milliseconds, then cuts them. */
  close(grace: number): Promise<void>;
}

/** Answers a request with an error of the contract, unless an answer has begun. */
export function sendError(res: ServerResponse, error: KadrError): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const body: ErrorBody = { description: error.message, error_code: error.code };
  res.writeHead(error.status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  res.end(JSON.stringify(body));
}

/** The one HTTP server of a process: gives each request its id, finds its handler, is the last to catch a fault. */
export function createHttpServer({ handlers, trust, log }: HttpServerOptions): HttpServer {
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const exchange = exchangeOf(req, trust);
    const begun = performance.now();
    res.setHeader('x-request-id', exchange.requestId);
    res.setHeader('x-content-type-options', 'nosniff');
    if (exchange.protocol === 'https')
      res.setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains');
    res.once('close', () => {
      if (res.statusCode < 400 && !log.isLevelEnabled('debug')) return;
      const entry = {
        requestId: exchange.requestId,
        method: req.method,
        // Without the query: stream addresses carry their token in it.
        path: req.url?.split('?')[0],
        status: res.statusCode,
        ms: Math.round(performance.now() - begun),
      };
      if (res.statusCode >= 500) log.error(entry, 'request');
      else if (res.statusCode >= 400) log.info(entry, 'request');
      else log.debug(entry, 'request');
    });
    try {
      for (const handler of handlers) {
        if (await handler(req, res, exchange)) return;
      }
      sendError(res, new KadrError('NOT_FOUND'));
    } catch (error) {
      if (error instanceof KadrError && error.status < 500) return sendError(res, error);
      log.error({ requestId: exchange.requestId, err: error }, 'a request failed');
      sendError(res, new KadrError(error instanceof KadrError ? error.error : 'INTERNAL'));
    }
  };

  const server = createServer(
    { requestTimeout: 0, headersTimeout: 20_000, keepAliveTimeout: 65_000, maxHeaderSize: 32 * 1024 },
    (req, res) => {
      void answer(req, res);
    },
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
    const body = JSON.stringify({
      description: errors.INVALID_INPUT.description,
      error_code: errors.INVALID_INPUT.code,
    } satisfies ErrorBody);
    return socket.end(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  });

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
    close: (grace) =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), grace);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
