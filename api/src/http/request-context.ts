import type { IncomingMessage } from 'node:http';
import { deviceIdSchema, guestPlacesHeader, readGuestPlaces, releaseSchema } from '@kadr/contract';
import type { Language } from '@kadr/contract';
import { readCookies } from '@kadr/http';
import type { ApiPorts, BrandOptions, RequestContext } from '../context/context.ts';

/** Facts that the server has established about a request. */
export interface Caller {
  readonly requestId: string;
  readonly ip: string;
  readonly host: string;
  readonly protocol: 'http' | 'https';
}

/**
 * Reads the caller's brand and language. The brand is that of the host, or the one named by `?brand=` or the cookie
 * `brand` if the configuration allows that; the language is `?lang=`, the cookie `language` or the brand's default,
 * provided that the brand supports it. Whether the caller is an operator is determined later.
 */
export function requestContext(
  req: IncomingMessage,
  url: URL,
  { setCookie, ...caller }: Caller & Pick<RequestContext, 'setCookie'>,
  { brands, clock, config }: Pick<ApiPorts, 'brands' | 'clock' | 'config'>,
): RequestContext {
  const cookies = readCookies(req.headers.cookie);
  const named = config.brandByRequest ? [url.searchParams.get('brand'), cookies['brand']] : [];
  const brand =
    named.flatMap((id) => brands.find((one) => one.id === id) ?? [])[0] ?? brandOfHost(brands, caller.host);
  return {
    ...caller,
    principal: null,
    brand: brand.id,
    language: languageOf(brand, [url.searchParams.get('lang'), cookies['language']]),
    cookies,
    bearer: bearerOf(req),
    setCookie,
    deviceId: headerOf(req, 'x-device-id', deviceIdSchema),
    userAgent: req.headers['user-agent']?.slice(0, 500) ?? null,
    appVersion: headerOf(req, 'x-app-version', releaseSchema),
    ifMatch: req.headers['if-match'] ?? null,
    idempotencyKey: req.headers['idempotency-key']?.toString() ?? null,
    guestPlaces: readGuestPlaces(String(req.headers[guestPlacesHeader] ?? '')),
    now: clock,
  };
}

/** The token of `Authorization: Bearer` (RFC 6750 §2.1). */
function bearerOf({ headers }: IncomingMessage): string | null {
  return /^Bearer ([\w.~+/-]{1,200}=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** A header that the web app sends; null when it is missing or invalid. */
function headerOf(req: IncomingMessage, name: string, schema: typeof deviceIdSchema): string | null {
  const value = req.headers[name];
  // A failed parse creates an error object, and most requests have no such header.
  return value === undefined ? null : (schema.safeParse(value).data ?? null);
}

function brandOfHost(brands: readonly BrandOptions[], host: string): BrandOptions {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const brand = brands.find(({ hosts }) => hosts.includes(name)) ?? brands.find(({ is_main }) => is_main);
  if (brand === undefined) throw new Error('No brand is marked as main.');
  return brand;
}

function languageOf(brand: BrandOptions, wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const language = brand.languages.find((one) => one === wish);
    if (language !== undefined) return language;
  }
  return brand.default_language;
}
