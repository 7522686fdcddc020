import { oc } from '@orpc/contract';
import { z } from 'zod';
import { assetQualitySchema } from './quality.ts';
import { assetIdSchema } from './tracks.ts';

const tags = ['operator'];
const one = z.object({ asset_id: assetIdSchema });

/** Reports on the quality of packaged films. */
export const operatorQualityContract = {
  getQuality: oc
    .route({
      method: 'GET',
      path: '/operator/assets/{asset_id}/quality',
      summary: 'Loudness, and where a film is black, silent or does not move',
      description: 'NOT_FOUND when there is no such asset.',
      tags,
    })
    .input(one)
    .output(assetQualitySchema),
  measureQuality: oc
    .route({
      method: 'POST',
      path: '/operator/assets/{asset_id}/quality',
      summary: 'Have a packaged film measured, which a worker does within minutes',
      description: 'Every film is measured once it is published. CONFLICT while it waits already.',
      tags,
    })
    .input(one)
    .output(assetQualitySchema),
};
