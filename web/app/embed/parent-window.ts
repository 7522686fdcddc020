/** What an embedded player tells the page that frames it (EM-017 – EM-037). */
import type { PlayerEvent } from '@kadr/player';

/** A message to the framing page: `kadr` tells it from others', `name` says what has happened. */
export interface ParentMessage {
  readonly kadr: 1;
  readonly name: 'playback_start' | 'playback_end' | 'info';
  readonly content_id: number;
  /** Seconds of the content. */
  readonly position?: number;
  readonly ads_shown?: number;
  /** What went wrong, as reports have it; in words for logs; 2 when playback stops for it, else 1. */
  readonly reason?: string;
  readonly message?: string;
  readonly severity?: 1 | 2;
}

/** The window of a page, as far as this goes. */
export interface FramedWindow {
  readonly parent: { readonly postMessage: (message: unknown, targetOrigin: string) => void };
  readonly location: { readonly ancestorOrigins?: { readonly [index: number]: string | undefined } };
  readonly document: { readonly referrer: string };
}

/**
 * Where embedded-parent mode's messages go: null outside of that mode, so that nothing is ever posted there (PF-018, EM-018,
 * EM-050). The mode is an embed page within another window (EM-048). Only the page that frames it can read them.
 */
export function parentOf(
  page: FramedWindow,
  isEmbedded: boolean,
): ((message: Omit<ParentMessage, 'kadr'>) => void) | null {
  if (!isEmbedded || (page.parent as unknown) === page) return null;
  const origin = page.location.ancestorOrigins?.[0] ?? URL.parse(page.document.referrer)?.origin;
  // A page without an origin of its own (a file, a sandboxed frame) can only be reached by any.
  const target = origin === undefined || origin === 'null' ? '*' : origin;
  return (message) => page.parent.postMessage({ kadr: 1, ...message } satisfies ParentMessage, target);
}

/** What the framing page is told of a player's event; null when it is not its business. */
export function messageOf(
  event: PlayerEvent,
  { contentId, duration }: { readonly contentId: number; readonly duration: number },
): Omit<ParentMessage, 'kadr'> | null {
  const content_id = contentId;
  if (event.type === 'first-frame') return { name: 'playback_start', content_id };
  if (event.type === 'ended') return { name: 'playback_end', content_id, position: duration, ads_shown: 0 };
  if (event.type === 'error') {
    const { reason, message, severity } = event.error;
    return { name: 'info', content_id, reason, message, severity };
  }
  return null;
}
