import type { IncomingMessage } from 'node:http';
import { KadrError } from '@kadr/contract';
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
export function operatorUploads(storage: Storage, isOperator: (req: IncomingMessage) => boolean): Handler {
  return async (req, res) => {
    const target = req.url?.split('?')[0];
    if (target !== '/api/operator/uploads' && target !== '/api/operator/images') return false;
    if (req.method !== 'POST') throw new KadrError('METHOD_NOT_ALLOWED');
    if (!isOperator(req)) throw new KadrError('UNAUTHORIZED');
    const answer = target.endsWith('uploads')
      ? await storeUpload(req, storage)
      : await storeImage(storage, await readImage(req));
    res.writeHead(201, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    res.end(JSON.stringify(answer));
    return true;
  };
}

async function storeUpload(req: IncomingMessage, storage: Storage): Promise<{ upload_id: string }> {
  const uploadId = newUploadId();
  const { size } = await storage.put(uploadKey(uploadId), req, 'application/octet-stream');
  if (size === 0) {
    await storage.delete(uploadKey(uploadId));
    throw new KadrError('UNSUPPORTED_MEDIA', { message: 'The file is empty.' });
  }
  return { upload_id: uploadId };
}

async function readImage(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > largestImage)
      throw new KadrError('PAYLOAD_TOO_LARGE', { message: 'A picture may have at most 20 MB.' });
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
