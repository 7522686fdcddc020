import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, encodingOf, isNotModified } from '@kadr/http';
import type { Encoding } from '@kadr/http';
import type { FreshPage, KeptPage } from './page-cache.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** The fastest qualities: such a page is compressed for one viewer. */
const quickest = { br: 1, gzip: 1 };

/** Request headers by which anonymous pages at the same address differ. */
const vary = 'accept-encoding, cookie, user-agent, sec-ch-ua-mobile';

/** Sends a page, synchronously when its bytes are kept; `security` is always the same for a kept page. */
type SendPage = (
  req: IncomingMessage,
  res: ServerResponse,
  page: FreshPage | KeptPage,
  security: SecurityHeaders,
) => true | Promise<true>;

/** A kept page in one encoding, ready to be sent: the headers are alternating names and values. */
interface ReadyPage {
  readonly status: number;
  /** With its quotes; null when browsers must not revalidate the page. */
  readonly etag: string | null;
  /** Headers of every answer, 304 included. */
  readonly headers: string[];
  /** The same with the content length. */
  readonly fullHeaders: string[];
  readonly bytes: Buffer;
}

/** Sends pages: kept bytes (or 304 when the browser has them), and pages that were rendered for one viewer. */
export function createPageSender(): SendPage {
  const ready = new WeakMap<KeptPage, Map<Encoding, ReadyPage>>();
  const readyOf = (
    page: KeptPage,
    encoding: Encoding,
    security: SecurityHeaders,
  ): ReadyPage | Promise<ReadyPage> => {
    const known = ready.get(page)?.get(encoding);
    if (known) return known;
    const keep = (bytes: Buffer): ReadyPage => {
      const made = makeReady(page, encoding, bytes, security);
      const others = ready.get(page);
      if (others) others.set(encoding, made);
      else ready.set(page, new Map([[encoding, made]]));
      return made;
    };
    const bytes = page.bytes(encoding);
    return bytes instanceof Promise ? bytes.then(keep) : keep(bytes);
  };
  return (req, res, page, security) => {
    if (!('bytes' in page)) return sendFresh(req, res, page, security);
    const kept = readyOf(page, encodingOf(req.headers['accept-encoding']), security);
    return kept instanceof Promise
      ? kept.then((made) => sendReady(req, res, made))
      : sendReady(req, res, kept);
  };
}

function headersOf(
  page: FreshPage | KeptPage,
  encoding: Encoding,
  cacheControl: string,
  security: SecurityHeaders,
): string[] {
  return Object.entries({
    ...security,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': page.status < 500 ? cacheControl : 'no-store',
    vary,
    ...(page.location !== null && { location: page.location }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }).flat();
}

function makeReady(page: KeptPage, encoding: Encoding, bytes: Buffer, security: SecurityHeaders): ReadyPage {
  const etag = page.status === 200 ? `"${page.etag}-${encoding}"` : null;
  const headers = [
    ...headersOf(page, encoding, 'no-cache', security),
    ...(etag === null ? [] : ['etag', etag]),
  ];
  const fullHeaders = [...headers, 'content-length', String(bytes.length)];
  return { status: page.status, etag, headers, fullHeaders, bytes };
}

function sendReady(
  req: IncomingMessage,
  res: ServerResponse,
  { status, etag, headers, fullHeaders, bytes }: ReadyPage,
): true {
  if (etag !== null && isNotModified(req.headers, { etag })) {
    res.writeHead(304, headers).end();
    return true;
  }
  res.writeHead(status, fullHeaders);
  res.end(req.method === 'HEAD' ? undefined : bytes);
  return true;
}

async function sendFresh(
  req: IncomingMessage,
  res: ServerResponse,
  page: FreshPage,
  security: SecurityHeaders,
): Promise<true> {
  const encoding = encodingOf(req.headers['accept-encoding']);
  const bytes = await compress(page.html, encoding, quickest);
  const headers = headersOf(page, encoding, 'private, no-cache', security);
  res.writeHead(page.status, [...headers, 'content-length', String(bytes.length)]);
  res.end(req.method === 'HEAD' ? undefined : bytes);
  return true;
}
