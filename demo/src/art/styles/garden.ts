import { scrim } from '../atmosphere.ts';
import { mix } from '../colour.ts';
import type { Scene, Style } from '../scene.ts';
import { fruit } from './garden/fruit.ts';
import { manorGarden } from './garden/manor.ts';
import { orchard } from './garden/orchard.ts';
import { works } from './garden/works.ts';

/** What grows: an orchard, a night garden, a fruit like an ornament, works that make clouds. */
export const garden: Style = (brief) => {
  const { motif, random } = brief;
  const kind =
    motif === 'apricot' ||
    motif === 'orchard' ||
    motif === 'beehive' ||
    motif === 'tree' ||
    motif === 'vineyard'
      ? 'orchard'
      : motif === 'pomegranate' || motif === 'fruit' || motif === 'flower'
        ? 'fruit'
        : motif === 'cloud' || motif === 'factory'
          ? 'works'
          : motif === 'house' || motif === 'manor' || motif === 'balloon'
            ? 'manor'
            : random.pick(['orchard', 'fruit', 'manor']);
  const layers =
    kind === 'orchard'
      ? orchard(brief)
      : kind === 'fruit'
        ? fruit(brief)
        : kind === 'works'
          ? works(brief)
          : manorGarden(brief);
  const { frame, palette } = brief;
  layers.push(scrim(frame, palette.deep));
  const isBright = palette.mood === 'bright';
  return {
    layers,
    ...(kind === 'orchard' && {
      light: {
        x: frame.focus.x + 18 * frame.u,
        y: frame.focus.y - 4 * frame.u,
        strength: isBright ? 0.3 : 0.5,
        tint: mix(palette.sun, palette.sky[2], 0.4),
        threshold: 0.7,
      },
    }),
    bloom: {
      strength: kind === 'fruit' || kind === 'manor' ? 0.6 : isBright ? 0.25 : 0.5,
      threshold: isBright ? 0.75 : 0.58,
      radius: 8,
    },
    grade: { contrast: 0.28, vignette: 0.35, grain: 0.3 },
  } satisfies Scene;
};
