import { demoPersons } from '../content/persons.ts';
import { demoPictured } from '../content/pictured.ts';
import type { FilmDesk } from './films.ts';
import type { Journal } from './journal.ts';
import type { MaterialDesk } from './materials.ts';
import { moodsInOrder, playableOf } from './order.ts';
import type { Title } from './order.ts';

/** A material to be made, and what is done with its asset. */
export interface MaterialStep {
  /** Begins a sentence. */
  readonly what: string;
  readonly run: (materials: MaterialDesk, films: FilmDesk) => Promise<void>;
}

export interface FillPlan {
  readonly materials: readonly MaterialStep[];
  /** Pictures, materials and films in all. */
  readonly total: number;
}

/** Scenes of a mood's reel, each of one of its first titles. */
const scenesPerReel = 5;
/** Where the openings are parted, so that the first rows of the home page need not wait for the last titles. */
const openingParts = [0, 9, 30];
/** Titles, from the first of the home page on, whose films are of scenes of their own, in a greater size. */
const showcases = 1;

/** What is made of `titles`, in which order: what viewers meet first comes first. */
export function planFill(titles: readonly Title[]): FillPlan {
  const reels = moodsInOrder(titles).map((mood) => ({
    mood,
    scenes: titles.filter((title) => title.mood === mood).slice(0, scenesPerReel),
  }));
  const openings = openingParts
    .map((from, part) => ({ name: String(part + 1), some: titles.slice(from, openingParts[part + 1]) }))
    .filter(({ some }) => some.length > 0);
  const [firstReel, ...otherReels] = reels.map(({ mood, scenes }): MaterialStep => ({
    what: `The scenes of ${mood} films`,
    run: async (materials, films) => films.reel(mood, await materials.reel(mood, scenes)),
  }));
  const [firstOpenings, ...otherOpenings] = openings.map(({ name, some }): MaterialStep => ({
    what: `The openings of ${some.length} films`,
    run: async (materials, films) => films.openings(some, await materials.openings(name, some)),
  }));
  const best = titles
    .filter(({ seasons }) => seasons === undefined)
    .slice(0, showcases)
    .map((title): MaterialStep => ({
      what: `“${title.name.eng}” in high definition`,
      run: async (materials, films) => films.showcase(title, await materials.showcase(title)),
    }));
  const materials = [firstReel, firstOpenings, ...otherReels, ...otherOpenings, ...best].filter(
    (step) => step !== undefined,
  );
  return {
    materials,
    // Each title has pictures and a trailer; a showcase is a material and a film.
    total:
      titles.length * 2 +
      demoPersons.length +
      demoPictured.length +
      titles.flatMap(playableOf).length +
      materials.length +
      best.length,
  };
}

/** How much of a plan's total the journal says is there. */
export function doneOf({ titles, portraits, others, materials, composed }: Journal): number {
  const packaged = Object.values(materials).filter(({ asset }) => asset !== null).length;
  const pictures = [titles, portraits, others].flatMap((drawn) => Object.keys(drawn));
  return pictures.length + packaged + composed.length;
}
