import type { Theme } from '@kadr/contract';

const themes: ReadonlySet<unknown> = new Set<Theme>(['movies', 'series', 'kids', 'education', 'sport']);
const isTheme = (value: unknown): value is Theme => themes.has(value);

/** The theme that an address chooses channels by; null without one, or with one that there is not. */
export function themeIn(query: URLSearchParams): Theme | null {
  const theme = query.get('theme');
  return isTheme(theme) ? theme : null;
}
