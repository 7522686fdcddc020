/** A VAST answer, as far as a linear advertisement in a player without programs can use it. */
import type { MediaFile } from './media-file.ts';
import type { Offset } from './offset.ts';

export interface VastAnswer {
  /** 0 when missing. */
  readonly version: number;
  /** Requested when there is no advertisement. */
  readonly errors: readonly string[];
  readonly ads: readonly (InLineAd | WrapperAd)[];
}

/** Addresses that are requested on events; templates, with macros. */
export interface Told {
  readonly errors: readonly string[];
  readonly impressions: readonly string[];
  readonly viewable: readonly string[];
  readonly notViewable: readonly string[];
  readonly viewUndetermined: readonly string[];
  /** Addresses by the name of the event in lower case. */
  readonly events: readonly { readonly name: string; readonly address: string }[];
  readonly progress: readonly { readonly at: Offset; readonly address: string }[];
  readonly clicks: readonly string[];
  readonly verificationsNotExecuted: readonly string[];
}

/** Fields that in-line advertisements and wrappers share. */
interface AdBase {
  readonly told: Told;
  readonly icons: readonly AdIcon[];
  /** The advertiser's page. */
  readonly clickThrough: string | null;
  /** Number from 1 on in a pod; null for a stand-alone advertisement. */
  readonly sequence: number | null;
}

export interface WrapperAd extends AdBase {
  readonly kind: 'wrapper';
  /** The next answer; null for an invalid address. */
  readonly next: string | null;
  readonly followAdditionalWrappers: boolean;
  readonly allowMultipleAds: boolean;
  /** Null when missing. */
  readonly fallbackOnNoAd: boolean | null;
  readonly blockedCategories: readonly Category[];
}

export interface InLineAd extends AdBase {
  readonly kind: 'inline';
  readonly advertiser: string;
  readonly adType: string;
  readonly adServingId: string;
  readonly categories: readonly Category[];
  /** Seconds for which it may be shown; null: no limit. */
  readonly expires: number | null;
  /** In playing order. */
  readonly linears: readonly LinearCreative[];
  readonly hasCreatives: boolean;
  /** Whether it also contains other kinds than linear advertisements. */
  readonly hasOthers: boolean;
  /** Whether it requires companions. */
  readonly needsCompanions: boolean;
}

export interface LinearCreative {
  readonly told: Pick<Told, 'events' | 'progress' | 'clicks'>;
  readonly icons: readonly AdIcon[];
  readonly clickThrough: string | null;
  /** The stated length in seconds; 0 when missing. */
  readonly duration: number;
  readonly skipOffset: Offset | null;
  readonly files: readonly MediaFile[];
  readonly captions: readonly CaptionFile[];
  /** An interactive program that would run over the clip. */
  readonly hasProgram: boolean;
  /** The original, for servers that make clips of it: never played (VAST 4.3 §3.9.2). */
  readonly hasMezzanine: boolean;
  readonly universalAdIds: readonly string[];
}

export interface Category {
  readonly authority: string;
  readonly code: string;
}

/** A sign of the advertising industry, such as AdChoices. */
export interface AdIcon {
  readonly program: string;
  readonly url: string;
  /** Dots of the page. */
  readonly width: number;
  readonly height: number;
  /** Dots from the left and the top edge, or an edge. */
  readonly x: number | 'left' | 'right';
  readonly y: number | 'top' | 'bottom';
  readonly offset: Offset;
  /** Seconds; null: until the end. */
  readonly duration: number | null;
  readonly text: string;
  readonly clickThrough: string | null;
  readonly clicks: readonly string[];
  readonly views: readonly string[];
}

export interface CaptionFile {
  readonly url: string;
  readonly mimeType: string;
  /** BCP 47; empty when missing. */
  readonly language: string;
}
