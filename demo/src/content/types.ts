import type { PersonRole, Theme } from '@kadr/contract';

/** A text in every language of the service: unlike an operator's, the demo's texts leave none out. */
export interface Translated {
  rus: string;
  eng: string;
  hye: string;
}

export const artStyles = [
  'ridge',
  'planet',
  'city',
  'waves',
  'portrait',
  'tunnel',
  'forest',
  'desert',
  'paper',
  'geometry',
  'storm',
  'garden',
] as const;
export type ArtStyle = (typeof artStyles)[number];

/** How the pictures of a title are drawn. */
export interface ArtDirection {
  style: ArtStyle;
  palette: {
    /** Three oklch hues in degrees, 0–359: light source, body of the picture, shadow. */
    hues: readonly [number, number, number];
    mood: 'dark' | 'bright' | 'dusk';
  };
  /** One English noun that the picture may be built around, for example `lighthouse`. */
  motif?: string;
}

/** Character of a title's music. */
export type MusicMood = 'calm' | 'tense' | 'bright' | 'epic';

export const genreAliases = [
  'drama',
  'comedy',
  'romance',
  'thriller',
  'detective',
  'crime',
  'action',
  'adventure',
  'science_fiction',
  'fantasy',
  'mystery',
  'history',
  'biography',
  'war',
  'music',
  'sport',
  'family',
  'animation',
  'documentary',
  'educational',
] as const;
export type GenreAlias = (typeof genreAliases)[number];

export interface DemoGenre {
  alias: GenreAlias;
  name: Translated;
}

export interface DemoPerson {
  slug: string;
  name: Translated;
  /** The name in the person's own language and script. */
  native_name: string;
  /** `YYYY-MM-DD`. */
  birth_date: string;
  death_date?: string;
  biography: Translated;
}

/** A person's part in a title; `person` is a slug of `demoPersons`. */
export interface DemoCastMember {
  person: string;
  role: PersonRole;
  character?: Translated;
}

/** What films and series have in common. */
export interface DemoTitle {
  slug: string;
  name: Translated;
  /** Only where the film was first called something else than its Russian name. */
  original_name?: string;
  /** One sentence of at most 160 characters, for the hero and cards. */
  short_description: Translated;
  summary: Translated;
  year: number;
  age: 0 | 6 | 12 | 16 | 18;
  /** The most telling first: cards show two. */
  genres: readonly GenreAlias[];
  /** ISO 3166-1 alpha-2 codes. */
  countries: readonly string[];
  themes: readonly Theme[];
  /** 0–10, one decimal. */
  rating: number;
  cast: readonly DemoCastMember[];
  art: ArtDirection;
  mood: MusicMood;
  /** What is said in the title, for its subtitles: each at most 60 characters. */
  lines: readonly Translated[];
}

export type DemoFilm = DemoTitle;

export interface DemoEpisode {
  slug: string;
  name: Translated;
  short_description: Translated;
}

export interface DemoSeason {
  slug: string;
  year: number;
  short_description: Translated;
  /** In order; the first is episode 1. */
  episodes: readonly DemoEpisode[];
}

/** A series; its episodes share its `lines`, `art` and `mood`. */
export interface DemoSeries extends DemoTitle {
  /** In order; the first is season 1. */
  seasons: readonly DemoSeason[];
}

export const programmeKinds = [
  'film',
  'series',
  'cartoon',
  'documentary',
  'news',
  'show',
  'music',
  'sport',
  'educational',
] as const;
type ProgrammeKind = (typeof programmeKinds)[number];

/** Quarters of a broadcasting day, in order: from 6, 12, 18 and 0 o'clock. */
export const programmeTimes = ['morning', 'day', 'evening', 'night'] as const;
export type ProgrammeTime = (typeof programmeTimes)[number];

/** What a channel shows again and again, and its guide is made of. */
export interface DemoProgramme {
  /** Unlike any other's of its channel. */
  slug: string;
  name: Translated;
  /** At most 160 characters. */
  description: Translated;
  /** A multiple of five, 10–180. */
  minutes: number;
  age: DemoTitle['age'];
  kind: ProgrammeKind;
  /** When it is on the air; without, whenever there is room. */
  time?: ProgrammeTime;
}

/** A television channel of the demo. */
export interface DemoChannel {
  slug: string;
  /** Its place in the list, from 1. */
  number: number;
  name: Translated;
  /** At most 160 characters. */
  description: Translated;
  themes: readonly Theme[];
  age: DemoTitle['age'];
  /** Alias of the service that it is part of; null: free for everybody. */
  service: string | null;
  /** Colours of its logo. */
  palette: ArtDirection['palette'];
  /** One to three capital letters of its Russian name for its logo, unlike any other channel's. */
  letters: string;
  /** Twelve to sixteen. */
  programmes: readonly DemoProgramme[];
}

/** An episode of a short series: a vertical clip. */
export interface DemoShortEpisode extends DemoEpisode {
  /** What is said in this clip, for its subtitles: 4–8 lines of at most 60 characters. */
  lines: readonly Translated[];
  /** How long the clip is, 60–120, in whole tens of seconds. */
  seconds: number;
}

/**
 * A short series (CT-046): a story told in five to eight vertical clips, in one season. It has no `lines` of its own: each
 * clip has. `themes` has `series` among them.
 */
export interface DemoShortSeries extends Omit<DemoTitle, 'lines'> {
  /** In order; the first is episode 1. */
  episodes: readonly DemoShortEpisode[];
}
