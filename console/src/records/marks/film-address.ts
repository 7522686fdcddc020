import { recordPath } from '../../data/record-kinds.ts';

const parameter = 'at';

/** Address of a title's page, with its film open at a position in seconds. */
export function filmPath(slug: string, at: number): string {
  return `${recordPath('title', slug)}?${parameter}=${at}`;
}

/** The position in seconds that an address asks for; null if it asks for none. */
export function filmTimeIn(search: URLSearchParams): number | null {
  const text = search.get(parameter);
  return text !== null && /^\d{1,6}(?:\.\d{1,6})?$/.test(text) ? Number(text) : null;
}
