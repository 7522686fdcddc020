import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import {
  appendPart,
  deleteUpload,
  deleteUploadsBefore,
  findParts,
  findUnfinishedIds,
  findUpload,
  finishUpload,
  insertUpload,
} from './repository.ts';

/** How long an upload may be idle or wait for its ingest, in milliseconds. */
export const uploadRests = 24 * 60 * 60_000;

/** The progress of a resumable upload. */
export interface ResumableUpload {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes stored, from the beginning. */
  readonly received: number;
  readonly metadata: Readonly<Record<string, string | null>>;
  /** Milliseconds since the last bytes arrived: after {@link uploadRests} the upload expires. */
  readonly restedFor: number;
  readonly isFinished: boolean;
}

export interface UploadPart {
  /** Offset of its first byte. */
  readonly start: number;
  readonly size: number;
  /** Key of its object in storage. */
  readonly key: string;
}

/**
 * Progress of resumable uploads. The bytes are in storage, and this table decides which of them count, so that any
 * process can accept the next ones, and of two processes that accept the same ones only the first succeeds.
 */
export interface UploadsService {
  create(upload: Pick<ResumableUpload, 'id' | 'size' | 'metadata'>): Promise<void>;
  find(id: string): Promise<ResumableUpload | null>;
  /** False when the upload does not end where the part begins; the part's object is then useless. */
  append(id: string, part: UploadPart): Promise<boolean>;
  /** In file order; none for a finished upload. */
  parts(id: string): Promise<readonly UploadPart[]>;
  /** Records that the parts are joined into one object. */
  finish(id: string): Promise<void>;
  /** False when it does not exist. */
  remove(id: string): Promise<boolean>;
  /** Deletes expired uploads. Returns their ids. */
  removeRested(now: Date): Promise<readonly string[]>;
  /** Uploads whose parts are still needed, optionally among the given ones. */
  unfinished(among?: readonly string[]): Promise<ReadonlySet<string>>;
}

export function createUploadsService(db: Database, { clock }: Pick<ApiPorts, 'clock'>): UploadsService {
  return {
    create: async ({ id, size, metadata }) => {
      const now = clock();
      await insertUpload(db, {
        id,
        size,
        metadata: JSON.stringify(metadata),
        createdAt: now,
        updatedAt: now,
      });
    },
    find: async (id) => {
      const row = await findUpload(db, id);
      if (row === undefined) return null;
      const { size, received, updatedAt } = row;
      const restedFor = clock().getTime() - updatedAt.getTime();
      const metadata = JSON.parse(row.metadata) as ResumableUpload['metadata'];
      return { id, size, received, metadata, restedFor, isFinished: row.finishedAt !== null };
    },
    append: (id, part) => appendPart(db, { uploadId: id, ...part }, clock()),
    parts: (id) => findParts(db, id),
    finish: async (id) => void (await finishUpload(db, id, clock())),
    remove: (id) => deleteUpload(db, id),
    removeRested: (now) => deleteUploadsBefore(db, new Date(now.getTime() - uploadRests)),
    unfinished: async (among) => new Set(await findUnfinishedIds(db, among)),
  };
}
