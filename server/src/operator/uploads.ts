import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { readBytes } from '@kadr/api';
import type { OperatorDoor } from '@kadr/api';
import { KadrError } from '@kadr/contract';
import type { UploadDoor } from '@kadr/contract';
import type { Storage } from '@kadr/media';
import { storeImage } from '@kadr/media';
import type { Handler } from '../http/http-server.ts';
import { newUploadId, uploadKey } from './upload-files.ts';

/** The largest video of an advertisement, in bytes: three minutes at a camera's rate. */
const largestAdVideo = 1024 ** 3;
/** The largest picture of an operator, in bytes. */
const largestImage = 20 * 1024 * 1024;

/**
 * Uploads of an operator as raw bytes: `POST /api/operator/uploads` (a film or subtitle file, streamed to storage) and
 * `POST /api/operator/ad-videos` (a video of an advertisement) answer `{upload_id}`; `POST /api/operator/images`
 * answers `{path, color, width, height}`.
 */
export function operatorUploads(storage: Storage, atDoor: OperatorDoor): Handler {
  return async (req, res, exchange) => {
    const door = doorAt(req.url?.split('?')[0]);
    if (door === null) return false;
    if (req.method !== 'POST') throw new KadrError('METHOD_NOT_ALLOWED');
    const answer = await atDoor(door, req, exchange, async () =>
      door === 'images'
        ? storeImage(storage, await readBytes(req, largestImage))
        : storeUpload(req, storage, door === 'adVideos' ? largestAdVideo : Infinity),
    );
    res.writeHead(201, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    res.end(JSON.stringify(answer));
    return true;
  };
}

const doors: ReadonlyMap<string, UploadDoor> = new Map([
  ['/api/operator/uploads', 'uploads'],
  ['/api/operator/images', 'images'],
  ['/api/operator/ad-videos', 'adVideos'],
]);

function doorAt(target: string | undefined): UploadDoor | null {
  return doors.get(target ?? '') ?? null;
}

async function storeUpload(
  req: IncomingMessage,
  storage: Storage,
  largest: number,
): Promise<{ upload_id: string }> {
  if (Number(req.headers['content-length'] ?? 0) > largest) throw new KadrError('PAYLOAD_TOO_LARGE');
  const uploadId = newUploadId();
  // Not the request itself: storage destroys a stream that it cannot store, and with it the connection.
  const body = Readable.from(req.iterator({ destroyOnReturn: false }), { objectMode: false });
  const { size } = await storage.put(uploadKey(uploadId), body, 'application/octet-stream');
  if (size === 0 || size > largest) {
    await storage.delete(uploadKey(uploadId));
    if (size > 0) throw new KadrError('PAYLOAD_TOO_LARGE');
    throw new KadrError('UNSUPPORTED_MEDIA', { message: 'The file is empty.' });
  }
  return { upload_id: uploadId };
}
