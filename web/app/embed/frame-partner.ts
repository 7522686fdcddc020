import { framingOrigin, parentOf } from './parent-window.ts';
import type { FramedWindow } from './parent-window.ts';

/** The window of a page that may receive messages from the page that frames it. */
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
  /**
   * Asks the framing page for the partner; does nothing outside of embedded-parent mode. @returns a function that stops
   * listening
   */
  readonly ask: (contentId: number, isEmbedded: boolean) => () => void;
  /** The partner's id as last received; null until then. */
  readonly id: () => number | null;
}

/** The greatest valid id. */
const greatest = 2_147_483_647;

/** Accepts messages from the framing page only, and only `set_partner_id` with an integer. */
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
