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
