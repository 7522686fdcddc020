import type { IncomingMessage } from 'node:http';
import { ERRORS, MemoryLocker, Server } from '@tus/server';
import type { ServerOptions, Upload } from '@tus/server';
import type { OperatorDoor, ResumableUpload } from '@kadr/api';
import { isDatabaseAway } from '@kadr/api';
import { KadrError } from '@kadr/contract';
import type { Exchange } from '../http/exchange.ts';
import type { Handler } from '../http/http-server.ts';
import { TusStore } from './tus-store.ts';
import type { TusStorePorts } from './tus-store.ts';
import { newUploadId } from './upload-files.ts';

export const tusPath = '/api/operator/tus';

export interface TusOptions {
  /** Maximum file size, in bytes. */
  readonly largest: number;
  /** Bytes per part; the store's default when left out. */
  readonly partSize?: number;
  /** How long a request waits for another one to release the same upload, in milliseconds. */
  readonly lockPatience?: number;
}

type TusRequest = Parameters<NonNullable<ServerOptions['onIncomingRequest']>>[0];

/**
 * Resumable uploads: the tus protocol 1.0 (https://tus.io/protocols/resumable-upload) with creation, termination
 * and expiration. The last part of an upload's URL is the `upload_id` for an ingest, once the upload is complete.
 */
export function tusUploads(
  ports: TusStorePorts,
  atDoor: OperatorDoor,
  { largest, partSize, lockPatience = 10_000 }: TusOptions,
): Handler {
  const store = new TusStore(ports, partSize);
  const exchanges = new WeakMap<IncomingMessage, Exchange>();
  const finishing = new Map<string, Promise<void>>();
  const cameBy = (request: TusRequest): [IncomingMessage, Exchange] => {
    const req = request.runtime?.node?.req as IncomingMessage | undefined;
    const exchange = req && exchanges.get(req);
    if (req === undefined || exchange === undefined) throw new Error('A tus request has no address.');
    return [req, exchange];
  };

  const finish = async (request: TusRequest, id: string): Promise<void> => {
    const upload = await ports.uploads.find(id);
    if (upload === null || upload.isFinished || upload.received < upload.size) return;
    const under = finishing.get(id);
    if (under !== undefined) return under;
    const work = atDoor(callOf('finishUpload', upload), ...cameBy(request), () => store.assemble(id)).finally(
      () => finishing.delete(id),
    );
    finishing.set(id, work);
    return work;
  };

  const server = new Server({
    path: tusPath,
    datastore: store,
    locker: new MemoryLocker({ acquireLockTimeout: lockPatience }),
    lockDrainTimeout: Math.min(3000, lockPatience / 2),
    maxSize: largest,
    relativeLocation: true,
    // The console has the same origin.
    allowedOrigins: () => false,
    namingFunction: newUploadId,
    getFileIdFromRequest: ({ url }) => /\/tus\/([0-9a-f]{32})$/.exec(new URL(url).pathname)?.[1],
    onIncomingRequest: async (request, id) => {
      if (request.method === 'POST') return;
      if (finishing.has(id)) throw isLocked;
      // The process may have died after the last byte, before joining the parts.
      if (request.method !== 'DELETE') return finish(request, id);
      const call = { door: 'removeUpload', input: { upload_id: id } } as const;
      await atDoor(call, ...cameBy(request), () => store.discard(id));
    },
    onUploadCreate: async (request, upload) => {
      await create(request, upload);
      return {};
    },
    onUploadFinish: async (request, { id }) => {
      await finish(request, id);
      return {};
    },
    onResponseError: (_request, error) => asAnswer(error),
  });

  const create = async (request: TusRequest, { id, size = 0, metadata = {} }: Upload): Promise<void> => {
    if (size === 0) throw isEmpty;
    const upload = { id, size, metadata };
    await atDoor(callOf('createUpload', upload), ...cameBy(request), () => ports.uploads.create(upload));
  };

  return async (req, res, exchange) => {
    const target = req.url?.split('?')[0] ?? '';
    if (target !== tusPath && !target.startsWith(`${tusPath}/`)) return false;
    exchanges.set(req, exchange);
    await atDoor('continueUpload', req, exchange, () => server.handle(req, res));
    return true;
  };
}

/** The audit data of an upload. */
function callOf<Door extends string>(
  door: Door,
  { id, size, metadata }: Pick<ResumableUpload, 'id' | 'size' | 'metadata'>,
) {
  return { door, input: { upload_id: id, size, file_name: metadata['filename'] ?? null } };
}

const isLocked = { status_code: 423, body: 'The upload is in use by another request\n' };
const isEmpty = { status_code: 400, body: 'The file is empty\n' };

/** The library's error response; unknown errors get the service's own status. */
function asAnswer(
  error: Error | { readonly status_code: number; readonly body: string },
): { status_code: number; body: string } | undefined {
  if ('status_code' in error) return error.body === ERRORS.ERR_LOCK_TIMEOUT.body ? isLocked : undefined;
  if (error instanceof KadrError) return { status_code: error.status, body: `${error.message}\n` };
  const status = isDatabaseAway(error) ? 503 : 500;
  return { status_code: status, body: 'The upload could not be stored\n' };
}
