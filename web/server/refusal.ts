import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { errors } from '@kadr/contract';
import type { ErrorBody, ErrorName } from '@kadr/contract';
import { readCookies } from '@kadr/http';
import { brandOf, languageOf } from './page-request.ts';
import type { WebOptions } from './web-types.ts';

/**
 * Answers a request that is not for a page with an error of the contract, in the viewer's language: the same body as
 * everywhere in the service.
 */
export type Refuse = (
  req: IncomingMessage,
  res: ServerResponse,
  name: ErrorName,
  headers?: OutgoingHttpHeaders,
) => true;

export function createRefuse({
  describe,
  brandByRequest,
}: Pick<WebOptions, 'describe' | 'brandByRequest'>): Refuse {
  return (req, res, name, headers = {}) => {
    const { code, status } = errors[name];
    const description = describe(name, languageAsked(req, brandByRequest));
    const body = JSON.stringify({ description, error_code: code } satisfies ErrorBody);
    res.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-length': Buffer.byteLength(body),
      ...headers,
    });
    res.end(req.method === 'HEAD' ? undefined : body);
    return true;
  };
}

/** The caller's language, chosen as for a page. */
function languageAsked({ url = '/', headers }: IncomingMessage, brandByRequest: boolean) {
  const mark = url.indexOf('?');
  const query = mark === -1 ? null : new URLSearchParams(url.slice(mark + 1));
  const cookies = readCookies(headers.cookie);
  const brand = brandOf(headers.host ?? '', query, cookies, brandByRequest);
  return languageOf(brand, query, cookies);
}
