/** Where and when advertisements play in what is watched. */

/** AD-001. */
export type AdPlace = 'preroll' | 'midroll' | 'pauseroll' | 'postroll';

/** Advertisements of what is played (PL-006, AD-002): what to ask for, and when. */
export interface AdPlan {
  /** The address to ask for each place's advertisements; a place without one has none. */
  readonly requests: Partial<Record<AdPlace, () => string>>;
  /** Seconds of the content at which a midroll is due. */
  readonly midrolls: readonly number[];
  readonly partnerId?: number;
  /** Test mode (`adIsTest`): asks by this impression id instead. */
  readonly testImpressionId?: string;
}

/** The advertisement that plays, as the interface shows it. */
export interface ShownAd {
  readonly place: AdPlace;
  /** From 1 on, within its place. */
  readonly number: number;
  /** How many play one after another; null while that is not known. */
  readonly count: number | null;
  readonly advertiser: string | null;
  /** Seconds; 0 until known. */
  readonly duration: number;
  /** Seconds. */
  readonly currentTime: number;
  readonly isPaused: boolean;
  /** It waits for more of its clip. */
  readonly isWaiting: boolean;
  /** Seconds from which it may be skipped; null: not at all. */
  readonly skipOffset: number | null;
  /** The advertiser has a page to visit. */
  readonly canVisit: boolean;
}
