import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brandForHost, brands, replaceBrands } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import { createBrandFiles } from './brand-files.ts';
import { loadBuiltApp } from './built-app.ts';
import { createPageCache } from './page-cache.ts';
import { createPages } from './pages.ts';
import { createRefuse } from './refusal.ts';
import { createSearchEngines } from './search-engines.ts';
import { createSecurity } from './security-headers.ts';
import { createOrigins } from './settings.ts';
import { createStaticFiles } from './static-files.ts';
import type { Web, WebOptions } from './web-types.ts';

const root = path.join(import.meta.dirname, '..');

/** The web room: pages, their files, and `/app_info`. @throws when there is no build to serve. */
export async function createWeb(options: WebOptions): Promise<Web> {
  const isDevelopment = options.mode === 'development';
  const dist = options.dist ?? path.join(root, 'dist');
  const development = isDevelopment
    ? await (await import('./development-app.ts')).startDevelopmentApp(root)
    : null;
  const app = development ?? (await loadBuiltApp(dist));
  const refuse = createRefuse(options);
  const files = isDevelopment
    ? createStaticFiles(null, undefined, refuse)
    : createStaticFiles(path.join(dist, 'client'), options.findAsset, refuse);
  const { cache, missing, sitemaps } = isDevelopment ? noCaches : createCaches(options);
  const brandFiles = createBrandFiles({
    commonStyles: app.commonStyles,
    publish: (address, file) => files.add(address, file),
    readImage: options.readImage ?? (() => Promise.resolve(null)),
  });
  await brandFiles.prepare(brands);
  const originOf = createOrigins(options.publicUrl);
  const answerPage = createPages({
    ...options,
    app,
    cache,
    missing,
    filesOf: brandFiles.of,
    preview: async (token, cookies) => {
      const preview = (await options.previewOf?.(token, cookies)) ?? null;
      return preview === null ? null : { ...preview, brand: await brandFiles.ofPreview(preview.brand) };
    },
    originOf,
    securityOf: createSecurity(securityOptionsOf(options, isDevelopment)),
  });
  const answerSearchEngine = createSearchEngines({ ...options, cache: sitemaps, originOf, refuse });

  const clearPages = (): void => {
    cache?.clear();
    missing?.clear();
    sitemaps?.clear();
  };

  /** Answers every request except those for the build's files. */
  const answer: Web['handle'] = (req, res, exchange) => {
    const pathname = pathOf(req);
    if (pathname === '/favicon.ico') {
      const location = brandFiles.of(brandForHost(exchange.host)).icon;
      res.writeHead(302, { location, 'cache-control': 'public, max-age=3600' }).end();
      return true;
    }
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return refuse(req, res, 'METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' });
    const isAnswered = answerSearchEngine(req, res, exchange, pathname);
    if (isAnswered !== false) return isAnswered;
    if (files.refuse(req, res, pathname)) return true;
    if (pathname === '/app_info') return answerAppInfo(req, res, options.revision);
    return answerPage(req, res, exchange);
  };

  return {
    handle(req, res, exchange) {
      if (files.handle(req, res, pathOf(req))) return true;
      const found = files.find(pathOf(req));
      if (found !== null)
        return found.then(() => files.handle(req, res, pathOf(req)) || answer(req, res, exchange));
      if (!development) return answer(req, res, exchange);
      return development.handle(req, res).then((isVites) => isVites || answer(req, res, exchange));
    },
    assets: files.assets,
    clearPages,
    expirePages() {
      cache?.expire();
      missing?.expire();
    },
    showBrands: createShowBrands(brandFiles.prepare, clearPages),
    close: () => app.close(),
  };
}

function createShowBrands(
  prepare: (all: readonly Brand[]) => Promise<void>,
  clearPages: () => void,
): Web['showBrands'] {
  let shown: readonly Brand[] | null = null;
  return async (all) => {
    // Every reconnection to the database sends them again: pages are kept for the time that it is unavailable.
    if (isDeepStrictEqual(all, shown)) return false;
    await prepare(all);
    replaceBrands(all);
    shown = all;
    clearPages();
    return true;
  };
}

/** Origins from which pages may load and to which they may report. */
function securityOptionsOf(
  options: WebOptions,
  isDevelopment: boolean,
): Parameters<typeof createSecurity>[0] {
  return {
    mediaOrigins: options.mediaOrigins ?? [],
    adOrigins: options.adOrigins ?? [],
    paymentOrigins: options.paymentOrigins ?? { connect: [], script: [], frame: [] },
    reportOrigins: [options.watchersUrl, options.errorsUrl].flatMap((url) => outerOrigin(url)),
    isDevelopment,
  };
}

/** Identifies the build: a browser that runs another one reloads. */
function answerAppInfo({ method }: IncomingMessage, res: ServerResponse, version: string): true {
  const body = JSON.stringify({ version });
  res.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': body.length,
  });
  res.end(method === 'HEAD' ? undefined : body);
  return true;
}

/**
 * Milliseconds for which a stale page is served when it cannot be rendered again, and after which rendering is retried.
 */
const [staleIfErrorFor, tryAgainAfter] = [24 * 3_600_000, 1000];

/** The least milliseconds between renderings for which viewers wait, while the content changes all the time. */
const calmFor = 1000;

/** A sitemap is rewritten every ten minutes as long as it is requested. */
const sitemapTimes = { freshFor: 10 * 60_000, staleFor: 24 * 3_600_000 };

const noCaches = { cache: null, missing: null, sitemaps: null };

/** Creates the caches of pages, of missing pages, and of sitemaps. */
function createCaches({ cache = {}, now = () => performance.now(), log }: WebOptions) {
  const { maxBytes = 64 * 1024 * 1024, freshFor = 5000, staleFor = 60_000 } = cache;
  const keep = (bytes: number, times = { freshFor, staleFor }) =>
    createPageCache({
      ...times,
      staleIfErrorFor,
      tryAgainAfter,
      calmFor,
      maxBytes: bytes,
      now,
      onRefreshError: (key, error) => log.warn({ page: key, err: error }, 'failed to refresh a cached page'),
    });
  return {
    cache: keep(maxBytes),
    missing: keep(maxBytes / 16),
    sitemaps: keep(maxBytes / 16, sitemapTimes),
  };
}

/** The origin of an absolute address. */
function outerOrigin(address: string | null | undefined): string[] {
  const url = URL.parse(address ?? '');
  return url === null ? [] : [url.origin];
}

/** The target of a request without its query. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const mark = url.indexOf('?');
  return mark === -1 ? url : url.slice(0, mark);
}
