import { framingOrigin, parentOf } from './parent-window.ts';
import type { FramedWindow } from './parent-window.ts';

/** The window of a page that may be told something by the one that frames it. */
export interface ListeningWindow extends FramedWindow {
  addEventListener(
    type: 'message',
    listener: (event: Pick<MessageEvent, 'data' | 'origin' | 'source'>) => void,
  ): void;
  removeEventListener(
    type: 'message',
    listener: (event: Pick<MessageEvent, 'data' | 'origin' | 'source'>) => void,
  ): void;
}

/** The partner that the framing page names for advertisements. */
export interface FramePartner {
  /** Asks the framing page for it; nothing outside of embedded-parent mode. @returns how to stop listening */
  readonly ask: (contentId: number, isEmbedded: boolean) => () => void;
  /** As it was last named; null as long as it is not. */
  readonly id: () => number | null;
}

/** Greatest id that is believed. */
const greatest = 2_147_483_647;

/** Only the framing page itself is listened to, and only `set_partner_id` with a whole number. */
export function createFramePartner(page: ListeningWindow): FramePartner {
  let partner: number | null = null;
  const hear = ({ data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>): void => {
    const expected = framingOrigin(page);
    if (source !== (page.parent as unknown) || (expected !== null && origin !== expected)) return;
    partner = partnerIn(data) ?? partner;
  };
  return {
    ask: (content_id, isEmbedded) => {
      const tell = parentOf(page, isEmbedded);
      if (tell === null) return () => undefined;
      page.addEventListener('message', hear);
      tell({ name: 'get_partner_id', content_id });
      return () => page.removeEventListener('message', hear);
    },
    id: () => partner,
  };
}

function partnerIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kadr, name, partner_id } = data as Readonly<Record<string, unknown>>;
  if (kadr !== 1 || name !== 'set_partner_id' || typeof partner_id !== 'number') return null;
  return Number.isInteger(partner_id) && partner_id > 0 && partner_id <= greatest ? partner_id : null;
}
