import type { Translated } from './types.ts';

/**
 * Subtitle lines, one a row, as `Russian | English | Armenian`: translations stand side by side, so that an editor
 * compares them at a glance. Empty rows are skipped; a row without exactly three texts throws a TypeError.
 */
export function dialogue(rows: TemplateStringsArray): Translated[] {
  return (rows[0] ?? '')
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [rus, eng, hye, ...rest] = row.split('|').map((text) => text.trim());
      if (!rus || !eng || !hye || rest.length > 0) {
        throw new TypeError(`A line of dialogue needs Russian, English and Armenian: "${row}".`);
      }
      return { rus, eng, hye };
    });
}
