import * as pictures from 'country-flag-icons/string/3x2';
import { KadrError } from '@kadr/contract';
import type { Handler } from '../http/http-server.ts';

const flags: ReadonlyMap<string, string> = new Map(Object.entries(pictures));

/** `GET /flags/RU.svg`: the flag of a country (ISO 3166-1 alpha-2), 3 : 2. */
export const flagsHandler: Handler = (req, res) => {
  const code = /^\/flags\/([A-Z]{2})\.svg(?:\?|$)/.exec(req.url ?? '')?.[1];
  const picture = code === undefined ? undefined : flags.get(code);
  if (picture === undefined) throw new KadrError('NOT_FOUND');
  if (req.method !== 'GET' && req.method !== 'HEAD') throw new KadrError('METHOD_NOT_ALLOWED');
  res.writeHead(200, {
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=604800',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  res.end(req.method === 'HEAD' ? undefined : picture);
  return true;
};
