import type { Party, PartyState } from '@kadr/contract';
import { expect, it } from 'vitest';
import { afterChange, placeAt, viewOf } from './party-view.ts';

const state: PartyState = {
  revision: 5,
  is_playing: true,
  position: 60,
  at: 1_000_000,
  media_item: { id: 1, slug: 'film', type: 'film' },
};
const anna = { id: 1, name: 'Анна', icon: '/profile-icons/fox.svg', is_host: true, is_waiting: false };
const boris = { id: 2, name: 'Борис', icon: '/profile-icons/owl.svg', is_host: false, is_waiting: false };
const hello = { id: 9, participant_id: 2, name: 'Борис', icon: boris.icon, text: 'Привет' };
const party: Party = {
  id: 'x'.repeat(22),
  control: 'everyone',
  state,
  participants: [anna, boris],
  participant_id: 1,
  has_chat: true,
  messages: [],
};
const view = viewOf(party);
const toldState = (changes: Partial<PartyState>) =>
  afterChange(view, { kind: 'state', state: { ...state, ...changes }, participant_id: 2 });

it('knows where the picture is at a moment', () => {
  expect(placeAt(state, 1_012_500)).toBe(72.5);
  expect(placeAt({ ...state, is_playing: false }, 1_012_500)).toBe(60);
});

it('keeps the later of two states, in whichever order they arrive', () => {
  expect(toldState({ revision: 4, position: 0 })).toBe(view);
  expect(toldState({ revision: 6, position: 0 }).party.state.position).toBe(0);
  const rejoined = viewOf({ ...party, state: { ...state, revision: 3, position: 1 } }, view);
  expect(rejoined.party.state).toBe(state);
});

it.each([
  ['paused', { is_playing: false }],
  ['sought', { position: 600 }],
  ['opened', { media_item: { id: 2, slug: 'next', type: 'episode' as const } }],
])('says who has %s', (event, changes) => {
  expect(toldState({ revision: 6, ...changes }).log).toMatchObject([{ kind: 'event', event, name: 'Борис' }]);
});

it('knows who comes, waits, is the host and goes', () => {
  const vera = { ...boris, id: 3, name: 'Вера' };
  let changed = afterChange(view, { kind: 'participant', participant: vera });
  changed = afterChange(changed, { kind: 'participant', participant: { ...boris, is_waiting: true } });
  changed = afterChange(changed, { kind: 'left', participant_id: 1 });
  changed = afterChange(changed, { kind: 'participant', participant: { ...vera, is_host: true } });
  expect(changed.party.participants).toEqual([
    { ...boris, is_waiting: true },
    { ...vera, is_host: true },
  ]);
  expect(changed.log).toMatchObject([{ event: 'joined' }, { event: 'left' }]);
});

it('shows a message once, whether it is pushed, answered or read when the page joins again', () => {
  const told = afterChange(view, { kind: 'message', message: hello });
  expect(afterChange(told, { kind: 'message', message: hello })).toBe(told);
  const rejoined = viewOf({ ...party, messages: [hello, { ...hello, id: 10, text: 'Ты здесь?' }] }, told);
  expect(rejoined.log).toHaveLength(2);
  expect([told.unread, rejoined.unread]).toEqual([1, 2]);
});

it('passes over what a newer build says', () => {
  expect(afterChange(view, { kind: 'poll' } as never)).toBe(view);
});
