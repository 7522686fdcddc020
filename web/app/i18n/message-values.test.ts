import MessageFormat from '@messageformat/core';
import { expect, it } from 'vitest';
import { localeData } from '../../build/locale-data.ts';
import { wordsOf } from './messages.tsx';
import type { MessageFormatError } from './message-values.ts';

const format = new MessageFormat('ru');
const compiled = {
  'a.hello': format.compile('Привет, {name}!'),
  'a.count': format.compile('{n, plural, one {# серия} few {# серии} many {# серий} other {# серии}}'),
} as const;

/** Formats a text as a page with circumvented types would. */
function say(key: keyof typeof compiled, values?: Record<string, unknown>) {
  const faults: MessageFormatError[] = [];
  const { translate } = wordsOf('rus', compiled, localeData('rus'), (fault) => faults.push(fault));
  const loose = translate as unknown as (key: string, values?: Record<string, unknown>) => string;
  return { text: loose(key, values), faults };
}

it('tells of a value that is missing and shows the rest of the sentence (PF-010)', () => {
  for (const values of [undefined, {}, { name: null }]) {
    const { text, faults } = say('a.hello', values);
    expect(text).toBe('Привет, !');
    expect(faults.map(({ code, message }) => [code, message])).toEqual([
      ['MISSING_VALUE', 'The value “name” of the text “a.hello” is missing.'],
    ]);
  }
});

it('tells of a value that cannot be written and never shows it (PF-011)', () => {
  for (const name of [Number.NaN, Number.POSITIVE_INFINITY, {}, () => 'x', true]) {
    const { text, faults } = say('a.hello', { name });
    expect(text).toBe('Привет, !');
    expect(faults[0]?.code).toBe('INVALID_VALUE');
  }
  const { text, faults } = say('a.count', { n: Number.NaN });
  expect(text).not.toContain('NaN');
  expect(new Set(faults.map(({ code }) => code))).toEqual(new Set(['INVALID_VALUE']));
});

it('says nothing of values that are right', () => {
  expect(say('a.hello', { name: 'Ани' })).toEqual({ text: 'Привет, Ани!', faults: [] });
  expect(say('a.count', { n: 3 })).toEqual({ text: '3 серии', faults: [] });
  expect(say('a.hello', { name: '' })).toEqual({ text: 'Привет, !', faults: [] });
});
