/** The licence token of one source for requests: fetched when needed, replaced once the last was refused. */
import type { DrmConfig } from './source.ts';

export interface LicenceTokens {
  /** The token of the next request; rejects when no token can be obtained. */
  readonly next: () => Promise<string>;
  /** The last one was refused: the next is another. */
  readonly refuse: () => void;
}

export function createLicenceTokens({ getToken }: Pick<DrmConfig, 'getToken'>): LicenceTokens {
  let last: string | undefined;
  let refused: string | undefined;
  return {
    next: async () => {
      last = await getToken(refused);
      refused = undefined;
      return last;
    },
    refuse: () => {
      refused = last;
    },
  };
}
