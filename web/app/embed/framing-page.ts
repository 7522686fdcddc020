/** The page that frames this one, for players: what is said to it and heard of it comes only where there is one. */
import type { PlayerEvent } from '@kadr/player';
import type { FramePartner } from './frame-partner.ts';
import type { FramedContent } from './parent-messages.ts';
import type * as Talk from './talk.ts';

let talk: Promise<typeof Talk> | null = null;
let partner: FramePartner | null = null;

const isFramed = (isEmbedded: boolean): boolean => isEmbedded && window.parent !== window;

/** Asks the framing page for its partner. @returns how to stop listening */
export function askFramingPage(contentId: number, isEmbedded: boolean): () => void {
  if (!isFramed(isEmbedded)) return () => undefined;
  talk ??= import('./talk.ts');
  const stop = talk.then(({ framePartner }) => {
    partner = framePartner();
    return partner.ask(contentId, isEmbedded);
  });
  // Without it a film plays all the same.
  stop.catch(() => {
    talk = null;
  });
  return () => void stop.then((end) => end()).catch(() => undefined);
}

/** The partner that the framing page has named; null as long as it has not. */
export function partnerOfFrame(): number | null {
  return partner?.id() ?? null;
}

/** Tells the framing page what happens in a playback; nothing where there is none. */
export function tellFramingPage(content: FramedContent, isEmbedded: boolean): (event: PlayerEvent) => void {
  if (!isFramed(isEmbedded)) return () => undefined;
  talk ??= import('./talk.ts');
  const tell = talk.then(({ createTeller }) => createTeller(content));
  return (event) => void tell.then((say) => say(event)).catch(() => undefined);
}
