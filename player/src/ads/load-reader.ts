/** The code that reads answers of ad servers: fetched when an advertisement is asked for. */
import type { PlayerEnvironment } from '../environment/environment.ts';
import { AdError } from './vast/ad-error.ts';
import type * as Reader from './ad-reader.ts';

/** A script that does not arrive although the browser is online was blocked. */
export async function loadReader(environment: Pick<PlayerEnvironment, 'isOnline'>): Promise<typeof Reader> {
  try {
    return await import('./ad-reader.ts');
  } catch (cause) {
    throw new AdError(environment.isOnline() ? 'AD_BLOCKING_BY_USER' : 'VAST_OFFLINE', { cause });
  }
}
