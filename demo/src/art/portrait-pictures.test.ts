import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoPersons } from '../content/persons.ts';
import { appearanceOf } from './people/appearance.ts';
import { drawPortrait } from './portrait-pictures.ts';

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('portraits', () => {
  it('draws the same person to the same square, and others to others', async () => {
    const [first, second] = demoPersons;
    if (!first || !second) throw new Error('The demo has no persons.');
    const once = await drawPortrait(first);
    expect(digest(await drawPortrait(first))).toBe(digest(once));
    expect(digest(await drawPortrait(second))).not.toBe(digest(once));
    const { width, height } = await sharp(once).metadata();
    expect([width, height]).toEqual([480, 480]);
  });

  it('gives everybody a face of their own', () => {
    const looks = demoPersons.map((person) => JSON.stringify(appearanceOf(person)));
    expect(new Set(looks).size).toBe(demoPersons.length);
  });

  it('takes from the biography who is a woman and from the dates who is old', () => {
    const of = (slug: string) => {
      const person = demoPersons.find((one) => one.slug === slug);
      if (!person) throw new Error(`The demo has no “${slug}”.`);
      return appearanceOf(person);
    };
    expect(of('vera-lugovskikh')).toMatchObject({ isWoman: true, beard: 'none' });
    expect(of('samvel-kochinyan').isWoman).toBe(false);
    expect(of('lev-granovich').age).toBeGreaterThan(70);
    expect(of('alisa-zimorodova').age).toBeLessThan(20);
    expect(of('nairi-manushyan')).toMatchObject({ isWoman: false, beard: 'none' });
    expect(of('tomoe-kazahaya')).toMatchObject({ isWoman: true, isEastAsian: true });
  });
});
