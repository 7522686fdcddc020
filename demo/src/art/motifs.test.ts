import { expect, it } from 'vitest';
import { demoFilms } from '../content/films.ts';
import { demoPictured } from '../content/pictured.ts';
import { demoSeries } from '../content/series.ts';
import { demoShortSeries } from '../content/short-series.ts';
import type { ArtStyle } from '../content/types.ts';
import { createPalette } from './palette.ts';
import { random } from './random.ts';
import { createFrame } from './scene.ts';
import { styles } from './styles.ts';

const asked = new Map<string, { readonly style: ArtStyle; readonly motif: string }>();
for (const thing of [...demoFilms, ...demoSeries, ...demoShortSeries, ...demoPictured]) {
  if (!('art' in thing) || thing.art.motif === undefined) continue;
  const { style, motif } = thing.art;
  asked.set(`${style}/${motif}`, { style, motif });
}

/** The drawings of a scene; sheets of cut paper are drawn late and cannot be told apart by them. */
function drawn(style: ArtStyle, motif: string | null, key: string): string {
  const frame = createFrame('poster', 120, 180, random(`${key}/frame`));
  const palette = createPalette({ hues: [60, 200, 280], mood: 'dusk' }, random('palette'));
  const { layers } = styles[style]({ frame, palette, random: random(key), seed: key, motif });
  return layers.map((layer) => (layer.kind === 'vector' ? layer.svg : layer.kind)).join('|');
}

it('draws what every title, collection, event, song and service is about', () => {
  expect(asked.size).toBeGreaterThan(100);
  const ignored = [...asked.values()].filter(
    ({ style, motif }) =>
      style !== 'paper' &&
      ['one', 'two', 'three', 'four'].every(
        (key) => drawn(style, motif, key) === drawn(style, 'nothing', key),
      ),
  );
  expect(ignored).toEqual([]);
});
