import sharp from 'sharp';
import { stack } from './drawing.ts';
import { bloom, develop, rays } from './light.ts';
import { discard, paintField, paintRaster, withPicture } from './picture.ts';
import type { Picture } from './picture.ts';
import type { Layer, Scene } from './scene.ts';

/** Straight-alpha RGBA bytes of an SVG document. */
export async function rasterise(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { limitInputPixels: false }).ensureAlpha().raw().toBuffer();
}

async function paintLayer(picture: Picture, layer: Layer): Promise<void> {
  if (layer.kind === 'field') {
    paintField(picture, layer.shade, {
      step: layer.step,
      ...(layer.blend && { blend: layer.blend }),
      ...(layer.rows && { rows: layer.rows }),
    });
  } else if (layer.kind === 'vector') {
    const raster = await rasterise(layer.svg);
    paintRaster(picture, raster, layer.blend, layer.opacity);
    discard(raster);
  } else {
    await layer.apply(picture);
  }
}

/** The same layers, those drawings that simply lie upon one another as one. */
function stacked(layers: readonly Layer[], width: number, height: number): Layer[] {
  const result: Layer[] = [];
  let pile: [string, ...string[]] | null = null;
  for (const layer of layers) {
    const isPlain =
      layer.kind === 'vector' && (layer.blend ?? 'over') === 'over' && (layer.opacity ?? 1) === 1;
    if (!isPlain) {
      pile = null;
      result.push(layer);
    } else if (pile === null) {
      pile = [layer.svg];
      result.push(layer);
    } else {
      pile.push(layer.svg);
      result[result.length - 1] = { ...layer, svg: stack(pile, width, height) };
    }
  }
  return result;
}

/** The scene as finished RGB bytes of `width` × `height`. */
export function paintScene(scene: Scene, width: number, height: number): Promise<Buffer> {
  return withPicture(width, height, async (picture) => {
    for (const layer of stacked(scene.layers, width, height)) await paintLayer(picture, layer);
    if (scene.light) rays(picture, scene.light);
    if (scene.bloom) bloom(picture, scene.bloom);
    return develop(picture, scene.grade);
  });
}
