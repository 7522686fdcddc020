import type { Genre } from '@kadr/contract';

/** Alias of the view that is the result of cold start. */
export const forYou = 'for_you';

/** The taste of a profile. */
export interface Taste {
  /** In the order in which they were chosen. */
  readonly genres: readonly Genre[];
  /** Titles that the viewer knows already: they are not recommended. */
  readonly titleIds: ReadonlySet<number>;
}
