/** Who plays under a song, and how. */
export type SongManner = 'waltz' | 'ballad' | 'march' | 'rock' | 'disco';

/** A part of a song: four lines of two bars each. */
export interface SongPart {
  /** A chord a bar, eight of them: the degree, then `/7` for a seventh or `/M` for a raised third. */
  readonly chords: string;
  /** The way of the melody in each line, in degrees, `'` an octave up and `,` down: as many as one likes, the words choose. */
  readonly ways: readonly [string, string, string, string];
}

type Lines = readonly [string, string, string, string];

/** A song as it is written down: its music, and its words in the language it is sung in. */
export interface SongSheet {
  /** Of the karaoke item. */
  readonly slug: string;
  readonly language: 'rus' | 'eng' | 'hye';
  readonly manner: SongManner;
  /** Beats a minute. */
  readonly tempo: number;
  readonly beatsPerBar: 3 | 4;
  /** MIDI number of the first degree. */
  readonly tonic: number;
  readonly mode: 'major' | 'minor';
  readonly verse: SongPart;
  readonly chorus: SongPart;
  readonly verses: readonly [Lines, Lines];
  readonly refrain: Lines;
}
