import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { compress } from '@kadr/http';
import type { Encoding } from '@kadr/http';

const decompressBrotli = promisify(brotliDecompress);

/** A page that has just been rendered. */
export interface FreshPage {
  readonly status: number;
  /** UTF-8. */
  readonly html: Buffer;
  /** The target of a redirect; null for a page. */
  readonly location: string | null;
  /** The template of its address. */
  readonly route?: string | undefined;
}

/** A page as bytes per encoding: brotli at once, the others on their first request. */
export interface KeptPage {
  readonly status: number;
  readonly location: string | null;
  readonly route?: string | undefined;
  /** Of the page's text, without quotes; each encoding adds its own tag. */
  readonly etag: string;
  readonly bytes: (encoding: Encoding) => Buffer | Promise<Buffer>;
}

export interface PageCacheOptions {
  /** The most bytes kept, for all pages together. */
  readonly maxBytes: number;
  /** Milliseconds for which a page is served without rendering it again. */
  readonly freshFor: number;
  /** Milliseconds after that for which the page is served while it is rendered again, or when that fails. */
  readonly staleFor: number;
  /**
   * Milliseconds after that for which the page is served only when it cannot be rendered again because the database is
   * unavailable (RFC 5861 §4, stale-if-error). It is then tried again after `tryAgainAfter` milliseconds, not for every
   * viewer.
   */
  readonly staleIfErrorFor: number;
  readonly tryAgainAfter: number;
  /** The least milliseconds between renderings for which a viewer waits, however often `expire` is called. */
  readonly calmFor: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Called when a rendering has failed while an old page could still be served. */
  readonly onRefreshError: (key: string, error: unknown) => void;
}

/** Renders the page of a key; a page that is kept under another key is returned as it is and not kept twice. */
type RenderPage = () => Promise<FreshPage | KeptPage>;

export interface PageCache {
  /**
   * Returns the page of `key`, from memory when it is there. Concurrent calls for a key share one `render`. Pages with
   * a status of 500 or more are returned and not kept. @throws the error of `render` when nothing is kept.
   */
  get(key: string, render: RenderPage): KeptPage | Promise<KeptPage>;
  /**
   * Has every page rendered again before it is next served. A page younger than `calmFor` is served once more
   * meanwhile; where rendering fails, the old one is served.
   */
  expire(): void;
  /** Forgets everything; pages being rendered still reach the callers that wait for them and are not kept. */
  clear(): void;
  readonly bytes: number;
  readonly size: number;
}

interface Entry extends KeptPage {
  /** The time at which its rendering began. */
  readonly begunAt: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly errorUntil: number;
  /** The time from which it may be rendered again, after a failure. */
  tryAgainAt: number;
  weight: number;
}

/** Approximate bytes of an entry besides its page: key, headers, bookkeeping. */
const overhead = 512;

/** Brotli 5 is within a few percent of the best compression of HTML, in a fraction of the time. */
const quality = { br: 5, gzip: 6 };

/** Keeps rendered pages; the least recently used are dropped first when there are too many bytes. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const ctx: Pages = {
    options,
    entries: new Map(),
    latest: null,
    underWay: new Map(),
    total: 0,
    generation: 0,
    expiredAt: -Infinity,
  };
  return {
    get: (key, render) => getPage(ctx, key, render),
    expire() {
      ctx.expiredAt = options.now();
      // Renderings under way may have read the earlier state.
      ctx.underWay.clear();
    },
    clear() {
      ctx.generation += 1;
      ctx.entries.clear();
      ctx.latest = null;
      ctx.underWay.clear();
      ctx.total = 0;
    },
    get bytes() {
      return ctx.total;
    },
    get size() {
      return ctx.entries.size;
    },
  };
}

interface Pages {
  readonly options: PageCacheOptions;
  /** In the order of last use, the least recent first. */
  readonly entries: Map<string, Entry>;
  /** The last key of `entries`: popular pages need not be moved there. */
  latest: string | null;
  readonly underWay: Map<string, Promise<KeptPage>>;
  /** The bytes of all entries. */
  total: number;
  /** The number of calls of `clear`. */
  generation: number;
  /** Pages whose rendering began at or before this time are expired. */
  expiredAt: number;
}

function getPage(ctx: Pages, key: string, render: RenderPage): KeptPage | Promise<KeptPage> {
  const entry = ctx.entries.get(key);
  const time = ctx.options.now();
  if (!entry || time >= entry.errorUntil) return renderOnce(ctx, key, render);
  const isExpired = entry.begunAt <= ctx.expiredAt;
  const isStale = time >= entry.staleUntil || (isExpired && time >= entry.begunAt + ctx.options.calmFor);
  if (isStale && time >= entry.tryAgainAt) return renewOr(ctx, entry, key, render);
  if (key !== ctx.latest) {
    ctx.entries.delete(key);
    ctx.entries.set(key, entry);
    ctx.latest = key;
  }
  if ((isExpired || time >= entry.freshUntil) && time >= entry.tryAgainAt && !ctx.underWay.has(key))
    void renewOr(ctx, entry, key, render);
  return entry;
}

function forget(ctx: Pages, key: string): void {
  const entry = ctx.entries.get(key);
  if (!entry) return;
  ctx.entries.delete(key);
  ctx.total -= entry.weight;
}

function trim(ctx: Pages): void {
  for (const key of ctx.entries.keys()) {
    if (ctx.total <= ctx.options.maxBytes) return;
    forget(ctx, key);
  }
}

function keep(ctx: Pages, key: string, entry: Entry): void {
  forget(ctx, key);
  ctx.entries.set(key, entry);
  ctx.latest = key;
  ctx.total += entry.weight;
  trim(ctx);
}

async function entryOf(
  ctx: Pages,
  page: FreshPage,
  { key, begunAt }: { readonly key: string; readonly begunAt: number },
): Promise<Entry> {
  const { freshFor, staleFor, staleIfErrorFor, now } = ctx.options;
  const brotli = await compress(page.html, 'br', quality);
  const made = now();
  const entry: Entry = {
    begunAt,
    status: page.status,
    location: page.location,
    route: page.route,
    etag: createHash('sha256').update(page.html).digest('base64url').slice(0, 22),
    freshUntil: made + freshFor,
    staleUntil: made + freshFor + staleFor,
    errorUntil: made + freshFor + staleFor + staleIfErrorFor,
    tryAgainAt: made,
    weight: brotli.length + key.length + overhead,
    bytes: bytesOf(brotli, (length) => {
      entry.weight += length;
      if (ctx.entries.get(key) !== entry) return;
      ctx.total += length;
      trim(ctx);
    }),
  };
  return entry;
}

/** A page's bytes by encoding; `onMade` receives the number of bytes of each encoding other than brotli. */
function bytesOf(brotli: Buffer, onMade: (length: number) => void): KeptPage['bytes'] {
  const others = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    if (encoding === 'br') return brotli;
    const known = others.get(encoding);
    if (known) return known;
    const bytes = decompressBrotli(brotli).then((html) => compress(html, encoding, quality));
    others.set(encoding, bytes);
    bytes.then(
      ({ length }) => onMade(length),
      () => others.delete(encoding),
    );
    return bytes;
  };
}

function renderOnce(ctx: Pages, key: string, render: RenderPage): Promise<KeptPage> {
  const running = ctx.underWay.get(key);
  if (running) return running;
  const begunIn = ctx.generation;
  const begunAt = ctx.options.now();
  const promise = (async () => {
    const page = await render();
    if ('bytes' in page) return page;
    const entry = await entryOf(ctx, page, { key, begunAt });
    const isLatest = begunAt >= (ctx.entries.get(key)?.begunAt ?? begunAt);
    if (page.status < 500 && begunIn === ctx.generation && isLatest) keep(ctx, key, entry);
    return entry;
  })().finally(() => {
    if (ctx.underWay.get(key) === promise) ctx.underWay.delete(key);
  });
  ctx.underWay.set(key, promise);
  return promise;
}

/** Renders a page again; after a failure the old one stays, and is not rendered for a while. Never rejects. */
async function renewOr(ctx: Pages, entry: Entry, key: string, render: RenderPage): Promise<KeptPage> {
  const { onRefreshError, now, tryAgainAfter } = ctx.options;
  try {
    const page = await renderOnce(ctx, key, render);
    if (page.status < 500) return page;
    onRefreshError(key, new Error(`The page was rendered with status ${page.status}.`));
  } catch (error) {
    onRefreshError(key, error);
  }
  entry.tryAgainAt = now() + tryAgainAfter;
  return entry;
}
