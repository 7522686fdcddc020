import type { Readable } from 'node:stream';
import type { ByteRange } from '@kadr/http';

export interface StoredObject {
  readonly size: number;
  readonly contentType: string;
  /** Strong validator, quoted. */
  readonly etag: string;
  readonly modified: Date;
}

/** An object with its bytes, or those of the requested range: exactly one of `body` and `bytes` is used. */
export interface StoredContent {
  readonly object: StoredObject;
  readonly body: Readable;
  /** Reads all of it at once, which is faster; missing where it is large or comes over a network. */
  readonly bytes?: () => Promise<Uint8Array>;
}

/** An object that the server in front of us reads itself. */
export interface FrontObject {
  /** Path with query for that server (nginx: `X-Accel-Redirect`). */
  readonly path: string;
  /** Whether that server learns type and size, or the absence, from its source. It does not from a file. */
  readonly isDescribed: boolean;
}

/**
 * The storage of all persistent bytes: originals, segments, pictures. Keys are `/`-separated, without empty, `.` or
 * `..` parts (INVALID_INPUT is thrown otherwise). A write is visible completely or not at all, and survives a crash
 * once resolved.
 */
export interface Storage {
  put(key: string, body: Readable | Uint8Array, contentType: string): Promise<StoredObject>;
  /** Takes over a local file; the file may be moved away. */
  putFile(key: string, file: string, contentType: string): Promise<StoredObject>;
  /** Copies a local file, which stays as it is. */
  putCopy(key: string, file: string, contentType: string): Promise<StoredObject>;
  head(key: string): Promise<StoredObject | null>;
  get(key: string, range?: ByteRange): Promise<StoredContent | null>;
  /** Path of the object when it is a file of this machine, for programs that only read it; null elsewhere. */
  localFile(key: string): string | null;
  /** How the server in front of us reads the object itself; null where it cannot. */
  inFront(key: string): FrontObject | null | Promise<FrontObject>;
  /** Every key under `prefix` (which ends in `/`), in order. */
  list(prefix: string): AsyncIterable<string>;
  delete(key: string): Promise<void>;
  deletePrefix(prefix: string): Promise<void>;
}
