import { KadrError } from '@kadr/contract';
import type { AdClip } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import { principalName } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import type { AdClipFile } from '../tables/ads.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { claimClip, findClips, finishClip, insertClip } from './clip-repository.ts';
import type { ClipRow } from './clip-repository.ts';
import type { Asker } from './asker.ts';

/** A clip for a worker to make. */
export interface ClaimedAdClip {
  readonly id: number;
  readonly uploadId: string;
  /** Prefix of its files' names: see {@link adClipPath}. */
  readonly key: string;
}

export interface AdClipsService {
  /** @throws KadrError CONFLICT when the upload already has a clip */
  create(input: { readonly upload_id: string; readonly name: string }, asker: Asker): Promise<AdClip>;
  /** @throws KadrError NOT_FOUND */
  get(id: number): Promise<AdClip>;
  /**
   * Claims the next clip for one worker; null without any. A clip not finished within ten minutes goes to another
   * worker.
   */
  claim(now: Date): Promise<ClaimedAdClip | null>;
  /** Records that a clip was made; `files` is ordered best first. */
  finish(
    id: number,
    made: { readonly duration: number; readonly files: readonly AdClipFile[] },
  ): Promise<void>;
  /** Releases a clip for another worker. */
  release(id: number): Promise<void>;
  /** Records why a clip cannot be made. */
  fail(id: number, reason: string): Promise<void>;
}

export function createAdClipsService(db: Database, { random }: Pick<ApiPorts, 'random'>): AdClipsService {
  return {
    create: async ({ upload_id: uploadId, name }, { principal, now }) => {
      const key = Buffer.from(random(16)).toString('hex');
      const made = { createdAt: now, createdBy: principalName(principal) };
      const row = await insertClip(db, { uploadId, name, key, ...made });
      if (row === null) throw new KadrError('CONFLICT', { field: 'upload_id' });
      return asClip(row);
    },
    get: async (id) => {
      const [row] = await findClips(db, [id]);
      if (row === undefined) throw new KadrError('NOT_FOUND', { field: 'id' });
      return asClip(row);
    },
    claim: (now) => claimClip(db, now),
    finish: (id, made) => finishClip(db, id, { state: 'ready', ...made }),
    release: (id) => finishClip(db, id, { state: 'waiting' }),
    fail: (id, error) => finishClip(db, id, { state: 'failed', error: error.slice(0, 500) }),
  };
}

/** Path of a clip's file of `height` lines. */
export function adClipPath(key: string, height: number): string {
  return `/ad-clips/${key}-${height}.mp4`;
}

export function asClip({
  id,
  name,
  state,
  error,
  duration,
  key,
  files,
  createdAt,
  createdBy,
}: ClipRow): AdClip {
  const [best] = files;
  return {
    id,
    name,
    state,
    error,
    duration,
    path: state === 'ready' && best !== undefined ? adClipPath(key, best.height) : null,
    created_at: secondsOf(createdAt),
    created_by: createdBy,
  };
}
