import type { KadrClient } from '@kadr/contract/client';
import type { Party } from '@kadr/contract';
import { findSeed } from './fixture-catalogue.ts';

type Answer = <T>(operation: string, value: () => T | undefined) => Promise<T>;

export const fixturePartyId = 'party-of-the-fixtures-';

/** A party of two, paused; operations on it are answered and change nothing. */
export function fixtureParty(): Party {
  const slug = 'harbour-lights-s1e1';
  const { id = 0, type = 'episode' } = findSeed(slug) ?? {};
  const people = [
    { id: 1, name: 'Анна', icon: '/profile-icons/fox.svg', is_host: true, is_waiting: false },
    { id: 2, name: 'Борис', icon: '/profile-icons/owl.svg', is_host: false, is_waiting: true },
  ];
  return {
    id: fixturePartyId,
    control: 'everyone',
    state: { revision: 1, is_playing: false, position: 60, at: 0, media_item: { id, slug, type } },
    participants: people,
    participant_id: 1,
    has_chat: true,
    messages: [
      { id: 1, participant_id: 2, name: 'Борис', icon: '/profile-icons/owl.svg', text: 'Я уже с чаем' },
    ],
  };
}

export function fixtureParties(answer: Answer): KadrClient['parties'] {
  const party = fixtureParty();
  const own = party.participants[0];
  const whole = (operation: string) => () => answer(operation, () => party);
  const empty = (operation: string) => () => answer(operation, () => ({}));
  return {
    create: whole('parties.create'),
    join: ({ id }) => answer('parties.join', () => (id === fixturePartyId ? party : undefined)),
    report: whole('parties.report'),
    getById: ({ id }) =>
      answer('parties.getById', () =>
        id === fixturePartyId
          ? { id, media_item: party.state.media_item, participants_count: party.participants.length }
          : undefined,
      ),
    control: () => answer('parties.control', () => party.state),
    open: () => answer('parties.open', () => party.state),
    say: ({ text }) =>
      answer('parties.say', () => ({
        id: 2,
        participant_id: 1,
        name: own?.name ?? '',
        icon: own?.icon ?? '',
        text,
      })),
    leave: empty('parties.leave'),
    remove: empty('parties.remove'),
    edit: empty('parties.edit'),
    react: empty('parties.react'),
    clock: () => answer('parties.clock', () => ({ now: 0 })),
  };
}
