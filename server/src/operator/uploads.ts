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

/** Greatest picture an operator may hand in, in bytes. */
const largestImage = 20 * 1024 * 1024;

/**
 * What an operator hands in as raw bytes: `POST /api/operator/uploads` (a film or subtitle file, streamed to storage)
 * answers `{upload_id}`; `POST /api/operator/images` answers `{path, color, width, height}`.
 */
export function operatorUploads(storage: Storage, atDoor: OperatorDoor): Handler {
  return async (req, res, exchange) => {
    const door = doorAt(req.url?.split('?')[0]);
    if (door === null) return false;
    if (req.method !== 'POST') throw new KadrError('METHOD_NOT_ALLOWED');
    const answer = await atDoor(door, req, exchange, async () =>
      door === 'uploads'
        ? storeUpload(req, storage)
        : storeImage(storage, await readBytes(req, largestImage)),
    );
    res.writeHead(201, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    res.end(JSON.stringify(answer));
    return true;
  };
}

function doorAt(target: string | undefined): UploadDoor | null {
  if (target === '/api/operator/uploads') return 'uploads';
  return target === '/api/operator/images' ? 'images' : null;
}

async function storeUpload(req: IncomingMessage, storage: Storage): Promise<{ upload_id: string }> {
  const uploadId = newUploadId();
  // Not the request itself: storage ends a stream that it cannot store, and the connection would go with it.
  const body = Readable.from(req.iterator({ destroyOnReturn: false }), { objectMode: false });
  const { size } = await storage.put(uploadKey(uploadId), body, 'application/octet-stream');
  if (size === 0) {
    await storage.delete(uploadKey(uploadId));
    throw new KadrError('UNSUPPORTED_MEDIA', { message: 'The file is empty.' });
  }
  return { upload_id: uploadId };
}
