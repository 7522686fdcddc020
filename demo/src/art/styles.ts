import type { ArtStyle } from '../content/types.ts';
import type { Style } from './scene.ts';
import { city } from './styles/city.ts';
import { desert } from './styles/desert.ts';
import { forest } from './styles/forest.ts';
import { garden } from './styles/garden.ts';
import { geometry } from './styles/geometry.ts';
import { paper } from './styles/paper.ts';
import { planet } from './styles/planet.ts';
import { portrait } from './styles/portrait.ts';
import { ridge } from './styles/ridge.ts';
import { storm } from './styles/storm.ts';
import { tunnel } from './styles/tunnel.ts';
import { waves } from './styles/waves.ts';

/** The hand that draws each style. */
export const styles: Record<ArtStyle, Style> = {
  ridge,
  planet,
  city,
  waves,
  portrait,
  tunnel,
  forest,
  desert,
  paper,
  geometry,
  storm,
  garden,
};
