/** What an embedded player and the page that frames it tell one another. */

/** A message to the framing page: `kadr` tells it from others', `name` says what has happened. */
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
  /** What went wrong, as reports have it; in words for logs; 2 when playback stops for it, else 1. */
  readonly reason?: string;
  readonly message?: string;
  readonly severity?: 1 | 2;
  /** `preroll`, `midroll`, `pauseroll` or `postroll`; slots of the place; which of them, from 1 on; seconds, null where unknown. */
  readonly ad_place_type?: string;
  readonly ads_count?: number;
  readonly ad_position?: number;
  readonly duration?: number | null;
  /** Of an error of an advertisement. */
  readonly result_code?: number;
}

export type Told = Omit<ParentMessage, 'kadr'>;

/** The window of a page, as far as this goes. */
export interface FramedWindow {
  readonly parent: { readonly postMessage: (message: unknown, targetOrigin: string) => void };
  readonly location: { readonly ancestorOrigins?: { readonly [index: number]: string | undefined } };
  readonly document: { readonly referrer: string };
}

/**
 * Where embedded-parent mode's messages go: null outside of that mode, so that nothing is ever posted there. The mode is an
 * embed page within another window. Only the page that frames it can read them.
 */
export function parentOf(page: FramedWindow, isEmbedded: boolean): ((message: Told) => void) | null {
  if (!isEmbedded || (page.parent as unknown) === page) return null;
  const target = framingOrigin(page) ?? '*';
  return (message) => page.parent.postMessage({ kadr: 1, ...message } satisfies ParentMessage, target);
}

/** Origin of the framing page; null where it is not known, or it has an opaque one (a file, a sandboxed frame). */
export function framingOrigin({ location, document }: Omit<FramedWindow, 'parent'>): string | null {
  const origin = location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin;
  return origin === undefined || origin === 'null' ? null : origin;
}
