import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PlayerType } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { sessionCookieName } from '../session/session-cookie.ts';
import { uuid } from '../text/uuid.ts';

/** The subject of a playback, and its owner. */
export interface PlaybackSubject {
  /**
   * Id of the viewer's session; null for a request without one, such as any request of a frame in another site's page.
   */
  readonly sessionId: string | null;
  readonly shown: Shown;
  readonly player: PlayerType;
}

/** A title, a channel or a song. */
export type Shown =
  | { readonly mediaItemId: number }
  | { readonly channelId: number }
  | { readonly karaokeItemId: number };

/**
 * Ids of playbacks that prove their own subject: preparing to watch, which costs nothing, writes nothing. Half of an id
 * is random, the other half signs it together with its subject.
 */
export interface PlaybackIds {
  issue(facts: PlaybackSubject): string;
  /** Whether this id was issued for exactly this. */
  isOf(id: string, facts: PlaybackSubject): boolean;
}

const half = 8;

export function createPlaybackIds(secret: Uint8Array, random: (bytes: number) => Uint8Array): PlaybackIds {
  const signed = (nonce: Uint8Array, { sessionId, shown, player }: PlaybackSubject): string => {
    // The version bits are in the random half: the signature covers the bytes that are sent.
    const marked = bytesOf(uuid(Buffer.concat([nonce, Buffer.alloc(half)]))).subarray(0, half);
    const signature = createHmac('sha256', secret)
      .update('playback')
      .update(marked)
      .update(`${sessionId ?? 'nobody'} ${nameOf(shown)} ${player}`)
      .digest();
    return uuid(Buffer.concat([marked, signature.subarray(0, half)]));
  };
  return {
    issue: (facts) => signed(random(half), facts),
    isOf: (id, facts) => {
      const presented = bytesOf(id);
      return timingSafeEqual(presented, bytesOf(signed(presented.subarray(0, half), facts)));
    },
  };
}

function nameOf(shown: Shown): string {
  if ('channelId' in shown) return `channel ${shown.channelId}`;
  return 'karaokeItemId' in shown ? `song ${shown.karaokeItemId}` : String(shown.mediaItemId);
}

/** The session of a playback; null when the request has no cookie, as in a frame of another site's page. */
export function sessionOfPlayback(
  { id }: { readonly id: string },
  { cookies: { [sessionCookieName]: cookie = '' } }: Pick<RequestContext, 'cookies'>,
): string | null {
  return cookie === '' ? null : id;
}

/** The sixteen bytes of a UUID. */
function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}
