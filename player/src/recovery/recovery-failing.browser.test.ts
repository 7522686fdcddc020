/** With every segment failing: the message stays, and no requests are sent behind it. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PlayerEvent } from '../state/events.ts';
import { errorKind } from '../react/messages/messages.ts';
import { filmSource, seenRequests, setFaults, setStage, strike } from '../testing/browser.ts';
import type { Stage } from '../testing/browser.ts';
import { fastEnvironment, fastSeconds } from '../testing/fast-environment.ts';

let stage: Stage;
beforeEach(async () => {
  localStorage.clear();
  await setFaults([]);
  stage = setStage({ environment: fastEnvironment() });
});
afterEach(() => strike(stage));

it.each([
  [404, 'missing'],
  [500, 'network'],
  [403, 'access'],
  [0, 'network'],
] as const)(
  'every segment answered with %i (0: the connection breaks) ends in the message “%s”, which stays until it plays',
  async (status, kind) => {
    const errors: PlayerEvent[] = [];
    stage.player.on((event) => (event.type === 'error' ? errors.push(event) : undefined));
    await setFaults([{ match: String.raw`\.(m4s|mp4)`, status, times: 999 }]);
    await stage.player.load(filmSource);
    const { error } = await stage.until('it has stopped', ({ recovery }) => recovery?.type === 'stop');
    expect(error && errorKind(error, true)).toBe(kind);
    // The requests of the first moment, and then one request a try: 25 in two minutes.
    const asked = (await seenRequests()).filter(({ url }) => /m4s|mp4|mpd/.test(url));
    expect(asked.length).toBeLessThanOrEqual(12 + 26);

    await setFaults([{ match: String.raw`\.(m4s|mp4)`, status, times: 999 }]);
    const told = errors.length;
    stage.player.seek(20);
    await fastSeconds(30);
    expect(await seenRequests()).toEqual([]);
    expect(errors.length).toBe(told);
    expect(stage.player.store.getState()).toMatchObject({ error, recovery: { type: 'stop' } });

    await setFaults([]);
    stage.player.retry();
    expect(stage.player.store.getState()).toMatchObject({ error, isRetrying: true });
    await stage.until('it plays', ({ currentTime, isPaused }) => currentTime > 0.3 && !isPaused);
    await stage.until('nothing is said any more', (state) => state.error === null && state.recovery === null);
  },
);
