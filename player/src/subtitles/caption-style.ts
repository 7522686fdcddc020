/** How the viewer wants captions to look: chosen once, kept for every film (in local storage, as JSON). */
import type { PreferenceStorage } from '../environment/environment.ts';

/** Per cent of the ordinary size. */
export const captionSizes = [75, 100, 125, 150, 200] as const;
export const captionFonts = ['sans', 'serif', 'mono', 'rounded'] as const;
export const captionColours = [
  'white',
  'yellow',
  'green',
  'cyan',
  'blue',
  'magenta',
  'red',
  'black',
] as const;
/** Per cent; 0 is no plate behind the words. */
export const captionOpacities = [0, 30, 60, 80, 100] as const;
export const captionEdges = ['none', 'shadow', 'outline', 'raised'] as const;
export const captionPositions = ['bottom', 'top'] as const;

export type CaptionColour = (typeof captionColours)[number];

export interface CaptionStyle {
  readonly size: (typeof captionSizes)[number];
  readonly font: (typeof captionFonts)[number];
  readonly colour: CaptionColour;
  readonly background: CaptionColour;
  readonly opacity: (typeof captionOpacities)[number];
  readonly edge: (typeof captionEdges)[number];
  /** `bottom` leaves captions where their author put them. */
  readonly position: (typeof captionPositions)[number];
}

export const defaultCaptionStyle: CaptionStyle = {
  size: 100,
  font: 'sans',
  colour: 'white',
  background: 'black',
  opacity: 60,
  edge: 'shadow',
  position: 'bottom',
};

const KEY = 'playerCaptions';

const offered: { readonly [Name in keyof CaptionStyle]: readonly CaptionStyle[Name][] } = {
  size: captionSizes,
  font: captionFonts,
  colour: captionColours,
  background: captionColours,
  opacity: captionOpacities,
  edge: captionEdges,
  position: captionPositions,
};

/** Reads the stored style; invalid fields become the default. */
export function readCaptionStyle(storage: PreferenceStorage): CaptionStyle {
  const stored = parse(storage.get(KEY));
  const known = Object.entries<readonly unknown[]>(offered).filter(([name, values]) =>
    values.includes(stored[name]),
  );
  return { ...defaultCaptionStyle, ...Object.fromEntries(known.map(([name]) => [name, stored[name]])) };
}

export function writeCaptionStyle(storage: PreferenceStorage, style: CaptionStyle): void {
  storage.set(KEY, JSON.stringify(style));
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Full colours of the CEA-708 palette, as red, green and blue. */
const channels: Readonly<Record<CaptionColour, string>> = {
  white: '255 255 255',
  yellow: '255 255 0',
  green: '0 255 0',
  cyan: '0 255 255',
  blue: '0 0 255',
  magenta: '255 0 255',
  red: '255 0 0',
  black: '0 0 0',
};

const families: Readonly<Record<CaptionStyle['font'], string>> = {
  sans: 'inherit',
  serif: "Georgia, 'Times New Roman', 'Noto Serif', 'Noto Serif Armenian', serif",
  mono: "ui-monospace, 'Cascadia Mono', Consolas, 'DejaVu Sans Mono', monospace",
  rounded: "ui-rounded, 'SF Pro Rounded', 'Arial Rounded MT Bold', Nunito, Comfortaa, sans-serif",
};

const around = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/** Shadows by the colour of the edge. Lengths are in em: edges grow with the letters. */
const shadows: Readonly<Record<CaptionStyle['edge'], (shade: string) => string>> = {
  none: () => 'none',
  shadow: (shade) => `0 0.04em 0.12em ${shade}`,
  raised: (shade) => [3, 6, 9].map((by) => `0.0${by}em 0.0${by}em 0 ${shade}`).join(', '),
  outline: (shade) => around.map(([x, y]) => `${x * 0.05}em ${y * 0.05}em 0 ${shade}`).join(', '),
};

/** The style as custom properties, which overlay, sample and the element's own captions are drawn with. */
export function captionProperties(style: CaptionStyle): Readonly<Record<`--kp-cue-${string}`, string>> {
  return {
    '--kp-cue-scale': String(style.size / 100),
    '--kp-cue-colour': captionColour(style.colour),
    '--kp-cue-background': `rgb(${channels[style.background]} / ${style.opacity / 100})`,
    // Black letters get light edges, all others dark ones.
    '--kp-cue-edge': shadows[style.edge](
      style.colour === 'black' ? 'rgb(255 255 255 / 0.9)' : 'rgb(0 0 0 / 0.9)',
    ),
    '--kp-cue-font': families[style.font],
  };
}

export function captionColour(colour: CaptionColour): string {
  return `rgb(${channels[colour]})`;
}

export function captionFamily(font: CaptionStyle['font']): string {
  return families[font];
}
