import { scrim } from '../atmosphere.ts';

import type { Brief, Layer, Style } from '../scene.ts';
import { arcs, stairs } from './geometry/abstract.ts';
import { calendar } from './geometry/calendar.ts';
import { chess } from './geometry/chess.ts';
import { crossStone } from './geometry/cross-stone.ts';
import { carpet, emptyFrame, labyrinth, record } from './geometry/interiors.ts';
import { sound, wave } from './geometry/sound.ts';
import { tiles } from './geometry/tiles.ts';
import { windows } from './geometry/windows.ts';
import { zero } from './geometry/zero.ts';

/** Posters of the printing press: few inks, strong shapes, grain, one idea. */
export const geometry: Style = (brief) => {
  const { frame, palette, motif, random } = brief;
  const ideas: Record<string, (b: Brief) => Layer[]> = {
    flag: windows,
    trombone: sound,
    khachkar: crossStone,
    circle: zero,
    tile: tiles,
    calendar: calendar,
    chessboard: chess,
    chess,
    soundwave: wave,
    carpet,
    labyrinth,
    frame: emptyFrame,
    record,
  };
  const draw = (motif !== null && ideas[motif]) || random.pick([arcs, stairs, zero]);
  const layers = draw(brief);
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    bloom: { strength: palette.mood === 'bright' ? 0.1 : 0.4, threshold: 0.7, radius: 8 },
    grade: { contrast: 0.2, vignette: 0.3, grain: 0.62 },
  };
};
