import type { FilmDesk } from './films.ts';
import type { Journal } from './journal.ts';
import type { Clip, MaterialDesk } from './materials.ts';
import { moodsInOrder } from './order.ts';
import type { Title } from './order.ts';
import { filmKeysOf } from './stages.ts';
import type { Stage } from './stages.ts';

/** A material to be made, and what is done with its asset. */
export interface MaterialStep {
  /** Begins a sentence. */
  readonly what: string;
  readonly run: (materials: MaterialDesk, films: FilmDesk) => Promise<void>;
}

/** What the films of a stage are composed of, so far as they are not there: what viewers meet first comes first. */
export function planMaterials(
  { titles, shorts, showcases, openingsAtOnce }: Stage,
  journal: Journal,
): MaterialStep[] {
  const composed = new Set(journal.composed);
  const wanting = (title: Title): boolean => filmKeysOf(title).some((key) => !composed.has(key));
  const titlesWanting = titles.filter(wanting);
  const [firstReel, ...otherReels] = moodsInOrder(titlesWanting).map((mood): MaterialStep => ({
    what: `The scenes of ${mood} films`,
    run: async (materials, films) => films.reel(mood, await materials.reel(mood)),
  }));
  const [firstOpenings, ...otherOpenings] = parted(titles, openingsAtOnce)
    .map((some) => some.filter((title) => wanting(title) && journal.openings[title.slug] === undefined))
    .filter((some) => some.length > 0)
    .map((some): MaterialStep => ({
      what: `The openings of ${some.length} films`,
      run: async (materials, films) => films.openings(slugsOf(some), await materials.openings(some)),
    }));
  const best = showcases
    .filter(({ slug }) => !composed.has(`showcase:${slug}`))
    .map((title): MaterialStep => ({
      what: `“${title.name.eng}” in high definition`,
      run: async (materials, films) => films.showcase(title, await materials.showcase(title)),
    }));
  const clips = shorts
    .flatMap(({ mood, episodes }) => episodes.map(({ slug }): Clip => ({ slug, mood })))
    .filter(({ slug }) => !composed.has(slug));
  const moodsOfClips = [...new Set(clips.map(({ mood }) => mood))];
  const uprightReels = moodsOfClips.map((mood): MaterialStep => ({
    what: `The scenes of ${mood} clips`,
    run: async (materials, films) => films.reel(mood, await materials.uprightReel(mood), 'upright'),
  }));
  const clipOpenings = parted(
    clips.filter(({ slug }) => journal.openings[slug] === undefined),
    [clipsAtOnce],
  ).map((some): MaterialStep => ({
    what: `The openings of ${some.length} clips`,
    run: async (materials, films) => films.openings(slugsOf(some), await materials.clipOpenings(some)),
  }));
  return [
    ...best,
    firstReel,
    firstOpenings,
    ...otherReels,
    ...otherOpenings,
    ...uprightReels,
    ...clipOpenings,
  ].filter((step) => step !== undefined);
}

const clipsAtOnce = 24;

const slugsOf = (some: readonly { readonly slug: string }[]): string[] => some.map(({ slug }) => slug);

/** `things` in groups of those sizes, the last of which holds for all that follow. */
function parted<T>(things: readonly T[], sizes: readonly number[]): T[][] {
  const groups: T[][] = [];
  for (let from = 0, place = 0; from < things.length; place++) {
    const size = sizes[Math.min(place, sizes.length - 1)] ?? things.length;
    groups.push(things.slice(from, from + size));
    from += size;
  }
  return groups;
}
