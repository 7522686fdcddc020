const parameter = 'at';

/** The query of a title's page with its film open at a position in seconds, rounded to hundredths. */
export const filmTimeQuery = (seconds: number): string => `?${parameter}=${Math.round(seconds * 100) / 100}`;

/** The position in seconds that an address asks for; null if it asks for none. */
export function filmTimeIn(search: URLSearchParams): number | null {
  const text = search.get(parameter);
  return text !== null && /^\d{1,6}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null;
}
