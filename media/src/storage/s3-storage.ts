import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3mini, S3ServiceError } from 's3mini';
import { KadrError } from '@kadr/contract/errors';
import type { ByteRange } from '@kadr/http';
import { contentTypeOf } from './content-type.ts';
import { checkKey, checkPrefix } from './storage-key.ts';
import type { Storage, StoredObject } from './storage.ts';

export interface S3StorageConfig {
  /** Address of the service without the bucket, for example `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** As many keys as S3 names in one answer, and deletes in one request. */
const pageSize = 1000;

/**
 * Objects in a bucket of any S3-compatible service, addressed by path. Files above 8 MiB go up in parts, in parallel
 * and with retries; a stream is spooled to a temporary file first, so that a broken one leaves nothing behind.
 */
export function createS3Storage({ endpoint, bucket, ...credentials }: S3StorageConfig): Storage {
  const client = new S3mini({ ...credentials, endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}` });

  async function request(key: string, range?: ByteRange): Promise<Response | null> {
    checkKey(key);
    try {
      return await (range === undefined
        ? client.getObjectRaw(key)
        : client.getObjectRaw(key, false, range.start, range.end + 1));
    } catch (error) {
      if (isMissing(error)) return null;
      throw unavailable(error);
    }
  }

  /** The library's own HEAD keeps the headers to itself, so the first byte is asked for and its headers are read. */
  async function head(key: string): Promise<StoredObject | null> {
    const response = await request(key, { start: 0, end: 0 }).catch((error: unknown) => {
      // An empty object has no first byte.
      if (error instanceof KadrError && isUnsatisfiable(error.cause)) return request(key);
      throw error;
    });
    if (response === null) return null;
    await response.arrayBuffer();
    return describe(key, response);
  }

  async function putFile(key: string, file: string, contentType: string): Promise<StoredObject> {
    checkKey(key);
    const blob = await openAsBlob(file);
    return uploaded(key, client.putAnyObject(key, blob, contentType));
  }

  async function uploaded(key: string, upload: Promise<unknown>): Promise<StoredObject> {
    try {
      await upload;
    } catch (error) {
      throw unavailable(error);
    }
    const object = await head(key);
    if (object === null) throw unavailable(new Error(`S3 took "${key}" but does not have it.`));
    return object;
  }

  return {
    head,
    putFile,
    putCopy: putFile,

    async put(key, body, contentType) {
      checkKey(key);
      if (body instanceof Uint8Array) {
        // A copy: fetch detaches the memory it is handed.
        return uploaded(key, client.putAnyObject(key, Uint8Array.from(body), contentType));
      }
      const spool = join(tmpdir(), `kadr-upload-${randomUUID()}`);
      try {
        await pipeline(body, createWriteStream(spool));
        return await putFile(key, spool, contentType);
      } finally {
        await rm(spool, { force: true });
      }
    },

    async get(key, range) {
      const response = await request(key, range);
      if (response === null) return null;
      return {
        object: describe(key, response),
        body: response.body === null ? Readable.from([]) : Readable.fromWeb(response.body),
      };
    },

    localFile: () => null,

    async *list(prefix) {
      checkPrefix(prefix);
      for (let page: string | undefined, more = true; more; more = page !== undefined) {
        const found = await client.listObjectsPaged('/', prefix, pageSize, page).catch((error: unknown) => {
          throw unavailable(error);
        });
        for (const object of found?.objects ?? []) yield object.Key;
        page = found?.nextContinuationToken;
      }
    },

    async delete(key) {
      checkKey(key);
      await client.deleteObject(key).catch((error: unknown) => {
        throw unavailable(error);
      });
    },

    async deletePrefix(prefix) {
      checkPrefix(prefix);
      const keys: string[] = [];
      for await (const key of this.list(prefix)) keys.push(key);
      const deleted = await client.deleteObjects(keys).catch((error: unknown) => {
        throw unavailable(error);
      });
      if (deleted.includes(false)) throw unavailable(new Error(`S3 did not delete all of "${prefix}".`));
    },
  };
}

function describe(key: string, { headers }: Response): StoredObject {
  const total =
    /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? headers.get('content-length') ?? '0';
  const modified = headers.get('last-modified');
  return {
    size: Number(total),
    contentType: headers.get('content-type') ?? contentTypeOf(key),
    etag: headers.get('etag') ?? '',
    modified: modified === null ? new Date(0) : new Date(modified),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceError && error.status === 404 && error.serviceCode !== 'NoSuchBucket';
}

function isUnsatisfiable(error: unknown): boolean {
  return error instanceof S3ServiceError && error.status === 416;
}

function unavailable(cause: unknown): KadrError {
  return new KadrError('UNAVAILABLE', { message: 'The object storage does not answer as it should.', cause });
}
