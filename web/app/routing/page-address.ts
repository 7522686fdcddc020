import type { Language } from '@kadr/contract';

/** Whose page it is: the origin under which a brand is reached, and the language that needs no saying there. */
export interface Site {
  readonly origin: string;
  readonly default_language: Language;
}

/** The one address of a page in a language; `parameters` are those that are part of the page's identity. */
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
