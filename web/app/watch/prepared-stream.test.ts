import type { Playback } from '@kadr/contract';
import type { PlayerSource, PreparedSource } from '@kadr/player';
import { expect, it } from 'vitest';
import { preparedFor, prepareStream, showFirstPicture } from './prepared-stream.ts';

const wanted = { slug: 'salt-line', playerType: 'player' } as const;
const playbackOf = (playback_session_id: string) => ({ playback_session_id }) as Playback;

/** A prepared stream, and whether it can be taken or has been cancelled. */
function prepared() {
  const state = { isOpen: true, isCancelled: false };
  const made = {
    isOpen: () => state.isOpen,
    cancel: () => {
      if (state.isOpen) state.isCancelled = true;
      state.isOpen = false;
    },
  } as PreparedSource;
  return { state, prepare: (_source: PlayerSource): PreparedSource => made, made };
}

it('keeps what was prepared for its playback until a player takes it: a page that is left before that leaves nothing behind', async () => {
  const first = prepared();
  const begun = playbackOf('begun');
  prepareStream(wanted, begun, {} as PlayerSource, first.prepare);
  expect(preparedFor(begun)).toBe(first.made);
  // After another render.
  expect(preparedFor(begun)).toBe(first.made);
  expect(preparedFor(playbackOf('another'))).toBeNull();

  const second = prepared();
  prepareStream(wanted, playbackOf('second'), {} as PlayerSource, second.prepare);
  expect(first.state.isCancelled).toBe(true);

  // A player has taken it.
  second.state.isOpen = false;
  expect(preparedFor(playbackOf('second'))).toBeNull();
  // Nor is its picture shown as the first one of the next playback.
  const over = await showFirstPicture(wanted, () => Promise.resolve());
  expect(over()).toBeUndefined();
});
