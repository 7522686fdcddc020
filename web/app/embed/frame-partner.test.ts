import { describe, expect, it } from 'vitest';
import { createFramePartner } from './frame-partner.ts';
import type { ListeningWindow } from './frame-partner.ts';

type Heard = Parameters<Parameters<ListeningWindow['addEventListener']>[1]>[0];

/** A page in a frame of `origin`, and the window around it. */
function framed(origin: string | null = 'https://blog.example') {
  const posted: [unknown, string][] = [];
  const listeners = new Set<(event: Heard) => void>();
  const parent = { postMessage: (...message: [unknown, string]) => void posted.push(message) };
  const page: ListeningWindow = {
    parent,
    location: origin === null ? {} : { ancestorOrigins: [origin] },
    document: { referrer: '' },
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  const say = (data: unknown, over: Partial<Heard> = {}): void => {
    const from = { origin: origin ?? 'https://anywhere.example', source: parent as never };
    for (const listener of listeners) listener({ data, ...from, ...over });
  };
  return { page, posted, listeners, say };
}
const named = (partner_id: unknown) => ({ kadr: 1, name: 'set_partner_id', partner_id });

describe('the partner of the framing page', () => {
  it('is asked for with the content, and is what it says, the last time it says it (AD-060, EM-019, EM-020, EM-021, EM-023)', () => {
    const { page, posted, say } = framed();
    const partner = createFramePartner(page);
    partner.ask(7, true);
    expect(posted).toEqual([[{ kadr: 1, name: 'get_partner_id', content_id: 7 }, 'https://blog.example']]);
    expect(partner.id()).toBeNull();
    say(named(12));
    expect(partner.id()).toBe(12);
    say(named(13));
    expect(partner.id()).toBe(13);
  });

  it('is nobody’s outside of embedded-parent mode (EM-018)', () => {
    const { page, posted, listeners } = framed();
    createFramePartner(page).ask(7, false);
    expect([posted, listeners.size]).toEqual([[], 0]);
  });

  it.each([
    ['another name', { ...named(12), name: 'set_partner' }, {}],
    ['no message of ours', { ...named(12), kadr: undefined }, {}],
    ['no number', named('12'), {}],
    ['no whole number', named(1.5), {}],
    ['not above nothing', named(0), {}],
    ['too great', named(2 ** 40), {}],
    ['a text', 'set_partner_id', {}],
    ['nothing', null, {}],
    ['another origin', named(12), { origin: 'https://evil.example' }],
    ['another window', named(12), { source: {} as never }],
  ])('is not believed: %s (EM-022, EM-051)', (_what, data, over) => {
    const { page, say } = framed();
    const partner = createFramePartner(page);
    partner.ask(7, true);
    say(data, over);
    expect(partner.id()).toBeNull();
  });

  it('is heard from a page without a known origin, and no longer once nobody listens', () => {
    const { page, say } = framed(null);
    const partner = createFramePartner(page);
    const stop = partner.ask(7, true);
    say(named(12));
    stop();
    say(named(13));
    expect(partner.id()).toBe(12);
  });
});
