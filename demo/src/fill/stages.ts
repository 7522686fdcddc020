import { demoPersons } from '../content/persons.ts';
import { demoPictured } from '../content/pictured.ts';
import type { Pictured } from '../content/pictured.ts';
import { demoShortSeries } from '../content/short-series.ts';
import type { DemoPerson, DemoShortSeries } from '../content/types.ts';
import { songSheets } from '../karaoke/sheets.ts';
import type { SongSheet } from '../karaoke/sheet.ts';
import type { Journal } from './journal.ts';
import { playableOf, titlesInOrder } from './order.ts';
import type { Title } from './order.ts';

/** A part of the demo that is filled before the next one is begun. */
export interface Stage {
  /** Films and series, in the order in which viewers meet them: all of them have pictures. */
  readonly titles: readonly Title[];
  /** Those of the titles that are packaged when somebody wants to watch them. */
  readonly titlesOnDemand: readonly Title[];
  readonly shorts: readonly DemoShortSeries[];
  /** Collections, promo events, services, channels and songs. */
  readonly pictured: readonly Pictured[];
  readonly persons: readonly DemoPerson[];
  /** Songs that can be sung; each is packaged when somebody wants to sing it. */
  readonly songs: readonly SongSheet[];
  /** Titles with a film of their scenes only, in a greater size. */
  readonly showcases: readonly Title[];
  /** How many openings a package holds, for each package in order; the last number holds for all that follow. */
  readonly openingsAtOnce: readonly number[];
}

/** The titles that make the home page and the other pages' first rows complete. */
export const firstTitles = 60;
/** Films of the sample. */
const sampleFilms = 4;
/** How many of each kind, by the beginnings of their keys; of the other kinds all. */
const firstPictured: Readonly<Record<string, number>> = {
  collection: 12,
  'promo-event': 6,
  song: 12,
  service: 6,
};
/** Each one puts at least five clips into the feed. */
const firstShorts = 1;

/** What viewers meet first, and the rest. Together they are the whole demo; nothing is in both. */
export function stagesInOrder(): readonly [first: Stage, rest: Stage] {
  const titles = titlesInOrder();
  const met = titles.slice(0, firstTitles);
  const cast = castOf([...met, ...demoShortSeries.slice(0, firstShorts)]);
  const counts = new Map<string, number>();
  const isFirst = (one: Pictured): boolean => {
    const kind = kindOf(one);
    const place = counts.get(kind) ?? 0;
    counts.set(kind, place + 1);
    return place < (firstPictured[kind] ?? Infinity);
  };
  const pictured = demoPictured.filter(isFirst);
  return [
    {
      titles: met,
      titlesOnDemand: [],
      shorts: demoShortSeries.slice(0, firstShorts),
      pictured,
      persons: demoPersons.filter(({ slug }) => cast.has(slug)),
      songs: [],
      showcases: [],
      // The first rows of the home page need not wait for the last titles.
      openingsAtOnce: [9, 21, firstTitles],
    },
    {
      titles: titles.slice(firstTitles),
      titlesOnDemand: titles.slice(firstTitles),
      shorts: demoShortSeries.slice(firstShorts),
      pictured: demoPictured.filter((one) => !pictured.includes(one)),
      persons: demoPersons.filter(({ slug }) => !cast.has(slug)),
      songs: songSheets,
      showcases: met.filter(({ seasons }) => seasons === undefined).slice(0, 1),
      openingsAtOnce: [16],
    },
  ];
}

/** A little of each kind, for tests that visit every page and need few pictures. */
export function sampleStage(): Stage {
  const titles = titlesInOrder();
  const series = titles.filter(({ seasons }) => seasons !== undefined).slice(0, 1);
  // Of two moods, whose scenes are packaged once each: the series' and that of the first title which every channel may show.
  const forAll = titles.filter(({ age }) => age === 0).slice(0, 1);
  const moods = new Set([...series, ...forAll].map(({ mood }) => mood));
  const films = titles.filter(({ seasons, mood }) => seasons === undefined && moods.has(mood));
  const some = [...films.slice(0, sampleFilms), ...series];
  const shorts = demoShortSeries.slice(0, firstShorts);
  const cast = castOf([...some, ...shorts]);
  return {
    titles: some,
    titlesOnDemand: [],
    shorts,
    pictured: [...new Map(demoPictured.toReversed().map((one) => [kindOf(one), one])).values()],
    persons: demoPersons.filter(({ slug }) => cast.has(slug)),
    songs: [],
    showcases: [],
    openingsAtOnce: [some.length],
  };
}

function castOf(titles: readonly Pick<Title | DemoShortSeries, 'cast'>[]): ReadonlySet<string> {
  return new Set(titles.flatMap(({ cast }) => cast.map(({ person }) => person)));
}

function kindOf({ key }: Pictured): string {
  return key.slice(0, key.indexOf('/'));
}

/** What the journal calls the films of a title. */
export function filmKeysOf(title: Title): string[] {
  return [...playableOf(title).map(({ slug }) => slug), `trailer:${title.slug}`];
}

/** How many pictures and films a stage is, and how many of them the journal says are there. */
export function countOf(stages: readonly Stage[], journal: Journal): { done: number; total: number } {
  const composed = new Set(journal.composed);
  const parts = stages.flatMap(({ titles, shorts, pictured, persons, songs, showcases }) => {
    const clips = shorts.flatMap(({ episodes }) => episodes);
    return [
      ...[...titles, ...shorts].map(({ slug }) => journal.titles[slug] !== undefined),
      ...persons.map(({ slug }) => journal.portraits[slug] !== undefined),
      ...pictured.map(({ key }) => journal.others[key] !== undefined),
      ...clips.map(({ slug }) => journal.clips[slug] !== undefined),
      ...titles.flatMap(filmKeysOf).map((key) => composed.has(key)),
      ...clips.map(({ slug }) => composed.has(slug)),
      ...songs.map(({ slug }) => journal.songs[slug]?.isPublished === true),
      ...showcases.map(({ slug }) => composed.has(`showcase:${slug}`)),
    ];
  });
  return { done: parts.filter(Boolean).length, total: parts.length };
}
