import { readError } from '@kadr/contract/client';
import type { FillOptions } from './options.ts';

/** How often an ingest is asked for, in milliseconds. */
const lookEvery = 250;

type Looking = Pick<FillOptions, 'client' | 'signal'> & {
  readonly pause: NonNullable<FillOptions['pause']>;
};

/**
 * The asset of an ingest once it is published.
 *
 * @throws an Error when the service could not package it; the signal's reason when aborted.
 */
export async function packaged(ingest: number, { client, pause, signal }: Looking): Promise<string> {
  for (;;) {
    const { state, asset_id, reason } = await client.operator.getIngest({ id: ingest });
    if (state === 'published' && asset_id !== null) return asset_id;
    if (state === 'failed')
      throw new Error(`The service could not package it: ${reason ?? 'no reason is given'}`);
    await pause(lookEvery, signal);
  }
}

/** The asset of an ingest that an earlier start began: null when it failed or is unknown and must be made again. */
export async function packagedBefore(ingest: number, looking: Looking): Promise<string | null> {
  try {
    return await packaged(ingest, looking);
  } catch (error) {
    // The service does not know the ingest any more.
    if (
      readError(error)?.name === 'NOT_FOUND' ||
      (error instanceof Error && error.message.startsWith('The service could not package it'))
    )
      return null;
    throw error;
  }
}
