import type { MediaItemType, Theme } from '@kadr/contract';

export type TitleSort = 'popular' | 'new' | 'rating' | 'name';

/** A choice of titles; without a `type` it is among films and series. */
export interface TitleFilter {
  readonly type?: MediaItemType | undefined;
  readonly theme?: Theme | undefined;
  /** Alias of a genre. */
  readonly genre?: string | undefined;
  readonly personId?: number | undefined;
  readonly serviceId?: number | undefined;
  /** What costs nothing. */
  readonly usage?: 'free' | undefined;
  /** Part of a name, in any language, or of the original name. */
  readonly query?: string | undefined;
}

/** What a block of a main view asks for. */
export interface TitleQuery extends Omit<TitleFilter, 'personId' | 'serviceId' | 'query'> {
  /** Chooses by the genres of the page's own title instead. */
  readonly similar?: boolean | undefined;
  readonly sort: TitleSort;
  readonly limit: number;
}
