import type { ComposeInput } from '@kadr/contract';
import type { MusicMood } from '../content/types.ts';
import { writeSubtitles } from '../film/subtitles.ts';
import { filmDuration, segmentsPerFilm, trailerDuration, trailerEnding } from '../film/timing.ts';
import type { CatalogueDesk } from './catalogue.ts';
import type { Journal } from './journal.ts';
import type { FillOptions } from './options.ts';
import { playableOf } from './order.ts';
import type { Title } from './order.ts';

/** Where a title's opening lies in a material. */
interface Opening {
  readonly asset: string;
  readonly segment: number;
}

/** Composes films of openings and reels as soon as both are there. */
export interface FilmDesk {
  /** A reel is packaged. */
  reel(mood: MusicMood, asset: string): Promise<void>;
  /** Openings are packaged, those of `titles`, a segment each. */
  openings(titles: readonly Title[], asset: string): Promise<void>;
  /** Gives a title a film that is whole already. */
  showcase(title: Title, asset: string): Promise<void>;
}

export function openFilmDesk(
  { client, onChange }: Pick<FillOptions, 'client' | 'onChange'>,
  {
    titles,
    journal,
    catalogue,
    say,
  }: { titles: readonly Title[]; journal: Journal; catalogue: CatalogueDesk; say: (what: string) => void },
): FilmDesk {
  const reels = new Map<MusicMood, string>();
  const openings = new Map<string, Opening>();
  const films = titles.flatMap(playableOf).length;

  const compose = async (key: string, input: ComposeInput): Promise<void> => {
    if (journal.composed.includes(key)) return;
    await catalogue.alone(async () => {
      // Another reel or row of openings may have come in meanwhile.
      if (journal.composed.includes(key)) return;
      await client.operator.composeAsset(input);
      journal.composed.push(key);
      await journal.save();
    });
    say(`${watchable()} of ${films} films and episodes can be watched.`);
  };
  const watchable = (): number => journal.composed.filter((key) => !key.includes(':')).length;

  const composeTitle = async (title: Title): Promise<void> => {
    const reel = reels.get(title.mood);
    const opening = openings.get(title.slug);
    if (reel === undefined || opening === undefined) return;
    const first = { asset_id: opening.asset, from: opening.segment, to: opening.segment + 1 };
    const subtitles = writeSubtitles(title.lines, filmDuration);
    for (const { slug, kind } of playableOf(title)) {
      await compose(slug, {
        kind,
        slug,
        parts: [first, { asset_id: reel, from: 1, to: segmentsPerFilm }],
        subtitles,
      });
    }
    await compose(`trailer:${title.slug}`, trailerOf(title, first, reel));
    if (title.seasons !== undefined) catalogue.refreshTitle(title.slug);
  };
  const composeReady = async (): Promise<void> => {
    for (const title of titles) await composeTitle(title);
    onChange?.();
  };

  return {
    reel: (mood, asset) => {
      reels.set(mood, asset);
      return composeReady();
    },
    openings: (some, asset) => {
      for (const [segment, { slug }] of some.entries()) openings.set(slug, { asset, segment });
      return composeReady();
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
