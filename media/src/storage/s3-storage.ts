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
import type { FrontObject, Storage, StoredObject } from './storage.ts';

export interface S3StorageConfig {
  /** Address of the service without the bucket, for example `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Seconds for which an address for the server in front of us is valid. */
const readableFor = 60;

/** The most keys that S3 names in one answer, and deletes in one request. */
const pageSize = 1000;

/**
 * Objects in a bucket of any S3-compatible service, addressed by path. Files above 8 MiB go up in parts, in parallel
 * and with retries; a stream is spooled to a temporary file first, so that a broken one leaves nothing behind.
 *
 * @param front path below which a server in front of us asks the service itself, with the presigned query that it is
 * given
 */
export function createS3Storage(
  { endpoint, bucket, ...credentials }: S3StorageConfig,
  front: string | null = null,
): Storage {
  const client = new S3mini({ ...credentials, endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}` });
  return {
    head: (key) => head(client, key),
    put: (key, body, contentType) => put(client, key, body, contentType),
    putFile: (key, file, contentType) => putFile(client, key, file, contentType),
    putCopy: (key, file, contentType) => putFile(client, key, file, contentType),
    get: (key, range) => get(client, key, range),
    localFile: () => null,
    inFront: (key) => (front === null ? null : presigned(client, front, key)),
    list: (prefix) => list(client, prefix),
    delete: async (key) => {
      checkKey(key);
      await available(client.deleteObject(key));
    },
    deletePrefix: (prefix) => deletePrefix(client, prefix),
  };
}

/** Below `front` as at the service: the path with the bucket, and the signature, which is no part of a cache's key. */
async function presigned(client: S3mini, front: string, key: string): Promise<FrontObject> {
  checkKey(key);
  const { pathname, search } = new URL(await client.getPresignedUrl('GET', key, readableFor));
  return { path: `${front}${pathname.slice(1)}${search}`, isDescribed: true };
}

async function request(client: S3mini, key: string, range?: ByteRange): Promise<Response | null> {
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

/** The library's own HEAD does not return the headers, so the first byte is requested and its headers are read. */
async function head(client: S3mini, key: string): Promise<StoredObject | null> {
  const response = await request(client, key, { start: 0, end: 0 }).catch((error: unknown) => {
    // An empty object has no first byte.
    if (error instanceof KadrError && isUnsatisfiable(error.cause)) return request(client, key);
    throw error;
  });
  if (response === null) return null;
  await response.arrayBuffer();
  return describe(key, response);
}

async function get(
  client: S3mini,
  key: string,
  range?: ByteRange,
): Promise<Awaited<ReturnType<Storage['get']>>> {
  const response = await request(client, key, range);
  if (response === null) return null;
  return {
    object: describe(key, response),
    body: response.body === null ? Readable.from([]) : Readable.fromWeb(response.body),
  };
}

async function put(
  client: S3mini,
  key: string,
  body: Uint8Array | Readable,
  contentType: string,
): Promise<StoredObject> {
  checkKey(key);
  // A copy: fetch detaches the memory it is handed.
  if (body instanceof Uint8Array)
    return uploaded(client, key, client.putAnyObject(key, Uint8Array.from(body), contentType));
  const spool = join(tmpdir(), `kadr-upload-${randomUUID()}`);
  try {
    await pipeline(body, createWriteStream(spool));
    return await putFile(client, key, spool, contentType);
  } finally {
    await rm(spool, { force: true });
  }
}

async function putFile(
  client: S3mini,
  key: string,
  file: string,
  contentType: string,
): Promise<StoredObject> {
  checkKey(key);
  return uploaded(client, key, client.putAnyObject(key, await openAsBlob(file), contentType));
}

async function uploaded(client: S3mini, key: string, upload: Promise<unknown>): Promise<StoredObject> {
  await available(upload);
  const object = await head(client, key);
  if (object === null) throw unavailable(new Error(`S3 took "${key}" but does not have it.`));
  return object;
}

async function* list(client: S3mini, prefix: string): AsyncGenerator<string> {
  checkPrefix(prefix);
  for (let page: string | undefined, more = true; more; more = page !== undefined) {
    const found = await available(client.listObjectsPaged('/', prefix, pageSize, page));
    for (const object of found?.objects ?? []) yield object.Key;
    page = found?.nextContinuationToken;
  }
}

async function deletePrefix(client: S3mini, prefix: string): Promise<void> {
  const keys: string[] = [];
  for await (const key of list(client, prefix)) keys.push(key);
  const deleted = await available(client.deleteObjects(keys));
  if (deleted.includes(false)) throw unavailable(new Error(`S3 did not delete all of "${prefix}".`));
}

/** S3's answer. @throws KadrError UNAVAILABLE for every failure of S3. */
function available<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw unavailable(error);
  });
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
