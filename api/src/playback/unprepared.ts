import { KadrError } from '@kadr/contract';
import type { Preparation } from '@kadr/contract';
import type { IngestsService } from '../ingests/service.ts';

/** The state of an asset that needs no preparation. */
export const isReady: Preparation = { state: 'ready', percent: 100, time_left: 0 };

/** Refuses to start an unpackaged asset; starts its packaging when it `isWanted`. @throws KadrError always. */
export async function refuseUnprepared(
  ingests: Pick<IngestsService, 'preparation' | 'prepare'>,
  assetId: string,
  isWanted: boolean,
): Promise<never> {
  const { state } = await (isWanted ? ingests.prepare(assetId, false) : ingests.preparation(assetId));
  throw new KadrError(state === 'failed' ? 'PREPARATION_FAILED' : 'PREPARING');
}
