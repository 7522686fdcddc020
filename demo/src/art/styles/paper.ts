import { scrim } from '../atmosphere.ts';
import type { Layer, Style } from '../scene.ts';
import { archive } from './paper/archive.ts';
import { backdrop, fibre, rings } from './paper/box.ts';
import { hills } from './paper/landscape.ts';
import { letters } from './paper/letters.ts';
import { office } from './paper/office.ts';
import { castle, circus, moon } from './paper/popup.ts';
import { regatta, voyage } from './paper/voyage.ts';

/** Cut paper in layers, lit from above, each sheet with its shadow: a box one looks into. */
export const paper: Style = (brief) => {
  const { frame, palette, motif, random } = brief;
  const layers: Layer[] = [backdrop(brief)];
  layers.push(...rings(brief));
  const scene =
    motif === 'teapot' || motif === 'cup'
      ? 'teapot'
      : motif === 'boat'
        ? 'regatta'
        : motif === 'envelope' || motif === 'letter'
          ? 'letters'
          : motif === 'stamp' || motif === 'seal'
            ? 'office'
            : motif === 'folder' || motif === 'archive' || motif === 'book'
              ? 'archive'
              : motif === 'castle' || motif === 'circus' || motif === 'moon'
                ? motif
                : random.pick(['hills', 'regatta', 'hills']);
  if (scene === 'teapot') layers.push(...voyage(brief));
  else if (scene === 'regatta') layers.push(...regatta(brief));
  else if (scene === 'letters') layers.push(...letters(brief));
  else if (scene === 'office') layers.push(...office(brief));
  else if (scene === 'archive') layers.push(...archive(brief));
  else if (scene === 'castle') layers.push(...castle(brief));
  else if (scene === 'circus') layers.push(...circus(brief));
  else if (scene === 'moon') layers.push(...moon(brief));
  else layers.push(...hills(brief));
  layers.push(fibre(brief));
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    bloom: { strength: 0.16, threshold: 0.8, radius: 8 },
    grade: { contrast: 0.22, vignette: 0.28, grain: 0.2 },
  };
};
