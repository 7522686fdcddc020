import { KadrError, qualityReportSchema } from '@kadr/contract';
import type { AssetQuality, QualityFailure, QualityReport } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { askForQuality, claimQuality, findQuality, isPackaged, writeQuality } from './repository.ts';

/** How long one measurement may take before another worker takes it over, in milliseconds. */
const holdTime = 3 * 60 * 60_000;

/** Operations of workers. */
export interface QualityWork {
  /** The id of an asset to measure; null when none waits. */
  claim(): Promise<string | null>;
  finish(assetId: string, report: QualityReport): Promise<void>;
  fail(assetId: string, failure: QualityFailure): Promise<void>;
  /** Returns an asset unmeasured when the process stops. */
  release(assetId: string): Promise<void>;
}

export interface QualityService extends QualityWork {
  /** @throws KadrError NOT_FOUND */
  get(assetId: string): Promise<AssetQuality>;
  /** @throws KadrError NOT_FOUND, CONFLICT while it is queued already */
  ask(assetId: string): Promise<AssetQuality>;
  /** Queues a measurement of an asset in the transaction that publishes it. */
  askLater(transaction: Database, assetId: string): Promise<void>;
}

export function createQualityService(db: Database, { clock }: Pick<ApiPorts, 'clock'>): QualityService {
  const get = async (assetId: string): Promise<AssetQuality> => {
    await requirePackaged(db, assetId);
    const row = await findQuality(db, assetId);
    const measuredAt = row?.measuredAt ?? null;
    return {
      state: row?.state ?? null,
      // Reports of earlier releases lack what was not measured then.
      report: qualityReportSchema.nullable().parse(row?.report ?? null),
      failure: row?.failure ?? null,
      measured_at: measuredAt === null ? null : secondsOf(measuredAt),
    };
  };
  return {
    get,
    ask: async (assetId) => {
      await requirePackaged(db, assetId);
      if (!(await askForQuality(db, assetId, clock())))
        throw new KadrError('CONFLICT', { field: 'asset_id' });
      return get(assetId);
    },
    askLater: async (transaction, assetId) => void (await askForQuality(transaction, assetId, clock())),
    claim: () => {
      const now = clock();
      return claimQuality(db, now, new Date(now.getTime() + holdTime));
    },
    finish: (assetId, report) =>
      writeQuality(db, assetId, { state: 'done', report, failure: null, measuredAt: clock() }),
    fail: (assetId, failure) => writeQuality(db, assetId, { state: 'failed', failure }),
    release: (assetId) => writeQuality(db, assetId, { state: 'waiting' }),
  };
}

async function requirePackaged(db: Database, assetId: string): Promise<void> {
  if (!(await isPackaged(db, assetId)))
    throw new KadrError('NOT_FOUND', {
      message: `There is no packaged asset ${assetId}.`,
      field: 'asset_id',
    });
}
