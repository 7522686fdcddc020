import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { brandForHost, brands } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import type { Language } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { brandFiles } from './brand-files.ts';
import { loadBuiltApp } from './built-app.ts';
import { createPageCache } from './page-cache.ts';
import { createPages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import { createStaticFiles } from './static-files.ts';

/** Who a page's calls are made for. */
export interface ClientInfo {
  readonly brand: Brand;
  readonly language: Language;
  /** Empty for a page that is kept: it is the same for every anonymous viewer. */
  readonly cookies: Readonly<Record<string, string>>;
  /** Of the viewer whose request made the page be rendered. */
  readonly ip: string;
  readonly host: string;
  readonly protocol: 'http' | 'https';
  readonly requestId: string;
}

/** The part of a log that is used here, as pino has it. */
export interface WebLog {
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

export interface WebOptions {
  /** `production` serves the build in `web/dist`, `development` the sources through Vite. */
  readonly mode: 'production' | 'development';
  /** The API, called directly: one client per page. */
  readonly clientFor: (info: ClientInfo) => KadrClient;
  /** Whether a `cookie` header is that of a signed-in viewer, whose pages are rendered for him alone. */
  readonly isSignedIn: (cookies: string) => boolean;
  /** Origin that viewers use, for canonical and share addresses; null follows the request's own host. */
  readonly publicUrl: string | null;
  /** Lets `?brand=` and the cookie `brand` choose the brand, for machines that have one host name for all of them. */
  readonly brandByRequest: boolean;
  /** Address before a picture's path: `/images`, or a delivery network's. */
  readonly imagesBaseUrl: string;
  /** Further origins from which pictures and streams may come (Content-Security-Policy); none when left out. */
  readonly mediaOrigins?: readonly string[];
  /** Names this build; a browser that runs another one reloads (SS-036). */
  readonly revision: string;
  readonly log: WebLog;
  /** Pages kept for anonymous viewers: 64 MB, fresh for 5 s, stale for another 60 s, unless said otherwise (bytes, ms). */
  readonly cache?: { readonly maxBytes?: number; readonly freshFor?: number; readonly staleFor?: number };
  /** Folder of the build to serve; `web/dist` when left out. */
  readonly dist?: string;
  /** Milliseconds of a monotonic clock; `performance.now` when left out. */
  readonly now?: () => number;
}

/** What is known of a request before it is answered; the server's exchange is one. */
export interface Exchange {
  readonly requestId: string;
  readonly ip: string;
  /** Host with port, as the viewer addressed it, known to be well formed. */
  readonly host: string;
  readonly protocol: 'http' | 'https';
}

export interface Web {
  /** Answers every request; resolves to true once it has. @throws only what is a fault of ours. */
  handle(req: IncomingMessage, res: ServerResponse, exchange: Exchange): Promise<boolean>;
  /** Forgets kept pages, so that a change of the catalogue shows at once. */
  clearPages(): void;
  close(): Promise<void>;
}

const root = path.join(import.meta.dirname, '..');

/** The web room: pages, the files they are made of, and `/app_info` (RT-084). @throws when there is no build to serve. */
export async function createWeb(options: WebOptions): Promise<Web> {
  const isDevelopment = options.mode === 'development';
  const dist = options.dist ?? path.join(root, 'dist');
  const development = isDevelopment
    ? await (await import('./development-app.ts')).startDevelopmentApp(root)
    : null;
  const app = development ?? (await loadBuiltApp(dist));
  const files = createStaticFiles(isDevelopment ? null : path.join(dist, 'client'));
  const { maxBytes = 64 * 1024 * 1024, freshFor = 5000, staleFor = 60_000 } = options.cache ?? {};
  const keep = (bytes: number) =>
    createPageCache({
      maxBytes: bytes,
      freshFor,
      staleFor,
      now: options.now ?? (() => performance.now()),
      onRefreshError: (key, error) =>
        options.log.warn({ page: key, err: error }, 'a kept page could not be rendered anew'),
    });
  const cache = isDevelopment ? null : keep(maxBytes);
  const missing = isDevelopment ? null : keep(maxBytes / 16);
  const filesByBrand = new Map(
    brands.map((brand) => [brand.id, brandFiles(brand, (address, file) => files.add(address, file))]),
  );
  const iconOf = (brand: Brand): string => filesByBrand.get(brand.id)?.icon ?? '/';
  const answerPage = createPages({
    ...options,
    app,
    cache,
    missing,
    brandFiles: filesByBrand,
    security: securityHeaders(options.mediaOrigins ?? [], isDevelopment),
  });

  return {
    async handle(req, res, exchange) {
      const target = req.url ?? '/';
      const mark = target.indexOf('?');
      const pathname = mark === -1 ? target : target.slice(0, mark);
      if (files.handle(req, res, pathname)) return true;
      if (development && (await development.handle(req, res))) return true;
      if (pathname === '/favicon.ico') {
        res
          .writeHead(302, {
            location: iconOf(brandForHost(exchange.host)),
            'cache-control': 'public, max-age=3600',
          })
          .end();
        return true;
      }
      if (files.refuse(req, res, pathname)) return true;
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.writeHead(405, {
          allow: 'GET, HEAD',
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
        });
        res.end('This address does not take that method.\n');
        return true;
      }
      if (pathname === '/app_info') {
        const body = JSON.stringify({ version: options.revision });
        res.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
          'content-length': body.length,
        });
        res.end(req.method === 'HEAD' ? undefined : body);
        return true;
      }
      await answerPage(req, res, exchange);
      return true;
    },
    clearPages() {
      cache?.clear();
      missing?.clear();
    },
    close: () => app.close(),
  };
}
