import sharp from 'sharp';
import { bloom, develop, rays } from './light.ts';
import { createPicture, paintField, paintRaster } from './picture.ts';
import type { Picture } from './picture.ts';
import type { Layer, Scene } from './scene.ts';

/** Straight-alpha RGBA bytes of an SVG document. */
export async function rasterise(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { limitInputPixels: false }).ensureAlpha().raw().toBuffer();
}

/** Paints one layer over what is there. */
export async function paintLayer(picture: Picture, layer: Layer): Promise<void> {
  if (layer.kind === 'field') {
    paintField(picture, layer.shade, {
      step: layer.step,
      ...(layer.blend && { blend: layer.blend }),
      ...(layer.rows && { rows: layer.rows }),
    });
  } else if (layer.kind === 'vector') {
    paintRaster(picture, await rasterise(layer.svg), layer.blend, layer.opacity);
  } else {
    await layer.apply(picture);
  }
}

/** The scene as finished RGB bytes of `width` × `height`. */
export async function paintScene(scene: Scene, width: number, height: number): Promise<Buffer> {
  const picture = createPicture(width, height);
  for (const layer of scene.layers) await paintLayer(picture, layer);
  if (scene.light) rays(picture, scene.light);
  if (scene.bloom) bloom(picture, scene.bloom);
  return develop(picture, scene.grade);
}
