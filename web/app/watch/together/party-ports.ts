/** What a page's part in a party is given, and what it offers. */
import type { KadrClient } from '@kadr/contract/client';
import type { Party, PartyReaction, PushFrame } from '@kadr/contract';
import type { Failure } from '../../data/page-errors.ts';
import type { PartyView } from './party-view.ts';
import type { Target } from './sync-rule.ts';

export interface PartyPorts {
  readonly calls: KadrClient['parties'];
  /** Hears every frame of the push channel; returns how to stop listening. */
  readonly listen: (listener: (frame: PushFrame) => void) => () => void;
  /** Milliseconds since any moment, never set back. */
  readonly now: () => number;
  /** Runs something after a number of milliseconds; returns how to cancel it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** What somebody wants all screens to do. */
export interface PartyCommand {
  readonly is_playing?: boolean;
  /** Seconds. */
  readonly position?: number;
}

export interface PartySnapshot {
  /** Null until it has joined. */
  readonly view: PartyView | null;
  /** Why it takes part no more, or does not yet; null while nothing is wrong. */
  readonly failure: Failure | null;
}

export interface PartySession {
  readonly snapshot: () => PartySnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Joins, or asks again for everything. What is refused shows in the snapshot. */
  readonly join: () => Promise<void>;
  /** Where the picture should be now; null before it has joined. */
  readonly target: () => Target | null;
  /** Whether this participant may play, pause and seek. */
  readonly mayControl: () => boolean;
  readonly command: (command: PartyCommand) => void;
  /** Goes on with another title for all. */
  readonly open: (mediaItem: string) => void;
  readonly say: (text: string) => Promise<void>;
  readonly react: (reaction: PartyReaction) => Promise<void>;
  readonly edit: (control: Party['control']) => Promise<void>;
  readonly remove: (participantId: number) => Promise<void>;
  /** The player waits for something, or no more. */
  readonly setWaiting: (isWaiting: boolean) => void;
  readonly noteRead: () => void;
  /** Stops listening and speaking; it is for the caller to say that the page leaves. */
  readonly close: () => void;
}
