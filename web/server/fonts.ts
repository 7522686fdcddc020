import type { Language } from '@kadr/contract';
import type { Manifest } from 'vite';

/** Names of the subset files that a page in a language needs at once; the others load when a letter needs them. */
const subsets = {
  rus: ['golos-text-cyrillic-wght-normal.woff2', 'golos-text-latin-wght-normal.woff2'],
  eng: ['golos-text-latin-wght-normal.woff2'],
  hye: ['noto-sans-armenian-armenian-wght-normal.woff2', 'golos-text-latin-wght-normal.woff2'],
} as const satisfies Record<Language, readonly string[]>;

/** One letter of each of these files. */
export const letters = { rus: 'aя', eng: 'a', hye: 'aա' } as const satisfies Record<Language, string>;

/** The built files of the fonts that pages in `language` need at once. */
export function fontFilesOf(manifest: Manifest, language: Language): readonly string[] {
  return subsets[language].flatMap((name) => {
    const key = Object.keys(manifest).find((source) => source.endsWith(`/${name}`));
    return (key !== undefined && manifest[key]?.file) || [];
  });
}
