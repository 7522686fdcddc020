/** Where and when advertisements play in a source. */
import type { Cue } from '../subtitles/cues.ts';

export type AdPlace = 'preroll' | 'midroll' | 'pauseroll' | 'postroll';

/** Advertisements of a source: what to request, and when. */
export interface AdPlan {
  /** The request address for each place's advertisements; a place without one has none. */
  readonly requests: Partial<Record<AdPlace, () => string>>;
  /** Seconds of the content at which a midroll is due. */
  readonly midrolls: readonly number[];
  readonly partnerId?: number;
  /** Test mode (`adIsTest`): requests with this impression id instead. */
  readonly testImpressionId?: string;
}

/** The advertisement that plays, as the interface shows it. */
export interface ShownAd {
  readonly place: AdPlace;
  /** Number from 1 on, within its place. */
  readonly number: number;
  /** How many play one after another; null while that is not known. */
  readonly count: number | null;
  readonly advertiser: string | null;
  /** Seconds; 0 until known. */
  readonly duration: number;
  /** Seconds. */
  readonly currentTime: number;
  readonly isPaused: boolean;
  /** Whether it waits for more of its clip. */
  readonly isWaiting: boolean;
  /** Seconds from which it may be skipped; null: not at all. */
  readonly skipOffset: number | null;
  /** The advertiser has a page to visit. */
  readonly canVisit: boolean;
  /** Signs of the advertising industry, such as AdChoices, that are due now. */
  readonly icons: readonly ShownAdIcon[];
  /** Captions of the clip, where the viewer has subtitles on. */
  readonly cues: readonly Cue[];
}

/** An icon where its advertiser wants it, in dots of the page (VAST 4.3 §3.11). */
export interface ShownAdIcon {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Dots from the left and the top edge of the picture, or an edge. */
  readonly x: number | 'left' | 'right';
  readonly y: number | 'top' | 'bottom';
  /** The advertiser's description; may be empty. */
  readonly text: string;
  /** Whether it links to a page. */
  readonly canVisit: boolean;
}
