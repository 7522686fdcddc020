import { describe, expect, it } from 'vitest';
import type { PlayerEvent } from '../state/events.ts';
import { initialState } from '../state/state.ts';
import type { PlayerState } from '../state/state.ts';
import { createStore } from '../store/store.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';
import { AdError } from './vast/ad-error.ts';
import { createAdGate } from './ad-gate.ts';
import type { Ads } from './ad-ports.ts';

const noAds: Ads = {
  play: () => true,
  pause: () => true,
  isClosed: () => true,
  holdsEnd: () => true,
  end: () => undefined,
  skip: () => undefined,
  visit: () => undefined,
  iconShown: () => undefined,
  visitIcon: () => undefined,
  stop: () => undefined,
};

function openGate(options: { readonly startTime?: number; readonly places?: readonly string[] } = {}) {
  const environment = fakeEnvironment();
  const store = createStore<PlayerState>(initialState);
  const events: PlayerEvent[] = [];
  const abort = new AbortController();
  const script = Promise.withResolvers<{ createAds: (ports: unknown, isPrerollDue: boolean) => Ads }>();
  let goneOn = 0;
  const requests = Object.fromEntries(
    (options.places ?? ['preroll']).map((place) => [place, () => 'http://ads.example']),
  );
  const gate = createAdGate(
    {
      plan: { requests, midrolls: [] },
      isLive: false,
      startTime: options.startTime ?? 0,
      media: {} as HTMLVideoElement,
      wrapper: {} as HTMLElement,
      store,
      environment,
      bandwidth: () => null,
      hold: () => undefined,
      goOn: () => {
        goneOn += 1;
      },
      showInPip: () => Promise.resolve(),
      emit: (event) => events.push(event),
      signal: abort.signal,
    },
    () => script.promise,
  );
  return { gate, environment, store, events, script, abort, goneOn: () => goneOn };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('before the code for advertisements is there', () => {
  it('the content waits for a preroll that is due, and is then the code’s (AD-050)', async () => {
    const { gate, script, store, goneOn } = openGate();
    expect([gate.isClosed(), gate.play('tech'), gate.isClosed()]).toEqual([false, true, true]);
    expect(store.getState().isAdDue).toBe(true);
    const played: string[] = [];
    script.resolve({
      createAds: (_ports, isPrerollDue) => ({
        ...noAds,
        play: (reason) => played.push(`${reason} ${isPrerollDue}`) > 0,
      }),
    });
    await settled();
    expect(played).toEqual(['tech true']);
    expect(goneOn()).toBe(0);
  });

  it('the content waits for nothing when no preroll is due', () => {
    expect(openGate({ startTime: 5 }).gate.play('tech')).toBe(false);
    expect(openGate({ places: ['midroll', 'postroll'] }).gate.play('tech')).toBe(false);
    expect(openGate({ places: ['postroll'] }).gate.holdsEnd()).toBe(false);
  });

  it('the content goes on when the code is kept away: AD_BLOCKING_BY_USER, code 1 (AD-009, AD-046, AD-047)', async () => {
    const { gate, script, store, events, goneOn } = openGate();
    gate.play('tech');
    script.reject(new TypeError('Failed to fetch dynamically imported module'));
    await settled();
    expect(store.getState()).toMatchObject({ isAdPlaying: 'blocked', isAdDue: false });
    const { reason, resultCode, error: name } = new AdError('AD_BLOCKING_BY_USER');
    expect(events).toEqual([{ type: 'ad-error', place: 'preroll', adPosition: 1, reason, name, resultCode }]);
    expect([goneOn(), gate.play('tech')]).toEqual([1, false]);
  });

  it('without a network nothing is taken for blocked', async () => {
    const { gate, environment, script, store, events, goneOn } = openGate();
    gate.play('tech');
    environment.goOffline();
    script.reject(new TypeError('Failed to fetch dynamically imported module'));
    await settled();
    expect([store.getState().isAdPlaying, events.length, goneOn()]).toEqual([false, 0, 1]);
  });

  it('the content waits 4 s for the code and no longer', () => {
    const { gate, environment, goneOn } = openGate();
    gate.play('tech');
    environment.advance(3999);
    expect(goneOn()).toBe(0);
    environment.advance(1);
    expect([goneOn(), gate.play('tech'), gate.isClosed()]).toEqual([1, false, false]);
  });

  it('a viewer who pauses does not start it when it comes', () => {
    const { gate, environment, goneOn } = openGate();
    gate.play('user');
    expect(gate.pause()).toBe(true);
    environment.advance(4000);
    expect(goneOn()).toBe(0);
  });

  it('nothing is left of a player that is gone', () => {
    const { abort, environment } = openGate();
    abort.abort();
    expect(environment.pendingTimers()).toBe(0);
  });
});
