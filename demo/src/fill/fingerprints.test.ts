import { expect, it } from 'vitest';
import { demoFilms } from '../content/films.ts';
import { demoPersons } from '../content/persons.ts';
import { digestsOfPack } from '../pictures/pack.ts';
import { cardOf, portraitOf, reelScenes } from '../pictures/picture-names.ts';
import { fingerprintsOfContent } from './fingerprints.ts';

const digests = await digestsOfPack();
const before = fingerprintsOfContent(digests);

/** What is to be made again once that picture is another one. */
function madeAgain(name: string): string[] {
  const after = fingerprintsOfContent(new Map([...digests, [`${name}.avif`, 'another']]));
  return [...after].filter(([key, print]) => before.get(key) !== print).map(([key]) => key);
}

it('has what shows a picture made again when the picture is replaced, and nothing else', () => {
  const film = demoFilms.at(-1)?.slug ?? '';
  const person = demoPersons[0]?.slug ?? '';
  expect(madeAgain(cardOf(film))).toEqual([`title/${film}`, `film/${film}`]);
  expect(madeAgain(portraitOf(person))).toEqual([`person/${person}`]);
  const ofMood = madeAgain(reelScenes('calm')[0] ?? '');
  expect(ofMood).toContain('reel/calm');
  for (const { slug, mood } of demoFilms) expect(ofMood.includes(`film/${slug}`)).toBe(mood === 'calm');
});
