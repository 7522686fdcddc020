import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatMessage, loadMessages } from './messages.ts';
import type { Message } from './messages.ts';

const root = path.join(import.meta.dirname, '..');
const [russian, english, armenian] = await Promise.all([
  loadMessages('rus'),
  loadMessages('eng'),
  loadMessages('hye'),
]);
const all = { rus: russian, eng: english, hye: armenian };
const argumentsOf = (message: Message): string[] =>
  [...new Set(JSON.stringify(message).match(/\{\w+\}/g) ?? [])].toSorted();

describe('the texts of the console', () => {
  it('have the same keys and arguments in every language', () => {
    const shape = (texts: object) =>
      Object.entries(texts)
        .map(([key, message]) => [key, ...argumentsOf(message as Message)].join(' '))
        .toSorted();
    expect(shape(english)).toEqual(shape(russian));
    expect(shape(armenian)).toEqual(shape(russian));
  });

  it('have the plural forms of their language', () => {
    const forms = { rus: 'one few many other', eng: 'one other', hye: 'one other' };
    const wrong = Object.entries(all).flatMap(([language, texts]) =>
      Object.entries<Message>(texts)
        .filter(([, message]) => typeof message !== 'string')
        .filter(([, message]) => Object.keys(message).join(' ') !== Reflect.get(forms, language))
        .map(([key]) => `${language} ${key}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are all used', () => {
    const sources = globSync('**/*.{ts,tsx}', { cwd: root, exclude: (name) => name.endsWith('.test.ts') })
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join('\n');
    // These keys are built from names: `kind.${kind}`.
    const made = [...sources.matchAll(/`(\w+)\.\$\{/g)].map(([, group]) => `${group}.`);
    const unused = Object.keys(russian).filter(
      (key) =>
        !sources.includes(`'${key}'`) &&
        !sources.includes(`"${key}"`) &&
        !made.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it('format their arguments and numbers for the language', () => {
    const message = { one: '{count} запись', few: '{count} записи', many: '{count} записей' };
    expect(formatMessage(message, 'rus', { count: 3 })).toBe('3 записи');
    expect(formatMessage(message, 'rus', { count: 1205 })).toBe(`1\u{a0}205 записей`);
    expect(formatMessage('{name}?', 'eng', { name: 'A' })).toBe('A?');
  });
});
