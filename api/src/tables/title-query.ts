import type { MediaItemType, Theme } from '@kadr/contract';

export type TitleSort = 'popular' | 'new' | 'rating' | 'name';

/** Which titles a block of a main view shows, as it is stored. */
export interface TitleQuery {
  readonly type?: MediaItemType | undefined;
  readonly theme?: Theme | undefined;
  /** Alias of a genre. */
  readonly genre?: string | undefined;
  /** What costs nothing. */
  readonly usage?: 'free' | undefined;
  /** Chooses by the genres of the page's own title instead. */
  readonly similar?: boolean | undefined;
  readonly sort: TitleSort;
  readonly limit: number;
}
