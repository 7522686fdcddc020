import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '@kadr/brands';
import { encodingOf, isNotModified, readCookies } from '@kadr/http';
import type { FreshPage, KeptPage, PageCache } from './page-cache.ts';
import { brandOf } from './page-request.ts';
import type { Refuse } from './refusal.ts';
import { isSitemap, writeSitemap } from './sitemap.ts';
import type { Exchange, WebOptions } from './web-types.ts';

export interface SearchEnginesOptions extends Pick<
  WebOptions,
  'clientFor' | 'brandByRequest' | 'log' | 'mode'
> {
  /** Sitemaps as they were written; null writes each for every request (development). */
  readonly cache: PageCache | null;
  readonly originOf: (brand: Brand, exchange: Exchange) => string;
  readonly refuse: Refuse;
}

/** Answers `/robots.txt` and the sitemaps; false for every other address. */
type AnswerSearchEngine = (
  req: IncomingMessage,
  res: ServerResponse,
  exchange: Exchange,
  pathname: string,
) => boolean | Promise<true>;

/** Paths that search engines must not index: calls, streams, and a viewer's own pages. */
const closed = ['/api/', '/stream/', '/my$', '/my/'];

/** Tells search engines per brand which pages exist and which they may read. */
export function createSearchEngines({
  cache,
  clientFor,
  originOf,
  brandByRequest,
  log,
  mode,
  refuse,
}: SearchEnginesOptions): AnswerSearchEngine {
  const robots = (origin: string): string =>
    mode === 'development'
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`;

  const write = async (pathname: string, brand: Brand, exchange: Exchange): Promise<FreshPage> => {
    const { ip, host, protocol, requestId } = exchange;
    const language = brand.default_language;
    const client = clientFor({ brand, language, cookies: {}, ip, host, protocol, requestId });
    const text = await writeSitemap(pathname, { brand, client, origin: originOf(brand, exchange) });
    return { status: text === null ? 404 : 200, location: null, html: Buffer.from(text ?? '') };
  };

  const send = async (
    req: IncomingMessage,
    res: ServerResponse,
    page: FreshPage | KeptPage,
  ): Promise<true> => {
    if (page.status !== 200) return refuse(req, res, 'NOT_FOUND');
    const isKept = 'bytes' in page;
    const encoding = isKept ? encodingOf(req.headers['accept-encoding']) : 'identity';
    const etag = isKept ? `"${page.etag}-${encoding}"` : null;
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
      ...(etag !== null && { etag }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    if (etag !== null && isNotModified(req.headers, { etag })) {
      res.writeHead(304, headers).end();
      return true;
    }
    const bytes = isKept ? await page.bytes(encoding) : page.html;
    res.writeHead(200, { ...headers, 'content-length': bytes.length });
    res.end(req.method === 'HEAD' ? undefined : bytes);
    return true;
  };

  return (req, res, exchange, pathname) => {
    const isRobots = pathname === '/robots.txt';
    if (!isRobots && !isSitemap(pathname)) return false;
    const { url = '/', headers } = req;
    const query = new URLSearchParams(url.slice(pathname.length + 1));
    const brand = brandOf(exchange.host, query, readCookies(headers.cookie), brandByRequest);
    const origin = originOf(brand, exchange);
    if (isRobots) return sendRobots(req, res, robots(origin));
    const fresh = (): Promise<FreshPage> => write(pathname, brand, exchange);
    const page = async (): Promise<FreshPage | KeptPage> =>
      cache?.get(`${brand.id} ${origin} ${pathname}`, fresh) ?? fresh();
    return page().then(
      (made) => send(req, res, made),
      (error: unknown) => {
        log.error({ requestId: exchange.requestId, path: pathname, err: error }, 'failed to write a sitemap');
        return refuse(req, res, 'UNAVAILABLE', { 'retry-after': '60' });
      },
    );
  };
}

function sendRobots(req: IncomingMessage, res: ServerResponse, text: string): true {
  res.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'content-length': Buffer.byteLength(text),
  });
  res.end(req.method === 'HEAD' ? undefined : text);
  return true;
}
