import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@kadr/contract';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import type { Translated } from './types.ts';

interface PlacedText {
  /** `films/x.yaml: cast[2].character`. */
  readonly place: string;
  /** Without HTML; `…` stands for the name of a brand. */
  readonly text: Translated;
}

const folder = path.join(import.meta.dirname, '../../content');
const shown = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll(/<[^>]+>/g, '').replaceAll(/\{\w+\}/g, '…') : '';

function textsIn(value: unknown, place: string): PlacedText[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('rus' in value && 'eng' in value && 'hye' in value) {
    return [{ place, text: { rus: shown(value.rus), eng: shown(value.eng), hye: shown(value.hye) } }];
  }
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(
      one,
      Array.isArray(value) ? `${place}[${key}]` : `${place}${place.endsWith(':') ? ' ' : '.'}${key}`,
    ),
  );
}

const everyText = globSync('**/*.yaml', { cwd: folder }).flatMap((file) =>
  textsIn(load(readFileSync(path.join(folder, file), 'utf8')), `${file}:`),
);
const at = (pattern: RegExp) => everyText.filter(({ place }) => pattern.test(place));

const names = at(
  /^(films|series|short-series|collections|promo-events|songs)\/[^:]*: (seasons\[\d+\]\.)?(episodes\[\d+\]\.)?name$/,
);
const shortDescriptions = at(/short_description$/);
const summaries = at(/: summary$/);
const biographies = at(/^people\/[^:]*: biography$/);
const lines = at(/lines\[\d+\]$/);
const descriptions = at(/^(collections|promo-events|songs)\/[^:]*: description$/);
const programmeDescriptions = at(/^channels\/[^:]*: .*description$/);
/** No two of each kind are alike. */
const kinds = [
  names,
  shortDescriptions,
  summaries,
  biographies,
  lines,
  descriptions,
  programmeDescriptions,
  at(/^people\/[^:]*: name$/),
  at(/^channels\/[^:]*: name$/),
  at(/^channels\/[^:]*: programmes\[\d+\]\.name$/),
];

const scripts = {
  rus: /\p{Script=Cyrillic}/u,
  eng: /\p{Script=Latin}/u,
  hye: /\p{Script=Armenian}/u,
} as const;
/** Words that stay in Latin letters in every language. */
const untranslated =
  /\b(saudade|Smart TV|TV|PDF|[Cc]ookie|Chrome|Safari|Firefox|Edge|Full HD)\b|(?<!\p{L})F(?!\p{L})/gu;

const wrong = (texts: readonly PlacedText[], isWrong: (text: Translated) => boolean) =>
  texts.filter(({ text }) => isWrong(text));

describe('texts of the demo', () => {
  it.each(languages)('say everything in %s, in its own letters', (language) => {
    expect(everyText.length).toBeGreaterThan(4500);
    for (const kind of kinds) expect(kind.length).toBeGreaterThan(20);
    const others = Object.entries(scripts).filter(([other]) => other !== language);
    expect(
      wrong(everyText, (text) => {
        const said = text[language].replaceAll(untranslated, '');
        const isEmpty = !/\p{L}/u.test(text[language]);
        const isForeign = /\p{L}/u.test(said) && !scripts[language].test(said);
        return isEmpty || isForeign || others.some(([, script]) => script.test(said));
      }),
    ).toEqual([]);
  });

  it('are typeset as each language is', () => {
    const doubled = /[^\S\n]{2}|\n{3}|^\s|\s$|\.\.\.|["'`]/;
    expect(wrong(everyText, (text) => languages.some((language) => doubled.test(text[language])))).toEqual(
      [],
    );
    // Armenian ends a sentence with ։ and asks, stresses and exclaims over the vowel.
    expect(wrong(everyText, ({ hye }) => /[:?!]/.test(hye))).toEqual([]);
    const sentences = [
      ...shortDescriptions,
      ...summaries,
      ...biographies,
      ...descriptions,
      ...programmeDescriptions,
    ];
    expect(
      wrong(
        sentences,
        ({ rus, eng, hye }) => !/[.!?]»?$/.test(rus) || !/[.!?]”?$/.test(eng) || !hye.endsWith('։'),
      ),
    ).toEqual([]);
  });

  it.each(languages)('repeat nothing in %s', (language) => {
    for (const texts of kinds) {
      const seen = texts.map(({ text }) => text[language]);
      expect(seen.filter((text, place) => seen.indexOf(text) !== place)).toEqual([]);
    }
  });
});
