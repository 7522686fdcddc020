import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { compress } from '@kadr/http';
import type { Encoding } from '@kadr/http';

const decompressBrotli = promisify(brotliDecompress);

/** A page as it was just rendered. */
export interface FreshPage {
  readonly status: number;
  /** UTF-8. */
  readonly html: Buffer;
  /** Where a redirect leads; null for a page. */
  readonly location: string | null;
}

/** A page as bytes per encoding: brotli at once, the others when first asked for. */
export interface KeptPage {
  readonly status: number;
  readonly location: string | null;
  /** Of the page's text; an encoding's own tag adds to it. Without quotes. */
  readonly etag: string;
  readonly bytes: (encoding: Encoding) => Buffer | Promise<Buffer>;
}

export interface PageCacheOptions {
  /** Most bytes kept, of all pages together. */
  readonly maxBytes: number;
  /** Milliseconds for which a page is served without asking again. */
  readonly freshFor: number;
  /** Milliseconds after that in which it is served while it is rendered again, or when that fails. */
  readonly staleFor: number;
  /**
   * Milliseconds after that in which it is served only when it cannot be rendered again, because the database is away
   * (RFC 5861 §4, stale-if-error). Then it is tried again after `tryAgainAfter` milliseconds, and not for every viewer.
   */
  readonly staleIfErrorFor: number;
  readonly tryAgainAfter: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Called when a render failed while an old page could still be served. */
  readonly onRefreshError: (key: string, error: unknown) => void;
}

/** Renders the page of a key; a page kept under another key is handed on and not kept twice. */
type RenderPage = () => Promise<FreshPage | KeptPage>;

export interface PageCache {
  /**
   * The page of `key`, from memory when it is there. However many ask at the same moment, `render` runs once per key.
   * Pages with a status of 500 or more are handed on and not kept. @throws what `render` throws when nothing is kept.
   */
  get(key: string, render: RenderPage): KeptPage | Promise<KeptPage>;
  /** Forgets everything; pages under way still reach those who wait for them and are not kept. */
  clear(): void;
  readonly bytes: number;
  readonly size: number;
}

interface Entry extends KeptPage {
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly errorUntil: number;
  /** When it may be rendered again, after a failure. */
  tryAgainAt: number;
  weight: number;
}

/** Besides its bytes an entry costs about this much: key, headers, bookkeeping. */
const overhead = 512;

/** Brotli 5 is within a few percent of the best on HTML, in a fraction of its time. */
const quality = { br: 5, gzip: 6 };

/** Keeps rendered pages, the least recently used go first when there are too many bytes. */
export function createPageCache({
  maxBytes,
  freshFor,
  staleFor,
  staleIfErrorFor,
  tryAgainAfter,
  now,
  onRefreshError,
}: PageCacheOptions): PageCache {
  /** In the order of last use, the least recent first. */
  const entries = new Map<string, Entry>();
  /** The last key of `entries`: pages that many ask for need not be moved there. */
  let latest: string | null = null;
  const underWay = new Map<string, Promise<KeptPage>>();
  let total = 0;
  let generation = 0;

  const forget = (key: string): void => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    total -= entry.weight;
  };
  const trim = (): void => {
    for (const key of entries.keys()) {
      if (total <= maxBytes) return;
      forget(key);
    }
  };
  const keep = (key: string, entry: Entry): void => {
    forget(key);
    entries.set(key, entry);
    latest = key;
    total += entry.weight;
    trim();
  };

  const entryOf = async (page: FreshPage, key: string): Promise<Entry> => {
    const brotli = await compress(page.html, 'br', quality);
    const others = new Map<Encoding, Promise<Buffer>>();
    const made = now();
    const entry: Entry = {
      status: page.status,
      location: page.location,
      etag: createHash('sha256').update(page.html).digest('base64url').slice(0, 22),
      freshUntil: made + freshFor,
      staleUntil: made + freshFor + staleFor,
      errorUntil: made + freshFor + staleFor + staleIfErrorFor,
      tryAgainAt: made,
      weight: brotli.length + key.length + overhead,
      bytes: (encoding) => {
        if (encoding === 'br') return brotli;
        const known = others.get(encoding);
        if (known) return known;
        const bytes = decompressBrotli(brotli).then((html) => compress(html, encoding, quality));
        others.set(encoding, bytes);
        bytes.then(
          ({ length }) => {
            entry.weight += length;
            if (entries.get(key) !== entry) return;
            total += length;
            trim();
          },
          () => others.delete(encoding),
        );
        return bytes;
      },
    };
    return entry;
  };

  const renderOnce = (key: string, render: RenderPage): Promise<KeptPage> => {
    const running = underWay.get(key);
    if (running) return running;
    const begunIn = generation;
    const promise = (async () => {
      const page = await render();
      if ('bytes' in page) return page;
      const entry = await entryOf(page, key);
      if (page.status < 500 && begunIn === generation) keep(key, entry);
      return entry;
    })().finally(() => {
      if (underWay.get(key) === promise) underWay.delete(key);
    });
    underWay.set(key, promise);
    return promise;
  };

  /** Renders a page again; after a failure it stays as it is, and is not tried for a while. Never rejects. */
  const renewOr = async (entry: Entry, key: string, render: RenderPage): Promise<KeptPage> => {
    try {
      const page = await renderOnce(key, render);
      if (page.status < 500) return page;
      onRefreshError(key, new Error(`The page was rendered with status ${page.status}.`));
    } catch (error) {
      onRefreshError(key, error);
    }
    entry.tryAgainAt = now() + tryAgainAfter;
    return entry;
  };

  return {
    get(key, render) {
      const entry = entries.get(key);
      const time = now();
      if (!entry || time >= entry.errorUntil) return renderOnce(key, render);
      if (time >= entry.staleUntil && time >= entry.tryAgainAt) return renewOr(entry, key, render);
      if (key !== latest) {
        entries.delete(key);
        entries.set(key, entry);
        latest = key;
      }
      if (time >= entry.freshUntil && time >= entry.tryAgainAt && !underWay.has(key))
        void renewOr(entry, key, render);
      return entry;
    },
    clear() {
      generation += 1;
      entries.clear();
      latest = null;
      underWay.clear();
      total = 0;
    },
    get bytes() {
      return total;
    },
    get size() {
      return entries.size;
    },
  };
}
