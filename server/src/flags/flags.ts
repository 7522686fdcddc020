import { KadrError } from '@kadr/contract';
import type { Handler } from '../http/http-server.ts';

let flags: Promise<ReadonlyMap<string, string>> | null = null;

/** The package is a module for each of 260 countries: they load with the first flag, and not with the service. */
function allFlags(): Promise<ReadonlyMap<string, string>> {
  flags ??= import('country-flag-icons/string/3x2').then((pictures) => new Map(Object.entries(pictures)));
  return flags;
}

/** `GET /flags/RU.svg`: the flag of a country (ISO 3166-1 alpha-2), 3 : 2. */
export const flagsHandler: Handler = async (req, res) => {
  const code = /^\/flags\/([A-Z]{2})\.svg(?:\?|$)/.exec(req.url ?? '')?.[1];
  const picture = code === undefined ? undefined : (await allFlags()).get(code);
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
