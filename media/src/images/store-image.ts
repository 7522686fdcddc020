import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { KadrError } from '@kadr/contract/errors';
import { splitFocalPoint, withFocalPoint } from '@kadr/contract/image-url';
import type { FocalPoint } from '@kadr/contract/image-url';
import type { Storage } from '../storage/storage.ts';
import { pictureFormat } from './picture-format.ts';
import { onPicture } from '../picture-work/on-picture.ts';

export interface StoredImage {
  /** `/` and the SHA-256 of the original bytes, in hexadecimal (CT-111). */
  readonly path: string;
  /** The dominant colour, `#rrggbb`. */
  readonly color: string;
  /** Size of the stored picture, which is upright. */
  readonly width: number;
  readonly height: number;
}

const mostBytes = 20 * 1024 * 1024;

/** Storage key of the picture at `path`, whatever its focal point. */
export function imageKey(path: string): string {
  return `images${splitFocalPoint(path).picture}`;
}

/** Storage key of the note that a focal point is in use: others are not served, or clients could fill the storage. */
function focalPointKey(path: string): string {
  return `images${path}`;
}

/** Lets a picture be served with a focal point, and returns its path with it; null when there is no such picture. */
export async function storeFocalPoint(
  storage: Pick<Storage, 'head' | 'put'>,
  path: string,
  point: FocalPoint,
): Promise<string | null> {
  if ((await storage.head(imageKey(path))) === null) return null;
  const focused = withFocalPoint(path, point);
  await storage.put(focalPointKey(focused), Buffer.from(JSON.stringify(point)), 'application/json');
  return focused;
}

/**
 * Encodes a picture again, upright and without its metadata, and stores it. The same bytes have the same path.
 *
 * @throws KadrError PAYLOAD_TOO_LARGE above 20 MiB, PICTURE_TOO_LARGE above 16,383 pixels a side or 60 million in all,
 * UNSUPPORTED_MEDIA for what is not a JPEG, PNG, WebP, GIF or AVIF picture, or is damaged.
 */
export async function storeImage(storage: Storage, bytes: Uint8Array): Promise<StoredImage> {
  if (bytes.length > mostBytes) {
    throw new KadrError('PAYLOAD_TOO_LARGE', { message: 'A picture may have 20 MB at most.' });
  }
  if (pictureFormat(bytes) === null) {
    throw new KadrError('UNSUPPORTED_MEDIA', {
      message: 'The file is not a JPEG, PNG, WebP, GIF or AVIF picture.',
    });
  }
  const path = pathOf(bytes);
  const stored = await storage.get(imageKey(path));
  if (stored !== null) return describe(path, await buffer(stored.body));
  const encoded = await encode(bytes);
  await storage.put(imageKey(path), encoded, 'image/webp');
  return describe(path, encoded);
}

/**
 * Stores one of the program's own pictures as it is, and returns its path. Never for pictures from outside: nothing is
 * checked.
 */
export async function storeOwnImage(storage: Storage, bytes: Uint8Array): Promise<string> {
  const path = pathOf(bytes);
  if ((await storage.head(imageKey(path))) === null)
    await storage.put(imageKey(path), bytes, `image/${pictureFormat(bytes) ?? 'jpeg'}`);
  return path;
}

/** The bytes of the stored picture at `path`; null when there is none. */
export async function readImage(storage: Pick<Storage, 'get'>, path: string): Promise<Uint8Array | null> {
  const stored = await storage.get(imageKey(path));
  return stored === null ? null : buffer(stored.body);
}

/** Whether there is a stored picture at `path`, with this focal point. */
export async function hasImage(storage: Pick<Storage, 'head'>, path: string): Promise<boolean> {
  if (splitFocalPoint(path).point !== null && (await storage.head(focalPointKey(path))) === null)
    return false;
  return (await storage.head(imageKey(path))) !== null;
}

function pathOf(bytes: Uint8Array): string {
  return `/${createHash('sha256').update(bytes).digest('hex')}`;
}

async function encode(picture: Uint8Array): Promise<Uint8Array> {
  const made = await onPicture('normalise', { picture });
  if ('encoded' in made) return made.encoded;
  if (made.refused === 'tooLarge') throw new KadrError('PICTURE_TOO_LARGE');
  throw new KadrError('UNSUPPORTED_MEDIA', { message: 'The picture is damaged.' });
}

async function describe(path: string, picture: Uint8Array): Promise<StoredImage> {
  return { path, ...(await onPicture('describe', { picture })) };
}
