/** Messages between players and the page that frames this one: their code is loaded only in a frame. */
import type { PlayerEvent } from '@kadr/player';
import type { FramePartner } from './frame-partner.ts';
import type { FramedContent } from './parent-messages.ts';
import type * as Talk from './talk.ts';

let talk: Promise<typeof Talk> | null = null;
let partner: FramePartner | null = null;

const isFramed = (isEmbedded: boolean): boolean => isEmbedded && window.parent !== window;

/** Asks the framing page for its partner. @returns a function that stops listening */
export function askFramingPage(contentId: number, isEmbedded: boolean): () => void {
  if (!isFramed(isEmbedded)) return () => undefined;
  talk ??= import('./talk.ts');
  const stop = talk.then(({ framePartner }) => {
    partner = framePartner();
    return partner.ask(contentId, isEmbedded);
  });
  // A film plays without it, too.
  stop.catch(() => {
    talk = null;
  });
  return () => void stop.then((end) => end()).catch(() => undefined);
}

/** The partner that the framing page has named; null until then. */
export function partnerOfFrame(): number | null {
  return partner?.id() ?? null;
}

/** Returns a function that reports a playback's events to the framing page; it does nothing outside of a frame. */
export function tellFramingPage(content: FramedContent, isEmbedded: boolean): (event: PlayerEvent) => void {
  if (!isFramed(isEmbedded)) return () => undefined;
  talk ??= import('./talk.ts');
  const tell = talk.then(({ createTeller }) => createTeller(content));
  return (event) => void tell.then((say) => say(event)).catch(() => undefined);
}
