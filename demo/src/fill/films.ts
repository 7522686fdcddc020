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
  /** Gives a title a film that is whole already. */
  showcase(title: Title, asset: string): Promise<void>;
  /** Composes what an earlier start had packaged and not composed. */
  ready(): Promise<void>;
}

export function openFilmDesk(
  { client, onChange }: Pick<FillOptions, 'client' | 'onChange'>,
  {
    titles,
    shorts,
    journal,
    catalogue,
    say,
  }: {
    titles: readonly Title[];
    shorts: readonly DemoShortSeries[];
    journal: Journal;
    catalogue: CatalogueDesk;
    say: (what: string) => void;
  },
): FilmDesk {
  const reels = new Map<string, string>();
  const reelKey = (mood: MusicMood, shape: 'wide' | 'upright'): string => `${mood} ${shape}`;

  const compose = async (key: string, input: ComposeInput): Promise<void> => {
    if (journal.composed.includes(key)) return;
    await catalogue.alone(async () => {
      // Another reel or row of openings may have come in meanwhile.
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

  const composeTitle = async (title: Title): Promise<void> => {
    const reel = reels.get(reelKey(title.mood, 'wide'));
    const opening = journal.openings[title.slug];
    if (reel === undefined || opening === undefined) return;
    const first = { asset_id: opening.asset, from: opening.segment, to: opening.segment + 1 };
    const subtitles = writeSubtitles(title.lines, filmDuration);
    const before = journal.composed.length;
    for (const { slug, kind } of playableOf(title)) {
      await compose(slug, {
        kind,
        slug,
        parts: [first, { asset_id: reel, from: 1, to: segmentsPerFilm }],
        subtitles,
      });
    }
    await compose(`trailer:${title.slug}`, trailerOf(title, first, reel));
    if (title.seasons !== undefined && journal.composed.length > before) catalogue.refreshTitle(title.slug);
  };
  const composeShort = async (short: DemoShortSeries): Promise<void> => {
    const reel = reels.get(reelKey(short.mood, 'upright'));
    if (reel === undefined) return;
    const before = journal.composed.length;
    for (const clip of short.episodes) {
      const opening = journal.openings[clip.slug];
      if (opening !== undefined)
        await compose(clip.slug, clipOf(clip, { asset_id: opening.asset, segment: opening.segment, reel }));
    }
    if (journal.composed.length > before) catalogue.refreshTitle(short.slug);
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

/** A clip is its opening, as much of its mood's reel as it is longer than one, and a whole reel or the end of one. */
function clipOf(
  { slug, seconds, lines }: DemoShortEpisode,
  { asset_id, segment, reel }: { asset_id: string; segment: number; reel: string },
): ComposeInput {
  const segments = segmentsOfClip(seconds);
  const parts: ComposeInput['parts'] = [{ asset_id, from: segment, to: segment + 1 }];
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
