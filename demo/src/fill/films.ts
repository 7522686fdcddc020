import type { ComposeInput } from '@kadr/contract';
import type { DemoShortEpisode, DemoShortSeries, MusicMood } from '../content/types.ts';
import { writeSubtitles } from '../film/subtitles.ts';
import {
  filmDuration,
  segmentDuration,
  segmentsOfClip,
  segmentsPerFilm,
  trailerDuration,
  trailerEnding,
} from '../film/timing.ts';
import type { CatalogueDesk } from './catalogue.ts';
import type { Journal } from './journal.ts';
import type { FillOptions } from './options.ts';
import { playableOf } from './order.ts';
import type { Title } from './order.ts';

/** Composes films of openings and reels as soon as both are there. */
export interface FilmDesk {
  /** A reel of the mood is packaged; `upright` for clips. */
  reel(mood: MusicMood, asset: string, shape?: 'wide' | 'upright'): Promise<void>;
  /** Openings are packaged, those of the titles or clips with these slugs, a segment each. */
  openings(slugs: readonly string[], asset: string): Promise<void>;
  /** Gives a title a whole film. */
  showcase(title: Title, asset: string): Promise<void>;
  /** Composes what an earlier start packaged and did not compose. */
  ready(): Promise<void>;
}

interface FilmDeskPorts {
  /** What films can be made of. */
  readonly titles: readonly Title[];
  readonly shorts: readonly DemoShortSeries[];
  readonly journal: Journal;
  readonly catalogue: CatalogueDesk;
  readonly say: (what: string) => void;
}

export function openFilmDesk(
  { client, onChange }: Pick<FillOptions, 'client' | 'onChange'>,
  { titles, shorts, journal, catalogue, say }: FilmDeskPorts,
): FilmDesk {
  const reels = new Map<string, string>();
  const reelKey = (mood: MusicMood, shape: 'wide' | 'upright'): string => `${mood} ${shape}`;

  const compose = async (key: string, input: ComposeInput): Promise<void> => {
    if (journal.composed.includes(key)) return;
    await catalogue.alone(async () => {
      // Another reel or row of openings may have been composed meanwhile.
      if (journal.composed.includes(key)) return;
      await client.operator.composeAsset(input);
      journal.composed.push(key);
      await journal.save();
    });
    say(`${watchable()} of ${playable.size} films and episodes can be watched.`);
  };
  const playable = new Set(
    [...titles.flatMap(playableOf), ...shorts.flatMap(({ episodes }) => episodes)].map(({ slug }) => slug),
  );
  const watchable = (): number => journal.composed.filter((key) => playable.has(key)).length;

  /** Whether one of them was new. */
  const composeAll = async (inputs: ReadonlyMap<string, ComposeInput>): Promise<boolean> => {
    const before = journal.composed.length;
    for (const [key, input] of inputs) await compose(key, input);
    return journal.composed.length > before;
  };
  const composeTitle = async (title: Title): Promise<void> => {
    const reel = reels.get(reelKey(title.mood, 'wide'));
    const opening = journal.openings[title.slug];
    if (reel === undefined || opening === undefined) return;
    const isNew = await composeAll(filmsOf(title, opening, reel));
    if (title.seasons !== undefined && isNew) catalogue.refreshTitle(title.slug);
  };
  const composeShort = async (short: DemoShortSeries): Promise<void> => {
    const reel = reels.get(reelKey(short.mood, 'upright'));
    if (reel === undefined) return;
    const clips = short.episodes.flatMap((clip) => {
      const opening = journal.openings[clip.slug];
      return opening === undefined ? [] : [[clip.slug, clipOf(clip, opening, reel)] as const];
    });
    if (await composeAll(new Map(clips))) catalogue.refreshTitle(short.slug);
  };
  const composeReady = async (): Promise<void> => {
    for (const title of titles) await composeTitle(title);
    for (const short of shorts) await composeShort(short);
    onChange?.();
  };

  return {
    ready: composeReady,
    reel: (mood, asset, shape = 'wide') => {
      reels.set(reelKey(mood, shape), asset);
      return composeReady();
    },
    openings: async (slugs, asset) => {
      for (const [segment, slug] of slugs.entries()) journal.openings[slug] = { asset, segment };
      await journal.save();
      await composeReady();
    },
    showcase: async (title, asset) => {
      const whole = { asset_id: asset, from: 0, to: segmentsPerFilm };
      const { slug } = title;
      await compose(`showcase:${slug}`, {
        kind: 'film',
        slug,
        parts: [whole],
        subtitles: writeSubtitles(title.lines, filmDuration),
      });
      onChange?.();
    },
  };
}

type Opening = Journal['openings'][string];

const partOf = ({ asset, segment }: Opening): ComposeInput['parts'][number] => ({
  asset_id: asset,
  from: segment,
  to: segment + 1,
});

/** The films of a title or its episodes, and its trailer, by what the journal calls them. */
function filmsOf(title: Title, opening: Opening, reel: string): Map<string, ComposeInput> {
  const first = partOf(opening);
  const parts = [first, { asset_id: reel, from: 1, to: segmentsPerFilm }];
  const subtitles = writeSubtitles(title.lines, filmDuration);
  const films = playableOf(title).map(({ slug, kind }) => [slug, { kind, slug, parts, subtitles }] as const);
  return new Map<string, ComposeInput>([...films, [`trailer:${title.slug}`, trailerOf(title, first, reel)]]);
}

function trailerOf(
  { slug, lines }: Title,
  opening: ComposeInput['parts'][number],
  reel: string,
): ComposeInput {
  return {
    kind: 'trailer',
    slug,
    parts: [opening, { asset_id: reel, ...trailerEnding }],
    subtitles: writeSubtitles(lines.slice(0, 2), trailerDuration),
  };
}

/** A clip is its opening, then the end of its mood's reel, then whole reels until it has its length. */
function clipOf({ slug, seconds, lines }: DemoShortEpisode, opening: Opening, reel: string): ComposeInput {
  const segments = segmentsOfClip(seconds);
  const parts = [partOf(opening)];
  const wholeReel = segmentsPerFilm - 1;
  for (let left = segments - 1; left > 0;) {
    const run = left % wholeReel === 0 ? wholeReel : left % wholeReel;
    parts.push({ asset_id: reel, from: segmentsPerFilm - run, to: segmentsPerFilm });
    left -= run;
  }
  return {
    kind: 'episode',
    slug,
    parts,
    subtitles: writeSubtitles(lines, segments * segmentDuration),
  };
}
