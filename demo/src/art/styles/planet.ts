import { disc, scrim } from '../atmosphere.ts';
import { mix } from '../colour.ts';
import type { Layer, Style } from '../scene.ts';
import { ball } from './planet/ball.ts';
import type { Ball } from './planet/ball.ts';
import { flight, spacewalk, vessel } from './planet/flight.ts';
import { ground } from './planet/ground.ts';
import { measuredSun } from './planet/measured-sun.ts';
import { rings } from './planet/rings.ts';
import { space, starField } from './planet/space.ts';
import { windowFrame } from './planet/window.ts';

/** A world in space with its atmosphere, rings and moons, seen from a moon's ground, from a window or in the open. */
export const planet: Style = ({ frame, palette, random, seed, motif }) => {
  const { width, height, u, focus, purpose } = frame;
  const view =
    motif === 'window' || motif === 'station' || motif === 'ring'
      ? 'window'
      : motif === 'ship' || motif === 'astronaut'
        ? 'open'
        : motif === 'rocket'
          ? 'rocket'
          : motif === 'sun'
            ? 'sun'
            : motif === 'ice' || motif === 'telescope' || motif === 'greenhouse'
              ? 'ground'
              : random.pick(['ground', 'open', 'window', 'ground']);
  if (view === 'sun') return measuredSun({ frame, palette, random, seed, motif });
  const side = random.chance(0.5) ? 1 : -1;
  const angle = random.range(0.25, 0.9);
  const light = [-side * Math.cos(angle) * 0.85, -Math.sin(angle) * 0.75, random.range(0.05, 0.42)] as const;
  const isWide = width > height;
  const body: Ball = {
    x: focus.x + random.range(-4, 4) * u,
    y: focus.y + random.range(-2, 4) * u,
    radius: (isWide ? random.range(30, 40) : random.range(34, 44)) * u,
    kind:
      motif === 'ice'
        ? 'ice'
        : motif === 'ring'
          ? 'gas'
          : motif === 'rocket'
            ? 'rock'
            : random.pick(['gas', 'gas', 'rock', 'ocean', 'ice']),
    light,
  };
  const layers: Layer[] = [space(frame, palette, seed, body), starField(frame, random.fork('stars'))];
  const ring =
    body.kind === 'gas' || random.chance(0.3)
      ? { tilt: random.range(0.16, 0.32), roll: random.range(-0.5, 0.5), seed }
      : null;
  if (ring) layers.push(rings(frame, palette, body, ring, false));
  layers.push(ball(frame, palette, body, seed, 0.12));
  if (ring) layers.push(rings(frame, palette, body, ring, true));
  const moons = random.int(1, 2);
  for (let i = 0; i < moons; i++) {
    const turn = random.range(0, Math.PI * 2);
    const far = body.radius * random.range(1.25, 1.75);
    layers.push(
      ball(
        frame,
        palette,
        {
          ...body,
          kind: 'rock',
          x: body.x + Math.cos(turn) * far,
          y: body.y + Math.sin(turn) * far * 0.55,
          radius: body.radius * random.range(0.06, 0.15),
        },
        `${seed}/moon${i}`,
        0.2,
      ),
    );
  }
  if (view === 'ground')
    layers.push(...ground({ frame, palette, random: random.fork('ground'), seed, motif }, body, side));
  else if (view === 'rocket') layers.push(...flight(frame, palette, random.fork('flight')));
  else if (view === 'window') layers.push(windowFrame(frame, palette, random.fork('window'), body));
  else if (motif === 'astronaut') layers.push(spacewalk(frame, palette, random.fork('walk'), side));
  else layers.push(vessel(frame, palette, random.fork('vessel'), body, side));
  layers.push(scrim(frame, palette.deep));
  const star = { x: body.x + light[0] * body.radius * 1.08, y: body.y + light[1] * body.radius * 1.08 };
  if (view !== 'window')
    layers.splice(
      2,
      0,
      disc(frame, palette, { ...star, radius: purpose === 'poster' ? 1.6 * u : 2.2 * u }, seed),
    );
  return {
    layers,
    light: {
      ...star,
      strength: view === 'window' ? 0.15 : 0.4,
      tint: mix(palette.sun, palette.sky[2], 0.3),
      threshold: 0.68,
    },
    bloom: { strength: 0.75, threshold: 0.5, radius: 8 },
    grade: { contrast: 0.35, vignette: 0.4, grain: 0.25 },
  };
};
