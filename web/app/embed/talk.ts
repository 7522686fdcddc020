/** The code of all messages to and from the framing page, in one chunk: most pages are not in a frame. */
import type { PlayerEvent } from '@kadr/player';
import { createFramePartner } from './frame-partner.ts';
import type { FramePartner } from './frame-partner.ts';
import { createParentMessages } from './parent-messages.ts';
import type { FramedContent } from './parent-messages.ts';
import { parentOf } from './parent-window.ts';

let partner: FramePartner | null = null;

/** The partner of this document, which is in one frame at most. */
export function framePartner(): FramePartner {
  return (partner ??= createFramePartner(window));
}

/** Returns a function that posts a playback's events to the framing page. */
export function createTeller(content: FramedContent): (event: PlayerEvent) => void {
  const messageOf = createParentMessages(content);
  const post = parentOf(window, true);
  return (event) => {
    const message = messageOf(event);
    if (message !== null) post?.(message);
  };
}
