import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { uploadRests } from '@kadr/api';
import type { UploadsService } from '@kadr/api';
import { KadrError } from '@kadr/contract';
import type { Storage } from '@kadr/media';
import { partsPrefix, uploadKey } from './upload-files.ts';

/** Bytes collected in memory before they are stored and acknowledged, and the most that a killed process can lose. */
const bytesPerPart = 16 * 1024 * 1024;

export interface TusStorePorts {
  readonly storage: Storage;
  readonly uploads: UploadsService;
  /** Whether an ingest needs an upload. */
  readonly isInUse: (id: string) => Promise<boolean>;
}

/**
 * A tus store whose bytes are objects in storage: parts during the upload, a single object afterwards. It
 * keeps no state in memory between requests, so any process can take the next bytes.
 */
export class TusStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  readonly #ports: TusStorePorts;
  readonly #bytesPerPart: number;

  constructor(ports: TusStorePorts, partSize = bytesPerPart) {
    super();
    this.#ports = ports;
    this.#bytesPerPart = partSize;
  }

  /** The row is written in `tusUploads`, where the request is available. */
  override create(upload: Upload): Promise<Upload> {
    return Promise.resolve(upload);
  }

  /** @throws the protocol's errors: 404, and 410 for a finished upload that no longer exists */
  override async getUpload(id: string): Promise<Upload> {
    const { uploads, storage } = this.#ports;
    const found = await uploads.find(id);
    if (found === null) throw ERRORS.FILE_NOT_FOUND;
    if (found.isFinished && (await storage.head(uploadKey(id))) === null) throw ERRORS.FILE_NO_LONGER_EXISTS;
    const { size, received, metadata, restedFor } = found;
    // The library adds the lifetime to this date, by the machine's clock.
    const creation_date = new Date(Date.now() - restedFor).toISOString();
    return new Upload({ id, size, offset: received, metadata, creation_date });
  }

  /**
   * Stores the received bytes part by part, including those before a broken connection. Returns the new offset.
   *
   * @throws 409 when another request has already stored bytes at the same offset
   */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let received = offset;
    let pieces: Uint8Array[] = [];
    let waiting = 0;
    const store = async (): Promise<void> => {
      if (waiting === 0) return;
      const bytes = Buffer.concat(pieces);
      pieces = [];
      waiting = 0;
      await this.#append(id, received, bytes);
      received += bytes.byteLength;
    };
    try {
      for await (const piece of stream as AsyncIterable<Uint8Array>) {
        pieces.push(piece);
        waiting += piece.byteLength;
        if (waiting >= this.#bytesPerPart) await store();
      }
    } finally {
      await store();
    }
    return received;
  }

  async #append(id: string, start: number, bytes: Uint8Array): Promise<void> {
    const { storage, uploads } = this.#ports;
    // Two requests that store bytes at the same offset write different objects.
    const key = `${partsPrefix(id)}${String(start).padStart(15, '0')}-${randomBytes(6).toString('hex')}`;
    await storage.put(key, bytes, 'application/octet-stream');
    if (await uploads.append(id, { start, size: bytes.byteLength, key })) return;
    await storage.delete(key);
    throw ERRORS.INVALID_OFFSET;
  }

  /** Joins all parts into the single object that ingests read. */
  async assemble(id: string): Promise<void> {
    const { storage, uploads } = this.#ports;
    const parts = await uploads.parts(id);
    await storage.put(
      uploadKey(id),
      Readable.from(bytesOf(storage, parts), { objectMode: false }),
      'application/octet-stream',
    );
    await uploads.finish(id);
    await storage.deletePrefix(partsPrefix(id));
  }

  /** Does nothing: see `create`. */
  override remove(): Promise<void> {
    return Promise.resolve();
  }

  /** Removes an upload and its bytes. @throws KadrError NOT_FOUND, CONFLICT while an ingest needs it */
  async discard(id: string): Promise<void> {
    const { storage, uploads, isInUse } = this.#ports;
    if (await isInUse(id)) throw new KadrError('CONFLICT', { message: 'An ingest needs this upload.' });
    if (!(await uploads.remove(id)))
      throw new KadrError('NOT_FOUND', { message: 'There is no such upload.' });
    await storage.deletePrefix(partsPrefix(id));
    await storage.delete(uploadKey(id));
  }

  override getExpiration(): number {
    return uploadRests;
  }
}

async function* bytesOf(
  storage: Storage,
  parts: Awaited<ReturnType<UploadsService['parts']>>,
): AsyncGenerator<Uint8Array> {
  for (const { key } of parts) {
    const content = await storage.get(key);
    if (content === null) throw new Error(`The part ${key} of an upload no longer exists.`);
    yield* content.body as AsyncIterable<Uint8Array>;
  }
}
