import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingOf } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import type { FreshPage, KeptPage } from './page-cache.ts';
import type { SecurityHeaders } from './security-headers.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The quickest qualities: such a page is compressed for one viewer. */
const compress = {
  br: (html: Buffer) =>
    compressBrotli(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
  gzip: (html: Buffer) => compressGzip(html, { level: 1 }),
  identity: (html: Buffer) => Promise.resolve(html),
} as const satisfies Record<Encoding, (html: Buffer) => Promise<Buffer>>;

/** What one anonymous page differs by from another at the same address. */
const vary = 'accept-encoding, cookie, user-agent, sec-ch-ua-mobile';

type SendPage = (req: IncomingMessage, res: ServerResponse, page: FreshPage | KeptPage) => Promise<void>;

/** Sends pages: kept bytes (or 304 when the browser has them), and pages that were rendered for one viewer. */
export function createPageSender(security: SecurityHeaders): SendPage {
  /** Headers of kept pages, name and value in turn, made once per encoding. */
  const known = new WeakMap<KeptPage, Map<Encoding, readonly string[]>>();

  const headersOf = (page: FreshPage | KeptPage, encoding: Encoding, cacheControl: string): string[] =>
    Object.entries({
      ...security,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl,
      vary,
      ...(page.location !== null && { location: page.location }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }).flat();

  const keptHeaders = (page: KeptPage, encoding: Encoding, etag: string): readonly string[] => {
    const ofPage = known.get(page) ?? new Map<Encoding, readonly string[]>();
    known.set(page, ofPage);
    const headers = ofPage.get(encoding) ?? [
      ...headersOf(page, encoding, page.status < 500 ? 'no-cache' : 'no-store'),
      ...(page.status === 200 ? ['etag', etag] : []),
    ];
    ofPage.set(encoding, headers);
    return headers;
  };

  const sendKept: (
    req: IncomingMessage,
    res: ServerResponse,
    page: KeptPage,
    encoding: Encoding,
  ) => Promise<void> = async (req, res, page, encoding) => {
    const body = page.bytes(encoding);
    const bytes = body instanceof Promise ? await body : body;
    const etag = `"${page.etag}-${encoding}"`;
    const headers = keptHeaders(page, encoding, etag);
    if (page.status === 200 && req.headers['if-none-match']?.includes(etag)) {
      res.writeHead(304, [...headers]).end();
      return;
    }
    res.writeHead(page.status, [...headers, 'content-length', String(bytes.length)]);
    res.end(req.method === 'HEAD' ? undefined : bytes);
  };

  return async (req, res, page) => {
    const encoding = encodingOf(req.headers['accept-encoding']);
    if ('bytes' in page) return sendKept(req, res, page, encoding);
    const bytes = await compress[encoding](page.html);
    const cacheControl = page.status < 500 ? 'private, no-cache' : 'no-store';
    res.writeHead(page.status, [
      ...headersOf(page, encoding, cacheControl),
      'content-length',
      String(bytes.length),
    ]);
    res.end(req.method === 'HEAD' ? undefined : bytes);
  };
}
