import type { Language } from '@kadr/contract';
import { describe, expect, it, vi } from 'vitest';
import { messageProblems } from './check-messages.ts';
import { localeData } from './locale-data.ts';
import { messageTypes } from './message-types.ts';
import { compileMessages, readCatalogues } from './messages.ts';
import type { Catalogue } from './messages.ts';
import { specifiedKeys } from './specified-keys.ts';

const catalogues = (
  rus: Record<string, string>,
  eng: Record<string, string> = {},
  hye: Record<string, string> = {},
): Record<Language, Catalogue> => ({
  rus: new Map(Object.entries(rus)),
  eng: new Map(Object.entries(eng)),
  hye: new Map(Object.entries(hye)),
});

type Messages = Record<string, string | ((values: Record<string, unknown>) => string)>;

/** Runs a compiled module as the browser does. */
async function run(language: Language, all: Record<Language, Catalogue>): Promise<Messages> {
  const code = compileMessages(language, all)
    .replaceAll(
      /from "(@messageformat[^"]+)"/g,
      (_, name: string) => `from ${JSON.stringify(import.meta.resolve(name))}`,
    )
    .replaceAll(/from "(\/[^"]+)"/g, (_, file: string) => `from ${JSON.stringify(`file://${file}`)}`);
  const module: { messages: Messages } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return module.messages;
}

const written = (messages: Messages, key: string, values: Record<string, unknown> = {}): string => {
  const message = messages[key];
  return typeof message === 'function' ? message(values) : (message ?? '');
};
/** Kinds of spaces do not matter. */
const say = (...what: Parameters<typeof written>): string => written(...what).replaceAll('\u00a0', ' ');

describe('compiled messages', () => {
  it('keep short words with the next one and numbers with what they count, placeholders included', async () => {
    const messages = await run(
      'rus',
      catalogues({
        'a.fixed': 'Войти и смотреть',
        'a.price': '{from, select, yes {от {price}} other {за {price}}} — в месяц',
        'a.count': '{n, plural, one {# серия} few {{n} серии} many {# серий} other {# серии}} на {name}',
        'a.quoted': "Не '{'в'}' {name}",
      }),
    );
    const typeset = (key: string, values: Record<string, unknown> = {}): string =>
      written(messages, key, values).replaceAll('\u00a0', '~');
    expect(typeset('a.fixed')).toBe('Войти и~смотреть');
    expect(typeset('a.price', { from: 'yes', price: '299~₽' })).toBe('от~299~₽~— в~месяц');
    expect([1, 2, 5].map((n) => typeset('a.count', { n, name: 'канале' }))).toEqual([
      '1~серия на~канале',
      '2~серии на~канале',
      '5~серий на~канале',
    ]);
    expect(typeset('a.quoted', { name: 'х' })).toBe('Не~{в} х');
  });

  it('are texts, or functions of their placeholders with the plural rules of the language', async () => {
    const all = catalogues(
      {
        'a.fixed': "It's {'{'}fixed",
        'a.count': '{n, plural, =0 {нет серий} one {# серия} few {# серии} many {# серий} other {# серии}}',
        'a.hello': '{name}, привет',
      },
      {
        'a.fixed': 'fixed',
        'a.count': '{n, plural, one {# episode} other {# episodes}}',
        'a.hello': 'Hello {name}',
      },
    );
    const [rus, eng] = [await run('rus', all), await run('eng', all)];
    expect([0, 1, 3, 5, 21, 1234].map((n) => say(rus, 'a.count', { n }))).toEqual([
      'нет серий',
      '1 серия',
      '3 серии',
      '5 серий',
      '21 серия',
      '1 234 серии',
    ]);
    expect([1, 2, 1234].map((n) => say(eng, 'a.count', { n }))).toEqual([
      '1 episode',
      '2 episodes',
      '1,234 episodes',
    ]);
    expect(say(eng, 'a.hello', { name: '<Ani>' })).toBe('Hello <Ani>');
    expect(eng['a.fixed']).toBe('fixed');
  });

  it('fall back to Russian, with Russian rules, where a translation is missing (PF-006, PF-008)', async () => {
    const all = catalogues({
      'a.x': 'Икс',
      'a.count': '{n, plural, one {# раз} few {# раза} other {# раз}}',
    });
    const hye = await run('hye', all);
    expect([say(hye, 'a.x'), say(hye, 'a.count', { n: 3 })]).toEqual(['Икс', '3 раза']);
  });

  it('that are not valid name their key', () => {
    expect(() => compileMessages('rus', catalogues({ 'a.bad': '{n, plural, one {x}' }))).toThrow('a.bad');
    expect(() => compileMessages('rus', catalogues({ 'a.date': '{d, date, short}' }))).toThrow('useFormats');
  });
});

it('need no Intl of the browser, which may not know the language (PF-012)', async () => {
  const all = catalogues(
    { 'a.count': '{n, plural, one {# раз} few {# раза} many {# раз} other {# раза}}' },
    { 'a.count': '{n, plural, one {once} other {# times}}' },
    { 'a.count': '{n, plural, one {# անգամ} other {# անգամ}}' },
  );
  const compiled = await Promise.all((['rus', 'eng', 'hye'] as const).map((language) => run(language, all)));
  vi.stubGlobal('Intl', undefined);
  const said = compiled.map((messages) => say(messages, 'a.count', { n: 1002 }));
  vi.unstubAllGlobals();
  expect(said).toEqual(['1 002 раза', '1,002 times', '1002 անգամ']);
});

it('have every key that the specification names, in every language (PF-013)', () => {
  const all = readCatalogues();
  for (const language of ['rus', 'eng', 'hye'] as const)
    expect(specifiedKeys.filter((key) => !all[language].get(key))).toEqual([]);
});

it('types every message by its placeholders', () => {
  const types = messageTypes(
    new Map([
      ['a.x', 'Икс'],
      [
        'a.y',
        '{n, plural, one {# {name}} other {# {name}}}, {type, select, film {ф} other {о}}, {k, number}',
      ],
    ]),
  );
  expect(types).toContain("'a.x': undefined;");
  expect(types).toContain("'a.y': { n: number; name: string | number; type: string; k: number };");
});

describe('the check', () => {
  const fine = { 'a.x': 'Икс', 'a.y': '{n, plural, one {#} other {#}}' };
  it('is content with complete catalogues whose every text is used', () => {
    expect(messageProblems(catalogues(fine, fine, fine), "t('a.x'); t(`a.${name}`, {})")).toEqual([]);
  });

  it('names what is missing, extra, unused, different or invalid', () => {
    const problems = messageProblems(
      catalogues(
        { ...fine, 'a.unused': 'Зря', 'a.bad': '{n, plural, one {x}' },
        { 'a.x': '{name}', 'a.y': fine['a.y'], 'a.unused': 'x', 'a.bad': 'x', 'a.extra': 'x' },
        { ...fine, 'a.unused': 'x', 'a.bad': 'x' },
      ),
      "t('a.x'); t('a.y'); t('a.bad')",
    );
    expect(problems.join('\n')).toMatch(/a\.unused” is used nowhere/);
    expect(problems.join('\n')).toMatch(/rus: The message “a\.bad” is not valid ICU/);
    expect(problems.join('\n')).toMatch(/eng: “a\.x” takes \{name: text\}, in Russian \{\}/);
    expect(problems.join('\n')).toMatch(/eng: “a\.extra” has no Russian text/);
    expect(messageProblems(catalogues(fine, fine), "'a.x' 'a.y'")).toEqual([
      'hye: “a.x” is missing.',
      'hye: “a.y” is missing.',
    ]);
  });
});

it('reads how a language writes values from CLDR', () => {
  expect(localeData('hye').dates.long.months[0]).toBe('հունվարի');
  expect(localeData('rus').languages['hye']).toBe('армянский');
  expect(localeData('eng').number).toEqual({ group: ',', decimal: '.', groupFrom: 1000 });
});
