/** What is said to the framing page and heard of it, in one piece: most pages stand in no frame. */
import type { PlayerEvent } from '@kadr/player';
import { createFramePartner } from './frame-partner.ts';
import type { FramePartner } from './frame-partner.ts';
import { createParentMessages } from './parent-messages.ts';
import type { FramedContent } from './parent-messages.ts';
import { parentOf } from './parent-window.ts';

let partner: FramePartner | null = null;

/** The one of this document: it stands in one frame. */
export function framePartner(): FramePartner {
  return (partner ??= createFramePartner(window));
}

/** Posts what happens in a playback to the framing page. */
export function createTeller(content: FramedContent): (event: PlayerEvent) => void {
  const messageOf = createParentMessages(content);
  const post = parentOf(window, true);
  return (event) => {
    const message = messageOf(event);
    if (message !== null) post?.(message);
  };
}
