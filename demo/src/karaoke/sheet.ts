import { languageSchema } from '@kadr/contract';
import { z } from 'zod';

const line = z.string().min(1);
const four = z.tuple([line, line, line, line]).readonly();

/** A part of a song: four lines of two bars each. */
const part = z.strictObject({
  /** A chord a bar, eight of them: the degree, then `/7` for a seventh or `/M` for a raised third. */
  chords: z.string().regex(/^[1-7](\/[7M])?( [1-7](\/[7M])?){7}$/, 'must be eight chords such as 1 or 5/M'),
  /** The way of the melody in each line, in degrees, `'` an octave up and `,` down: the words decide how many are sung. */
  ways: four,
});

/** A song as it is written down: its music, and its words in the language it is sung in. */
export const songSheetSchema = z
  .strictObject({
    language: languageSchema,
    /** Who plays under the song, and how. */
    manner: z.enum(['waltz', 'ballad', 'march', 'rock', 'disco']),
    /** Beats a minute. */
    tempo: z.number().positive(),
    beats_per_bar: z.literal([3, 4]),
    /** MIDI number of the first degree. */
    tonic: z.int(),
    mode: z.enum(['major', 'minor']),
    verse: part,
    chorus: part,
    verses: z.tuple([four, four]).readonly(),
    refrain: four,
  })
  .transform(({ language, manner, tempo, beats_per_bar: beatsPerBar, ...rest }) => ({
    language,
    manner,
    tempo,
    beatsPerBar,
    ...rest,
  }));

/** `slug` is that of the karaoke item. */
export type SongSheet = z.output<typeof songSheetSchema> & { readonly slug: string };
export type SongPart = SongSheet['verse'];
export type SongManner = SongSheet['manner'];
