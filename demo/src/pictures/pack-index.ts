import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { treatmentNames } from './lettering/treatments.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

const letteringSchema = z.strictObject({
  /** How the name is set, where no word of it is too long for that. */
  treatment: z.enum(treatmentNames),
  /** Colours that stand on the poster and the card. */
  inks: z.strictObject({ text: colour, glow: colour, accent: colour, rule: colour, shadow: colour }),
});

const indexSchema = z.strictObject({
  titles: z.record(
    z.string(),
    letteringSchema.extend({
      /** What the title's pictures are remembered by, which is seldom the darkness that most of a poster is. */
      color: colour,
    }),
  ),
  ads: z.record(z.string(), letteringSchema),
  channels: z.record(
    z.string(),
    z.strictObject({
      color: colour,
      /** Of the logo: what its field runs from and to, and its letters. */
      ground: z.tuple([colour, colour]),
      letters: colour,
    }),
  ),
});

/** How a title's name is set upon its pictures. */
export type TitleLettering = z.infer<typeof letteringSchema>;

/** `index.json` of the pack: the colours that go with its pictures, by slug. */
export const packIndex = indexSchema.parse(
  JSON.parse(readFileSync(new URL('../../pictures/index.json', import.meta.url), 'utf8')),
);

/** What the index says of each of a kind. @throws an Error when it does not know that slug. */
export const titleInPack = finderOf('titles', packIndex.titles);
export const adInPack = finderOf('ads', packIndex.ads);
export const channelInPack = finderOf('channels', packIndex.channels);

function finderOf<T>(kind: string, entries: Readonly<Record<string, T>>): (slug: string) => T {
  return (slug) => {
    const entry = entries[slug];
    if (entry === undefined) throw new Error(`demo/pictures/index.json has no “${slug}” among its ${kind}.`);
    return entry;
  };
}
