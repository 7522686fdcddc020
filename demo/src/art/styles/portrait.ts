import { scrim } from '../atmosphere.ts';
import type { Style } from '../scene.ts';
import { darkroom } from './portrait/darkroom.ts';
import { doubleExposure } from './portrait/double-exposure.ts';
import { fencer } from './portrait/fencer.ts';
import { fiddler } from './portrait/fiddler.ts';
import { jolly } from './portrait/jolly.ts';
import { lifter } from './portrait/lifter.ts';
import { listener } from './portrait/listener.ts';
import { mask } from './portrait/mask.ts';

/** Somebody's face, large: in a hat, behind a violin, under a bar, in the red light of a darkroom, masked, listening, or filled with a landscape. */
export const portrait: Style = (brief) => {
  const { frame, palette, motif } = brief;
  const layers =
    motif === 'moustache' || motif === 'hat'
      ? jolly(brief)
      : motif === 'violin' || motif === 'cello'
        ? fiddler(brief)
        : motif === 'barbell' || motif === 'sport'
          ? lifter(brief)
          : motif === 'darkroom' || motif === 'camera' || motif === 'photograph'
            ? darkroom(brief)
            : motif === 'mask'
              ? mask(brief)
              : motif === 'sabre'
                ? fencer(brief)
                : motif === 'headphones'
                  ? listener(brief)
                  : doubleExposure(brief);
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    bloom: { strength: palette.mood === 'bright' ? 0.2 : 0.45, threshold: 0.68, radius: 8 },
    grade: { contrast: 0.28, vignette: 0.35, grain: 0.35 },
  };
};
