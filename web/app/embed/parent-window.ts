/** Messages between an embedded player and the page that frames it. */

/** A message to the framing page: `kadr` distinguishes it from other messages, `name` is the event. */
export interface ParentMessage {
  readonly kadr: 1;
  readonly name:
    | 'get_partner_id'
    | 'playback_start'
    | 'playback_end'
    | 'info'
    | 'ads_block_start'
    | 'ads_block_end'
    | 'ad_request'
    | 'ad_playback'
    | 'ad_end'
    | 'ad_skip'
    | 'ad_error';
  readonly content_id: number;
  /** Seconds of the content. */
  readonly position?: number;
  /** Advertisements that this playback has shown so far. */
  readonly ads_shown?: number;
  /** The reason as in reports; a text for logs; 2 when playback stops, else 1. */
  readonly reason?: string;
  readonly message?: string;
  readonly severity?: 1 | 2;
  /**
   * `preroll`, `midroll`, `pauseroll` or `postroll`; the number of slots; the slot, from 1; seconds, null when unknown.
   */
  readonly ad_place_type?: string;
  readonly ads_count?: number;
  readonly ad_position?: number;
  readonly duration?: number | null;
  /** The code of an advertisement's error. */
  readonly result_code?: number;
}

export type Told = Omit<ParentMessage, 'kadr'>;

/** The part of a page's window that is used here. */
export interface FramedWindow {
  readonly parent: { readonly postMessage: (message: unknown, targetOrigin: string) => void };
  readonly location: { readonly ancestorOrigins?: { readonly [index: number]: string | undefined } };
  readonly document: { readonly referrer: string };
}

/**
 * Returns a function that posts embedded-parent mode's messages; null outside of that mode, so nothing is ever posted
 * there. The mode is an embed page within another window. Only the page that frames it can read them.
 */
export function parentOf(page: FramedWindow, isEmbedded: boolean): ((message: Told) => void) | null {
  if (!isEmbedded || (page.parent as unknown) === page) return null;
  const target = framingOrigin(page) ?? '*';
  return (message) => page.parent.postMessage({ kadr: 1, ...message } satisfies ParentMessage, target);
}

/** The origin of the framing page; null when it is unknown or opaque (a file, a sandboxed frame). */
export function framingOrigin({ location, document }: Omit<FramedWindow, 'parent'>): string | null {
  const origin = location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin;
  return origin === undefined || origin === 'null' ? null : origin;
}
