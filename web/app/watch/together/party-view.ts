import { isReaction } from './reaction-names.ts';
import type { Participant, Party, PartyChange, PartyMessage, PartyReaction } from '@kadr/contract';

/** An entry of the party's log: a message, or a participant's action. */
export type LogEntry = { readonly key: string } & (
  | { readonly kind: 'message'; readonly message: PartyMessage }
  | { readonly kind: 'event'; readonly event: PartyEvent; readonly name: string }
);
export type PartyEvent = 'joined' | 'left' | 'played' | 'paused' | 'sought' | 'opened';

/** A reaction that floats over the picture. */
export interface FloatingReaction {
  readonly key: number;
  readonly reaction: PartyReaction;
  readonly name: string;
}

/** A party as its screen displays it. */
export interface PartyView {
  readonly party: Party;
  /** The latest entries, oldest first. */
  readonly log: readonly LogEntry[];
  readonly reactions: readonly FloatingReaction[];
  /** Number of messages since the chat was last seen. */
  readonly unread: number;
  /** Counts added entries, for keys. */
  readonly count: number;
}

/** Maximum number of entries and of reactions. */
const [longestLog, mostReactions] = [100, 24];
/** Minimum seconds of a seek that is logged. */
const jump = 2;

export function viewOf(party: Party, former: PartyView | null = null): PartyView {
  const count = former?.count ?? 0;
  const known = former?.log ?? [];
  const isKnown = (id: number): boolean =>
    known.some((entry) => entry.kind === 'message' && entry.message.id === id);
  const missed = party.messages.filter(({ id }) => !isKnown(id));
  return {
    party: former === null ? party : { ...party, state: later(former.party.state, party.state) },
    log: [...known, ...missed.map(messageEntry)].slice(-longestLog),
    reactions: former?.reactions ?? [],
    unread: (former?.unread ?? 0) + (former === null ? 0 : missed.length),
    count,
  };
}

/** Returns the view after a change; the same object if nothing changed. */
export function afterChange(view: PartyView, change: PartyChange): PartyView {
  const { party } = view;
  switch (change.kind) {
    case 'state': {
      const state = later(party.state, change.state);
      if (state === party.state) return view;
      const event = eventOf(party.state, state);
      const by = party.participants.find(({ id }) => id === change.participant_id);
      const next = { ...view, party: { ...party, state } };
      return event === null || by === undefined ? next : withEvent(next, event, by.name);
    }
    case 'participant': {
      const { participant } = change;
      const isKnown = party.participants.some(({ id }) => id === participant.id);
      const next = { ...view, party: { ...party, participants: withParticipant(party, participant) } };
      return isKnown ? next : withEvent(next, 'joined', participant.name);
    }
    case 'left': {
      const gone = party.participants.find(({ id }) => id === change.participant_id);
      if (gone === undefined) return view;
      const participants = party.participants.filter((one) => one !== gone);
      return withEvent({ ...view, party: { ...party, participants } }, 'left', gone.name);
    }
    case 'control':
      return { ...view, party: { ...party, control: change.control } };
    case 'message':
      return withMessage(view, change.message);
    case 'reaction': {
      const by = party.participants.find(({ id }) => id === change.participant_id);
      // A newer build may have further reactions.
      return by === undefined || !isReaction(change.reaction)
        ? view
        : withReaction(view, change.reaction, by.name);
    }
    default:
      // A change of a newer build of the service.
      return view;
  }
}

function withParticipant({ participants }: Party, participant: Participant): Participant[] {
  const others = participants
    .filter(({ id }) => id !== participant.id)
    .map((one) => (participant.is_host ? asGuest(one) : one));
  return [...others, participant].toSorted((one, other) => one.id - other.id);
}

const asGuest = (one: Participant): Participant => ({ ...one, is_host: false });

export function withMessage(view: PartyView, message: PartyMessage): PartyView {
  const isKnown = view.log.some((entry) => entry.kind === 'message' && entry.message.id === message.id);
  if (isKnown) return view;
  const unread = message.participant_id === view.party.participant_id ? view.unread : view.unread + 1;
  return { ...view, unread, log: [...view.log, messageEntry(message)].slice(-longestLog) };
}

export function withReaction(view: PartyView, reaction: PartyReaction, name: string): PartyView {
  const count = view.count + 1;
  return {
    ...view,
    count,
    reactions: [...view.reactions, { key: count, reaction, name }].slice(-mostReactions),
  };
}

export function withoutReaction(view: PartyView, key: number): PartyView {
  return { ...view, reactions: view.reactions.filter((one) => one.key !== key) };
}

function withEvent(view: PartyView, event: PartyEvent, name: string): PartyView {
  const count = view.count + 1;
  const entry: LogEntry = { kind: 'event', key: `event-${count}`, event, name };
  return { ...view, count, log: [...view.log, entry].slice(-longestLog) };
}

const messageEntry = (message: PartyMessage): LogEntry => ({
  kind: 'message',
  key: `message-${message.id}`,
  message,
});

/** Returns the later of two states; frames and answers may arrive out of order. */
function later(known: Party['state'], told: Party['state']): Party['state'] {
  return told.revision > known.revision ? told : known;
}

/** The event of a participant's action, derived from the states; null if it is not worth logging. */
function eventOf(before: Party['state'], after: Party['state']): PartyEvent | null {
  if (before.media_item.id !== after.media_item.id) return 'opened';
  if (before.is_playing !== after.is_playing) return after.is_playing ? 'played' : 'paused';
  const expected = placeAt(before, after.at);
  return Math.abs(after.position - expected) > jump ? 'sought' : null;
}

/** Position of the picture at a time of the service's clock, in seconds. */
export function placeAt(
  { is_playing, position, at }: Pick<Party['state'], 'is_playing' | 'position' | 'at'>,
  serviceTime: number,
): number {
  return is_playing ? position + Math.max(0, serviceTime - at) / 1000 : position;
}
