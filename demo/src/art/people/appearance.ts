import type { DemoPerson } from '../../content/types.ts';
import { oklch } from '../colour.ts';
import type { Rgb } from '../colour.ts';
import { random } from '../random.ts';
import type { Random } from '../random.ts';

/** The year the demo's people are shown in; their ages are counted to it. */
const shownIn = 2026;

const womensHair = ['long', 'bob', 'bun', 'waves', 'braid', 'cropped', 'fringe', 'curls'] as const;
const mensHair = ['short', 'parted', 'swept', 'curly', 'receding', 'bald', 'buzz', 'longer'] as const;
/** A hair style of this list. */
export type HairStyle = (typeof womensHair)[number] | (typeof mensHair)[number];

/** How somebody looks. Colours are the person's own in plain light. */
export interface Appearance {
  readonly isWoman: boolean;
  /** Years. */
  readonly age: number;
  readonly skin: Rgb;
  readonly hair: Rgb;
  readonly eyes: Rgb;
  readonly lips: Rgb;
  readonly hairStyle: HairStyle;
  readonly beard: 'none' | 'stubble' | 'moustache' | 'goatee' | 'full';
  readonly glasses: 'none' | 'round' | 'square';
  readonly clothes: 'jacket' | 'turtleneck' | 'shirt' | 'sweater' | 'dress' | 'scarf' | 'coat';
  readonly cloth: Rgb;
  readonly earrings: boolean;
  /** 0 narrow … 1 broad. */
  readonly jaw: number;
  readonly browWeight: number;
  readonly noseLength: number;
  readonly fullness: number;
  readonly isEastAsian: boolean;
  /** Which way the head turns, −1…1. */
  readonly turn: number;
  /** Hues behind the person: light and dark. */
  readonly backdrop: readonly [number, number];
  readonly setting: 'studio' | 'window' | 'disc' | 'bokeh' | 'stripes';
}

type Heritage = 'caucasus' | 'slavic' | 'eastAsian' | 'nordic' | 'southern' | 'persian' | 'african';

/** By what the name is written in, and where that does not tell, by name. */
function heritageOf({ slug, native_name }: DemoPerson): Heritage {
  if (/[\u0530-\u058f\u10a0-\u10ff]/.test(native_name)) return 'caucasus';
  if (/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(native_name)) return 'eastAsian';
  if (/[\u0600-\u06ff]/.test(native_name)) return 'persian';
  if (/[\u0400-\u04ff]/.test(native_name)) return 'slavic';
  if (/nwosu|okafor|diallo|mensah/.test(slug)) return 'african';
  if (/[sz]ky|dal$|hagen|gher|ynski|koski/.test(slug)) return 'nordic';
  return 'southern';
}

const womanlyFirstNames =
  /^(lusine|marfa|ingrid|seda|so-rin|baek|clemence|polina|nare|taisia|maja|ines|nino|amara|ryu)-/;

function isWomanOf(person: DemoPerson): boolean {
  const text = person.biography.eng;
  const hers = text.match(/\b(she|her|hers|actress)\b/gi)?.length ?? 0;
  const his = text.match(/\b(he|his|him)\b/gi)?.length ?? 0;
  if (hers !== his) return hers > his;
  return womanlyFirstNames.test(person.slug) || /[ая]$/.test(person.name.rus.split(' ')[0] ?? '');
}

function skinOf(heritage: Heritage, random: Random): Rgb {
  const table: Record<Heritage, readonly [number, number, number]> = {
    slavic: [0.83, 0.055, 58],
    nordic: [0.85, 0.05, 52],
    southern: [0.77, 0.065, 58],
    caucasus: [0.76, 0.068, 58],
    persian: [0.73, 0.07, 60],
    eastAsian: [0.83, 0.055, 68],
    african: [0.5, 0.07, 50],
  };
  const [l, c, h] = table[heritage];
  return oklch(l + random.around() * 0.03, c * random.range(0.9, 1.15), h + random.around() * 5);
}

function hairOf(heritage: Heritage, age: number, random: Random): Rgb {
  const grey = age > 52 ? Math.min(1, (age - 48) / 20) * random.range(0.6, 1.1) : 0;
  if (grey > 0.62) return oklch(random.range(0.72, 0.9), 0.008, 80);
  if (grey > 0.25) return oklch(random.range(0.48, 0.6), 0.012, 70);
  const dark = (): Rgb => oklch(random.range(0.2, 0.29), random.range(0.01, 0.035), random.range(30, 70));
  if (heritage === 'slavic')
    return random.pick([
      oklch(0.62, 0.09, 72),
      oklch(0.42, 0.07, 55),
      oklch(0.34, 0.05, 52),
      oklch(0.5, 0.13, 48),
      oklch(0.72, 0.08, 80),
    ]);
  if (heritage === 'nordic')
    return random.pick([oklch(0.76, 0.09, 82), oklch(0.55, 0.12, 50), oklch(0.44, 0.06, 60)]);
  if (heritage === 'southern') return random.pick([dark(), oklch(0.36, 0.05, 50)]);
  return dark();
}

/** How `person` looks: the same every time, in keeping with name, age and what the biography says. */
export function appearanceOf(person: DemoPerson): Appearance {
  const rnd = random(`${person.slug}/appearance`);
  const heritage = heritageOf(person);
  const isWoman = isWomanOf(person);
  const born = Number(person.birth_date.slice(0, 4));
  const died = person.death_date ? Number(person.death_date.slice(0, 4)) : null;
  const age = died === null ? Math.min(76, shownIn - born) : Math.min(66, died - born - 6);
  const skin = skinOf(heritage, rnd);
  const hair = hairOf(heritage, age, rnd);
  const isOld = age > 58;
  const isChild = age < 18;
  const hairStyle: HairStyle = isWoman
    ? isOld
      ? rnd.pick(['bun', 'bob', 'cropped', 'waves'])
      : heritage === 'african'
        ? rnd.pick(['curls', 'bun'])
        : rnd.pick(['long', 'bob', 'bun', 'waves', 'braid', 'fringe', 'long', 'waves'])
    : isOld
      ? rnd.pick(['receding', 'swept', 'bald', 'parted', 'receding'])
      : isChild
        ? rnd.pick(['parted', 'swept', 'curly', 'short'])
        : rnd.pick(['short', 'parted', 'swept', 'curly', 'buzz', 'longer', 'short', 'swept']);
  return {
    isWoman,
    age,
    skin,
    hair,
    eyes:
      heritage === 'slavic' || heritage === 'nordic'
        ? rnd.pick([
            oklch(0.55, 0.09, 240),
            oklch(0.55, 0.07, 150),
            oklch(0.42, 0.06, 60),
            oklch(0.5, 0.05, 220),
          ])
        : rnd.pick([oklch(0.3, 0.05, 50), oklch(0.36, 0.06, 60), oklch(0.45, 0.08, 90)]),
    lips: isWoman
      ? oklch(heritage === 'african' ? 0.45 : 0.55, 0.13, rnd.range(10, 28))
      : oklch(heritage === 'african' ? 0.42 : 0.62, 0.07, 32),
    hairStyle,
    beard:
      isWoman || isChild
        ? 'none'
        : hairStyle === 'longer'
          ? 'full'
          : age < 28
            ? rnd.pick(['none', 'stubble', 'none'])
            : heritage === 'caucasus' || heritage === 'persian'
              ? rnd.pick(['full', 'stubble', 'moustache', 'stubble', 'goatee', 'full'])
              : heritage === 'eastAsian'
                ? rnd.pick(['none', 'none', 'stubble'])
                : rnd.pick(['none', 'stubble', 'full', 'none', 'moustache', 'goatee']),
    glasses: rnd.chance(age > 45 ? 0.38 : 0.16) ? rnd.pick(['round', 'square']) : 'none',
    clothes: isWoman
      ? rnd.pick(['dress', 'turtleneck', 'jacket', 'sweater', 'scarf', 'coat'])
      : rnd.pick(['jacket', 'turtleneck', 'shirt', 'sweater', 'coat', 'scarf']),
    cloth: oklch(rnd.range(0.28, 0.5), rnd.range(0.03, 0.11), rnd.range(0, 360)),
    earrings: isWoman && rnd.chance(0.6),
    jaw: isWoman || isChild ? rnd.range(0.1, 0.55) : rnd.range(0.45, 1),
    browWeight:
      (isWoman || isChild ? 0.75 : 1.15) *
      (heritage === 'caucasus' || heritage === 'persian' ? 1.2 : 1) *
      rnd.range(0.85, 1.15),
    noseLength:
      rnd.range(-0.5, 0.5) +
      (heritage === 'caucasus' || heritage === 'persian'
        ? 0.45
        : heritage === 'eastAsian' || heritage === 'african'
          ? -0.35
          : 0),
    fullness: rnd.range(0.2, 0.9) + (heritage === 'african' ? 0.35 : 0),
    isEastAsian: heritage === 'eastAsian',
    turn: rnd.range(0.35, 0.85) * (rnd.chance(0.5) ? 1 : -1),
    backdrop: rnd.pick([
      [40, 20],
      [230, 260],
      [180, 220],
      [300, 330],
      [85, 45],
      [150, 190],
      [10, 340],
      [270, 290],
      [60, 250],
      [200, 25],
    ]),
    setting: rnd.pick(['studio', 'window', 'disc', 'bokeh', 'stripes']),
  };
}
