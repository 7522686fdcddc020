import type { MediaItemType, Theme } from '@kadr/contract';

export type TitleSort = 'popular' | 'new' | 'rating' | 'name';

/** The stored selection of titles for a block of a main view. */
export interface TitleQuery {
  readonly type?: MediaItemType | undefined;
  readonly theme?: Theme | undefined;
  /** Alias of a genre. */
  readonly genre?: string | undefined;
  /** Only free titles. */
  readonly usage?: 'free' | undefined;
  /** Selects by the genres of the page's own title instead. */
  readonly similar?: boolean | undefined;
  readonly sort: TitleSort;
  readonly limit: number;
}
