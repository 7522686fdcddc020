import { mist, scrim } from '../atmosphere.ts';
import { hex, mix } from '../colour.ts';
import type { Rgb } from '../colour.ts';
import { Drawing, specks } from '../drawing.ts';
import type { Brief, Frame, Layer, Scene, Style } from '../scene.ts';
import type { Bore } from './tunnel/bore.ts';
import { court } from './tunnel/court.ts';
import { flood } from './tunnel/flood.ts';
import { lift } from './tunnel/lift.ts';
import { machine } from './tunnel/machine.ts';
import { library, stage } from './tunnel/rooms.ts';
import { cellar, station } from './tunnel/station.ts';
import { walls } from './tunnel/walls.ts';

/** Looking down a passage towards light: a cellar, a station, a flooded tunnel, a machine, an open lift. */
export const tunnel: Style = (brief) => {
  const { frame, palette, random, seed, motif } = brief;
  const { width, height, u, focus, purpose } = frame;
  const isPoster = purpose === 'poster';
  const kind =
    motif === 'lift' || motif === 'elevator' || motif === 'door'
      ? 'lift'
      : motif === 'barrel' || motif === 'cellar'
        ? 'cellar'
        : motif === 'train' || motif === 'metro'
          ? 'station'
          : motif === 'water' || motif === 'flood'
            ? 'flood'
            : motif === 'signal' || motif === 'machine'
              ? 'machine'
              : motif === 'ball' || motif === 'stadium'
                ? 'court'
                : motif === 'stage' || motif === 'library'
                  ? motif
                  : random.pick(['cellar', 'station', 'flood', 'machine']);
  const bore: Bore = {
    x: isPoster && kind === 'lift' ? width / 2 : focus.x,
    y: isPoster ? height * 0.44 : height * 0.47,
    half: isPoster ? width * 0.62 : height * 0.78,
    rise: isPoster ? height * 0.46 : height * 0.62,
    drop: isPoster ? height * 0.3 : height * 0.4,
    shape:
      kind === 'machine'
        ? 'round'
        : kind === 'lift' || kind === 'court' || kind === 'library'
          ? 'square'
          : 'arch',
  };
  const layers: Layer[] = [walls(frame, palette, seed, bore, kind)];
  const glow = mix(palette.sky[2], palette.sun, 0.6);
  if (kind === 'lift') layers.push(...lift(brief, bore));
  else if (kind === 'cellar') layers.push(cellar(brief, bore));
  else if (kind === 'station') layers.push(station(brief, bore));
  else if (kind === 'machine') layers.push(...machine(brief, bore));
  else if (kind === 'court') layers.push(court(brief, bore));
  else if (kind === 'stage') layers.push(...stage(brief, bore));
  else if (kind === 'library') layers.push(...library(brief, bore));
  else layers.push(...flood(brief, bore));
  layers.push(
    mist(frame, glow, seed, {
      from: bore.y - 12 * u,
      to: bore.y + bore.drop * 0.7,
      strength: 0.3,
      depth: 0.5,
    }),
  );
  layers.push(dust(frame, random.fork('dust'), glow, bore));
  layers.push(scrim(frame, palette.deep));
  const isBright = palette.mood === 'bright';
  return {
    layers,
    light: { x: bore.x, y: bore.y - 2 * u, strength: isBright ? 0.2 : 0.45, tint: glow, threshold: 0.6 },
    bloom: { strength: isBright ? 0.35 : 0.8, threshold: 0.55, radius: 8 },
    grade: { contrast: 0.32, vignette: 0.45, grain: 0.3 },
  } satisfies Scene;
};

function dust({ width, height, u }: Frame, random: Brief['random'], glow: Rgb, bore: Bore): Layer {
  const d = new Drawing(width, height);
  const points: [number, number, number][] = [];
  for (let i = 0; i < 110; i++)
    points.push([
      bore.x + random.around() * width * 0.5,
      bore.y + random.around() * height * 0.4,
      random.range(0.14, 0.5) * u,
    ]);
  d.path(specks(points), hex(glow), 'fill-opacity="0.55"');
  return { kind: 'vector', depth: 0.9, svg: d.toSvg(), blend: 'screen' };
}
