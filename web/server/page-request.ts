import type { IncomingHttpHeaders } from 'node:http';
import { brandById, brandForHost } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import { languages } from '@kadr/contract';
import type { Language } from '@kadr/contract';
import type { DeviceClass } from '../app/data/initial-data.tsx';
import { longestValue, mostValues } from '../app/routing/query-limits.ts';

/** The most characters of a page's path; all real paths are far shorter. */
const longestPath = 1000;

/** Doubled slashes, backslashes (which browsers treat as slashes), a trailing slash. */
const untidy = /\/\/|\\|\/$/;

/** The target of a request for a page: a page, its canonical address, or nothing. */
export type Address =
  | { readonly kind: 'page'; readonly path: string; readonly query: URLSearchParams | null }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'refused'; readonly status: 400 | 414 };

/**
 * Reads a request target. Doubled and trailing slashes redirect to the address without them (always to a path of this
 * host); a path that is not valid percent-encoding is refused.
 */
export function addressOf(target: string): Address {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const search = mark === -1 ? '' : target.slice(mark + 1);
  if (path.length > longestPath) return { kind: 'refused', status: 414 };
  if (!path.startsWith('/') || !isDecodable(path)) return { kind: 'refused', status: 400 };
  if (path !== '/' && untidy.test(path)) {
    const tidy = path.replace(/[/\\]{2,}|\\/g, '/').replace(/(?<=.)\/$/, '');
    return { kind: 'moved', location: search === '' ? tidy : `${tidy}?${search.slice(0, 2000)}` };
  }
  return { kind: 'page', path, query: search === '' ? null : new URLSearchParams(search) };
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    // No page's address has a NUL or a line break in its path.
    return !/[\p{Cc}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** The parameters among `names`, in that order, as a query string with its question mark; empty when there are none. */
export function meaningfulSearch(query: URLSearchParams | null, names: readonly string[]): string {
  if (query === null || names.length === 0) return '';
  const kept = new URLSearchParams();
  for (const name of names) {
    for (const value of query.getAll(name).slice(0, mostValues))
      if (value.length <= longestValue) kept.append(name, value);
  }
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}

/** Cookies by name, as `readCookies` of `@kadr/http` returns them. */
export type Cookies = Readonly<Record<string, string>>;

/** The brand of a request: by its host, or by `?brand=` or the cookie `brand` where viewers may choose. */
export function brandOf(
  host: string,
  query: URLSearchParams | null,
  cookies: Cookies,
  isChoice: boolean,
): Brand {
  if (isChoice) {
    const chosen = brandById(query?.get('brand') ?? '') ?? brandById(cookies['brand'] ?? '');
    if (chosen) return chosen;
  }
  return brandForHost(host);
}

/** The language of a request: `?lang=`, else the cookie `language`, else the brand's own. */
export function languageOf(brand: Brand, query: URLSearchParams | null, cookies: Cookies): Language {
  for (const asked of [query?.get('lang'), cookies['language']]) {
    const language = languages.find((known) => known === asked);
    if (language !== undefined && brand.languages.includes(language)) return language;
  }
  return brand.default_language;
}

const phones = /\b(?:iPhone|iPod|Windows Phone|BlackBerry|Opera Mini)\b|\bAndroid\b(?=.*\bMobile\b)/;

/** The device class of a browser, by its headers. */
export function deviceOf(headers: IncomingHttpHeaders): DeviceClass {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint === '?1') return 'phone';
  if (hint === '?0') return 'desktop';
  return phones.test(headers['user-agent'] ?? '') ? 'phone' : 'desktop';
}
