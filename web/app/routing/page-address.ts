import type { Language } from '@kadr/contract';

/** The site of a page: the origin of a brand, and its default language, which addresses omit. */
export interface Site {
  readonly origin: string;
  readonly default_language: Language;
}

/** The canonical address of a page in a language; `parameters` are those that are part of the page's identity. */
export function pageAddress(
  { origin, default_language }: Site,
  pathname: string,
  language: Language,
  parameters: Iterable<[string, string]> = [],
): string {
  const query = new URLSearchParams([...parameters]);
  if (language !== default_language) query.set('lang', language);
  return `${origin}${pathname}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
