import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { KadrError } from '@kadr/contract/errors';
import { imageProfiles, splitFocalPoint, usualFocalPoint, wholePicture } from '@kadr/contract/image-url';
import type { ImageProfile } from '@kadr/contract/image-url';
import { acceptsType } from '@kadr/http';
import { createHandler } from '../http/handler.ts';
import type { HttpHandler } from '../http/handler.ts';
import { sendObject } from '../http/send-object.ts';
import type { Storage } from '../storage/storage.ts';
import type { PictureFormat } from '../picture-work/picture-work.ts';
import { onPicture, waitingPictures } from '../picture-work/on-picture.ts';
import { hasImage, imageKey } from './store-image.ts';

export interface ImagesConfig {
  readonly storage: Storage;
  /** Called with faults: broken storage, a damaged picture. */
  readonly onError?: (error: unknown) => void;
}

interface Request {
  readonly path: string;
  readonly profile: ImageProfile | 'whole';
  readonly scale: 1 | 2;
}

/** Increased when pictures are cut or encoded differently: derived pictures are then made again. */
const derivation = 1;

/** How many pictures may wait to be made. */
const mostWaiting = 1000;

/**
 * Answers `/images/{sha256}[.{focal point}]/{profile}[@2x]` with the picture cut to the profile around its focal point,
 * or whole (`/whole`), in the best format that the browser accepts. A size is made on its first request, and kept in
 * storage.
 */
export function createImages({ storage, onError }: ImagesConfig): HttpHandler {
  const making = new Map<string, Promise<void>>();

  function makeOnce(key: string, request: Request, format: PictureFormat): Promise<void> {
    const running = making.get(key);
    if (running !== undefined) return running;
    if (waitingPictures() >= mostWaiting) {
      throw new KadrError('UNAVAILABLE', {
        message: 'Too many pictures are being made; try again in a moment.',
      });
    }
    const made = derive(storage, key, request, format).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const request = parseAddress(req.url ?? '');
    if (request === null) throw new KadrError('NOT_FOUND');
    const format = chooseFormat(req.headers.accept);
    const key = derivedKey(request, format);
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept' };
    const picture = { storage, key, contentType: contentTypes[format], headers };
    try {
      await sendObject(req, res, picture);
    } catch (error) {
      if (!(error instanceof KadrError) || error.error !== 'NOT_FOUND') throw error;
      await makeOnce(key, request, format);
      await sendObject(req, res, picture);
    }
  }

  return createHandler({ prefix: '/images/', answer, onError });
}

const contentTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

function parseAddress(url: string): Request | null {
  const match = /^\/images(\/[0-9a-f]{64}(?:\.\d{4})?)\/([a-z_]+)(@2x)?(?:\?|$)/.exec(url);
  const [, path = '', profile = '', double] = match ?? [];
  return match !== null && (profile === 'whole' || isProfile(profile))
    ? { path, profile, scale: double === undefined ? 1 : 2 }
    : null;
}

function isProfile(name: string): name is ImageProfile {
  return Object.hasOwn(imageProfiles, name);
}

function chooseFormat(accept: string | undefined): PictureFormat {
  if (acceptsType(accept, 'image/avif')) return 'avif';
  return acceptsType(accept, 'image/webp') ? 'webp' : 'jpg';
}

function derivedKey({ path, profile, scale }: Request, format: PictureFormat): string {
  return `images/derived/${derivation}${path}/${profile}${scale === 2 ? '@2x' : ''}.${format}`;
}

async function derive(
  storage: Storage,
  key: string,
  { path, profile, scale }: Request,
  format: PictureFormat,
): Promise<void> {
  const { point } = splitFocalPoint(path);
  if (point !== null && !(await hasImage(storage, path))) throw new KadrError('NOT_FOUND');
  const found = await storage.get(imageKey(path));
  if (found === null) throw new KadrError('NOT_FOUND');
  const picture = await buffer(found.body);
  const made =
    profile === 'whole'
      ? await onPicture('shrink', { picture, side: wholePicture * scale, format })
      : await onPicture('cut', {
          picture,
          size: sizeOf(profile, scale),
          point: point ?? usualFocalPoint,
          format,
        });
  await storage.put(key, made, contentTypes[format]);
}

function sizeOf(profile: ImageProfile, scale: number): { readonly width: number; readonly height: number } {
  const [width, height] = imageProfiles[profile];
  return { width: width * scale, height: height * scale };
}
