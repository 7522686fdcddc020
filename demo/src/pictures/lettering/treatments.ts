import type { Translated } from '../../content/types.ts';

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
  /** `glow` runs from white to the colour of the picture's light. */
  readonly fill: 'text' | 'glow' | 'accent';
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
    fill: 'text',
  },
  bold: {
    isUpper: false,
    weight: 700,
    tracking: -0.012,
    leading: 1.02,
    align: 'middle',
    largest: 0.18,
    rule: 'none',
    fill: 'glow',
  },
  spaced: {
    isUpper: true,
    weight: 560,
    tracking: 0.13,
    leading: 1.26,
    align: 'middle',
    largest: 0.12,
    rule: 'above',
    fill: 'glow',
  },
  wide: {
    isUpper: true,
    weight: 430,
    tracking: 0.24,
    leading: 1.42,
    align: 'middle',
    largest: 0.095,
    rule: 'between',
    fill: 'text',
  },
  stacked: {
    isUpper: true,
    weight: 900,
    tracking: -0.012,
    leading: 0.92,
    align: 'justified',
    largest: 0.26,
    rule: 'none',
    fill: 'text',
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
    fill: 'glow',
  },
} as const satisfies Record<string, Treatment>;

export const treatmentNames = [
  'heavy',
  'bold',
  'spaced',
  'wide',
  'stacked',
  'block',
  'elegant',
] as const satisfies readonly (keyof typeof treatments)[];
type TreatmentName = (typeof treatmentNames)[number];

/** Letters of a word that still fits a small poster when they stand wide. */
const longestWide = 14;

/** How a name is set in every language and size, the same in all of them. */
export function treatmentOf(wanted: TreatmentName, name: Translated): Treatment {
  const treatment = treatments[wanted];
  const words = Object.values(name).flatMap((text: string) => text.split(/\s+/u));
  const isLong = words.some((word) => word.length > longestWide);
  return isLong && treatment.tracking > 0.1 ? treatments.bold : treatment;
}
