/**
 * The functions that compiled messages call. `plural` and `select` are MessageFormat's own; `number` formats with the
 * texts' own locale data instead of the browser's, which may not know the language.
 */
import type { LocaleData } from './locale-data.ts';
import { formatsOf } from './formats.ts';

export { plural, select } from '@messageformat/runtime';

/** The `number` of compiled messages in one language: takes the value and a plural's offset. */
export function numberIn(data: LocaleData) {
  const { number } = formatsOf(data);
  return (_locale: string, value: unknown, offset: number): string => number(Number(value) - offset, 3);
}
