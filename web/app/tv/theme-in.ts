import type { Theme } from '@kadr/contract';

const themes: ReadonlySet<unknown> = new Set<Theme>(['movies', 'series', 'kids', 'education', 'sport']);
const isTheme = (value: unknown): value is Theme => themes.has(value);

/** The theme of channels in an address; null without one, or if it is unknown. */
export function themeIn(query: URLSearchParams): Theme | null {
  const theme = query.get('theme');
  return isTheme(theme) ? theme : null;
}
