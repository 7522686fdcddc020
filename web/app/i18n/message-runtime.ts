/**
 * What compiled messages call. `plural` and `select` are MessageFormat's own; `number` writes with the texts' own locale data
 * in place of the browser's, which may not know the language.
 */
import type { LocaleData } from './locale-data.ts';
import { formatsOf } from './formats.ts';

export { plural, select } from '@messageformat/runtime';

/** The `number` of compiled messages in one language: value, then how much a plural takes off it. */
export function numberIn(data: LocaleData) {
  const { number } = formatsOf(data);
  return (_locale: string, value: unknown, offset: number): string => number(Number(value) - offset, 3);
}
