import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { infoPageImportSchema } from '@kadr/contract';
import { exactly, readContent, readContentFolder } from './content-files.ts';
import { filmSchema } from './schemas.ts';

const good = readFileSync(
  path.join(import.meta.dirname, '../../content/films/winter-in-gyumri.yaml'),
  'utf8',
);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-content-'));
  mkdirSync(path.join(folder, 'films'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (file: string, text: string) => {
  writeFileSync(path.join(folder, file), text);
};
/** What is said about the film after a change to it. */
const problemsAfter = (from: string | RegExp, to: string): string[] => {
  write('films/x.yaml', good.replace(from, to));
  try {
    readContent('films/x.yaml', filmSchema, folder);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
};

describe('a file of the content', () => {
  it('is read as its schema says', () => {
    expect(problemsAfter('', '')).toEqual([]);
    expect(readContent('films/x.yaml', filmSchema, folder)).toMatchObject({
      name: { rus: 'Зима в Гюмри' },
      cast: { 0: { person: 'lusine-tavadyan', role: 'director' } },
    });
  });

  it.each([
    ['lacks a language', /\n {2}hye: Ձմեռը.*/, '', /^name\.hye is missing$/],
    ['lacks a language in a list', /\n {4}hye: Ահա.*/, '', /^lines\[7\]\.hye is missing$/],
    ['lacks a field', /\nyear: .*/, '', /^year is missing$/],
    ['misspells a field', '\nyear:', '\nyaer: 2001\nyear:', /^yaer: not a known field$/],
    [
      'has another language',
      '\n  eng: A Winter',
      '\n  fra: Hiver\n  eng: A Winter',
      'name.fra: not a known field',
    ],
    ['has no text', /\n {2}eng: A Winter.*/, "\n  eng: ''", /^name\.eng: Too small: expected string/],
    [
      'has a text that is too long',
      'eng: A Winter',
      `eng: ${'A'.repeat(49)}`,
      /^name\.eng: Too big: expected string/,
    ],
    ['names no role of a cast', 'role: writer', 'role: baker', /^cast\[1\]\.role: Invalid option/],
    ['has an age that is none', /\nage: .*/, '\nage: 13', /^age: Invalid option/],
  ])('that %s is named with the field', (_, from, to, message) => {
    const problems = problemsAfter(from, to);
    expect(problems).toHaveLength(1);
    const [, field] = /^demo\/content\/films\/x\.yaml: (.*)$/.exec(problems[0] ?? '') ?? [];
    expect(field).toMatch(message);
  });

  it('that is no YAML is named with the line', () => {
    expect(problemsAfter('\nyear: 2019', '\nyear: 2019: 2020')).toEqual([
      'demo/content/films/x.yaml: line 32: bad indentation of a mapping entry',
    ]);
    expect(problemsAfter('\nage:', '\nyear: 2020\nage:')).toEqual([
      'demo/content/films/x.yaml: line 33: duplicated mapping key',
    ]);
  });

  it('of an operator’s schema lacks no language and has no field that the import would leave out', () => {
    const page = (more: string) =>
      `name: {rus: Да, eng: Yes, hye: Այո}\nsections:\n  - name: {rus: Да, eng: Yes}\n    text: {rus: Да, eng: Yes, hye: Այո}\n    ${more}\n`;
    write('films/x.yaml', page('titel: x'));
    const read = () =>
      readContent('films/x.yaml', exactly(infoPageImportSchema.omit({ alias: true })), folder);
    expect(read).toThrow(
      'demo/content/films/x.yaml: sections[0].name.hye is missing\n' +
        'demo/content/films/x.yaml: sections[0].titel: not a known field',
    );
  });
});

describe('a folder of the content', () => {
  it('comes in the order of its list, or by name, each file with its name', () => {
    write('films/b.yaml', good);
    write('films/a.yaml', good);
    const slugs = () => readContentFolder('films', filmSchema, folder).map(({ slug }) => slug);
    expect(slugs()).toEqual(['a', 'b']);
    write('films/order.yaml', '[b, a]');
    expect(slugs()).toEqual(['b', 'a']);
  });

  it('tells the problems of all files together', () => {
    write('films/a.yaml', good.replace(/\nyear: .*/, ''));
    write('films/b.yaml', good.replace(/\nage: .*/, ''));
    expect(() => readContentFolder('films', filmSchema, folder)).toThrow(
      'demo/content/films/a.yaml: year is missing\ndemo/content/films/b.yaml: age is missing',
    );
  });

  it('has a list of exactly its files', () => {
    write('films/a.yaml', good);
    write('films/order.yaml', '[b, b]');
    expect(() => readContentFolder('films', filmSchema, folder)).toThrow(
      'demo/content/films/order.yaml: b is listed twice\n' +
        'demo/content/films/order.yaml: b is listed but has no file\n' +
        'demo/content/films/order.yaml: b is listed but has no file\n' +
        'demo/content/films/order.yaml: a is missing',
    );
  });
});

it('Every file of the content is read by something', () => {
  const root = path.join(import.meta.dirname, '../../content');
  expect(readdirSync(root).toSorted()).toEqual([
    'README.md',
    'accounts.yaml',
    'advertisements.yaml',
    'bonus-programs.yaml',
    'catalogue-texts.yaml',
    'certificates.yaml',
    'channels',
    'collections',
    'films',
    'genres.yaml',
    'info-pages',
    'messages.yaml',
    'people',
    'promo-codes.yaml',
    'promo-events',
    'series',
    'services',
    'short-series',
    'song-sheets',
    'songs',
    'views',
  ]);
});
