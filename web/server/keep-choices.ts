import type { ServerResponse } from 'node:http';
import { writeCookie } from '@kadr/http';
import type { Brand } from '@kadr/brands';
import type { Language } from '@kadr/contract';
import type { Cookies } from './page-request.ts';

/** Seconds for which a viewer's choice of language or brand is kept: a year. */
const year = 365 * 24 * 60 * 60;

/**
 * Stores an accepted `?lang=` or `?brand=` in cookies, because the next page may be requested before
 * the scripts of this one have loaded.
 */
export function keepChoices(
  res: ServerResponse,
  query: URLSearchParams,
  shown: { readonly language: Language; readonly brand: Brand },
  { cookies, isSecure }: { readonly cookies: Cookies; readonly isSecure: boolean },
): void {
  const chosen = { lang: ['language', shown.language], brand: ['brand', shown.brand.id] } as const;
  const kept = Object.entries(chosen)
    .filter(([parameter, [name, value]]) => query.get(parameter) === value && cookies[name] !== value)
    .map(([, [name, value]]) => writeCookie(name, value, { path: '/', maxAge: year, isSecure }));
  if (kept.length > 0) res.setHeader('set-cookie', kept);
}
