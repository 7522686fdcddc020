import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'console.theme';
const listeners = new Set<() => void>();

/** The chosen theme; `system` follows the operating system. */
export function currentTheme(): Theme {
  const stored = localStorage.getItem(key);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Applies a theme and stores it in this browser. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(key, theme);
  showTheme();
  for (const listener of listeners) listener();
}

/** Applies the stored theme. */
export function showTheme(): void {
  const theme = currentTheme();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentTheme);
}
