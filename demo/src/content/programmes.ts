import { programmeKinds, programmeTimes } from './types.ts';
import type { DemoProgramme, Translated } from './types.ts';

const ages = [0, 6, 12, 16, 18] as const;

/**
 * Programmes of a channel as a table, each in three rows, so that translations stand beside each other: `slug minutes
 * age kind time` (`time` may be left out), its name and what it is, both as `Russian | English | Armenian`. Empty rows
 * are skipped; a programme that is not so throws a TypeError.
 */
export function programmes(rows: TemplateStringsArray): DemoProgramme[] {
  const written = (rows[0] ?? '')
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
  if (written.length % 3 !== 0)
    throw new TypeError('A programme needs three rows: facts, name, description.');
  return Array.from({ length: written.length / 3 }, (_, at) => {
    const [facts = '', name = '', description = ''] = written.slice(at * 3);
    return { ...factsIn(facts), name: translatedIn(name), description: translatedIn(description) };
  });
}

function factsIn(row: string): Omit<DemoProgramme, 'name' | 'description'> {
  const [slug = '', minutesWord, ageWord, kindWord, timeWord, ...rest] = row.split(/\s+/);
  const minutes = Number(minutesWord);
  const age = ages.find((one) => `${one}+` === ageWord);
  const kind = programmeKinds.find((one) => one === kindWord);
  const time = programmeTimes.find((one) => one === timeWord);
  const isWithoutTime = timeWord === undefined;
  if (
    !/^[a-z\d-]+$/.test(slug) ||
    !Number.isInteger(minutes) ||
    age === undefined ||
    kind === undefined ||
    isWithoutTime !== (time === undefined) ||
    rest.length > 0
  ) {
    throw new TypeError(`Facts of a programme are "slug minutes age+ kind time", not "${row}".`);
  }
  return { slug, minutes, age, kind, ...(time === undefined ? {} : { time }) };
}

function translatedIn(row: string): Translated {
  const [rus, eng, hye, ...rest] = row.split('|').map((text) => text.trim());
  if (!rus || !eng || !hye || rest.length > 0) {
    throw new TypeError(`A programme is told in Russian, English and Armenian, not "${row}".`);
  }
  return { rus, eng, hye };
}
