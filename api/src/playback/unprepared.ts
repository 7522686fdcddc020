import { KadrError } from '@kadr/contract';
import type { Preparation } from '@kadr/contract';
import type { IngestsService } from '../ingests/service.ts';

/** What needs no preparation. */
export const isReady: Preparation = { state: 'ready', percent: 100, time_left: 0 };

/** Refuses to start what is not packaged yet; has it packaged when it `isWanted`. @throws KadrError always. */
export async function refuseUnprepared(
  ingests: Pick<IngestsService, 'preparation' | 'prepare'>,
  assetId: string,
  isWanted: boolean,
): Promise<never> {
  const { state } = await (isWanted ? ingests.prepare(assetId, false) : ingests.preparation(assetId));
  throw new KadrError(state === 'failed' ? 'PREPARATION_FAILED' : 'PREPARING');
}
