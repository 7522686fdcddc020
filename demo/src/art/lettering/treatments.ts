import type { ArtStyle, Translated } from '../../content/types.ts';
import { random } from '../random.ts';

/** A way to set a title. */
export interface Treatment {
  readonly isUpper: boolean;
  readonly weight: number;
  readonly tracking: number;
  /** Line to line, in ems. */
  readonly leading: number;
  /** `justified` sets every line as wide as the block. */
  readonly align: 'left' | 'middle' | 'justified';
  /** Largest type, as a share of the block's width. */
  readonly largest: number;
  readonly rule: 'none' | 'above' | 'between';
  /** `sun` runs from white to the colour of the picture's light. */
  readonly fill: 'white' | 'sun' | 'accent';
}

const treatments = {
  heavy: {
    isUpper: false,
    weight: 850,
    tracking: -0.022,
    leading: 0.98,
    align: 'left',
    largest: 0.19,
    rule: 'none',
    fill: 'white',
  },
  bold: {
    isUpper: false,
    weight: 700,
    tracking: -0.012,
    leading: 1.02,
    align: 'middle',
    largest: 0.18,
    rule: 'none',
    fill: 'sun',
  },
  spaced: {
    isUpper: true,
    weight: 560,
    tracking: 0.13,
    leading: 1.26,
    align: 'middle',
    largest: 0.12,
    rule: 'above',
    fill: 'sun',
  },
  wide: {
    isUpper: true,
    weight: 430,
    tracking: 0.24,
    leading: 1.42,
    align: 'middle',
    largest: 0.095,
    rule: 'between',
    fill: 'white',
  },
  stacked: {
    isUpper: true,
    weight: 900,
    tracking: -0.012,
    leading: 0.92,
    align: 'justified',
    largest: 0.26,
    rule: 'none',
    fill: 'white',
  },
  block: {
    isUpper: true,
    weight: 800,
    tracking: 0.005,
    leading: 1,
    align: 'left',
    largest: 0.16,
    rule: 'above',
    fill: 'accent',
  },
  elegant: {
    isUpper: false,
    weight: 430,
    tracking: 0.002,
    leading: 1.1,
    align: 'middle',
    largest: 0.19,
    rule: 'none',
    fill: 'sun',
  },
} as const satisfies Record<string, Treatment>;

type TreatmentName = keyof typeof treatments;

const becoming: Record<ArtStyle, readonly [TreatmentName, ...TreatmentName[]]> = {
  ridge: ['spaced', 'stacked', 'heavy'],
  planet: ['wide', 'spaced'],
  city: ['heavy', 'bold', 'stacked'],
  waves: ['elegant', 'spaced', 'bold'],
  portrait: ['stacked', 'block'],
  tunnel: ['block', 'stacked', 'wide'],
  forest: ['elegant', 'bold'],
  desert: ['stacked', 'spaced'],
  paper: ['bold', 'heavy'],
  geometry: ['stacked', 'block', 'heavy'],
  storm: ['stacked', 'spaced', 'heavy'],
  garden: ['elegant', 'bold'],
};

/** Letters of a word that still fits a small poster when they stand wide. */
const longestWide = 14;

/** How the title of `slug` is set in every language and size. */
export function treatmentOf({
  slug,
  art,
  name,
}: {
  readonly slug: string;
  readonly art: { readonly style: ArtStyle };
  readonly name: Translated;
}): Treatment {
  const treatment = treatments[random(`${slug}/lettering`).pick(becoming[art.style])];
  const words = Object.values(name).flatMap((text: string) => text.split(/\s+/u));
  const isLong = words.some((word) => word.length > longestWide);
  return isLong && treatment.tracking > 0.1 ? treatments.bold : treatment;
}
