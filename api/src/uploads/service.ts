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

/** How long an upload may rest, and its ingest may be waited for, in milliseconds. */
export const uploadRests = 24 * 60 * 60_000;

/** A file that comes in pieces, as far as it has come. */
export interface ResumableUpload {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes that are stored, from the beginning. */
  readonly received: number;
  readonly metadata: Readonly<Record<string, string | null>>;
  /** How long no bytes have come, in milliseconds: after {@link uploadRests} it has had its time. */
  readonly restedFor: number;
  readonly isFinished: boolean;
}

export interface UploadPart {
  /** Offset of its first byte. */
  readonly start: number;
  readonly size: number;
  /** Of its object in storage. */
  readonly key: string;
}

/**
 * How far uploads that come in pieces have come. The bytes are in storage; which of them count is written here, so that any
 * process can take the next ones, and of two that take the same ones only the first is believed.
 */
export interface UploadsService {
  create(upload: Pick<ResumableUpload, 'id' | 'size' | 'metadata'>): Promise<void>;
  find(id: string): Promise<ResumableUpload | null>;
  /** False when the upload does not end where the part begins: the part's object is of no use then. */
  append(id: string, part: UploadPart): Promise<boolean>;
  /** In the order of the file; none of an upload that is finished. */
  parts(id: string): Promise<readonly UploadPart[]>;
  /** Its parts are one object now. */
  finish(id: string): Promise<void>;
  /** False when there is none. */
  remove(id: string): Promise<boolean>;
  /** Forgets what has had its time. Gives the ids. */
  removeRested(now: Date): Promise<readonly string[]>;
  /** Those whose parts are still needed, of all or of these. */
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
