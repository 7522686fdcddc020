import type { AgeOption, CustomFilter, MediaItemType, Theme, UsageOption } from '@kadr/contract';

/**
 * Filters of a list: options of one filter are alternatives, several filters must all match. A missing or empty one
 * matches everything.
 */
export interface ChosenFilters {
  /** Films and series by default. */
  readonly type?: readonly MediaItemType[] | undefined;
  /** Aliases of genres. */
  readonly genre?: readonly string[] | undefined;
  /** ISO 3166-1 alpha-2 codes. */
  readonly country?: readonly string[] | undefined;
  /** Years (`2024`) and decades (`1980s`). */
  readonly year?: readonly string[] | undefined;
  readonly age?: readonly AgeOption[] | undefined;
  readonly usage?: readonly UsageOption[] | undefined;
  /** All of them must match. */
  readonly only?: readonly CustomFilter[] | undefined;
}

/** A selection of titles. */
export interface TitleFilter extends ChosenFilters {
  readonly theme?: Theme | undefined;
  readonly personId?: number | undefined;
  readonly serviceId?: number | undefined;
  /** Part of a name in any language, or of the original name. */
  readonly query?: string | undefined;
}
