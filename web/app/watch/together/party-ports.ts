/** Ports and interface of a page's session in a party. */
import type { KadrClient } from '@kadr/contract/client';
import type { Party, PartyReaction, PushFrame } from '@kadr/contract';
import type { Failure } from '../../data/page-errors.ts';
import type { PartyView } from './party-view.ts';
import type { Target } from './sync-rule.ts';

export interface PartyPorts {
  readonly calls: KadrClient['parties'];
  /** Listens to every frame of the push channel; returns a function that stops it. */
  readonly listen: (listener: (frame: PushFrame) => void) => () => void;
  /** Milliseconds from an arbitrary origin, monotonic. */
  readonly now: () => number;
  /** Runs something after a number of milliseconds; returns a function that cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** A participant's command for all screens. */
export interface PartyCommand {
  readonly is_playing?: boolean;
  /** Seconds. */
  readonly position?: number;
}

export interface PartySnapshot {
  /** Null until it has joined. */
  readonly view: PartyView | null;
  /** Why the page is not, or no longer, in the party; null without an error. */
  readonly failure: Failure | null;
}

export interface PartySession {
  readonly snapshot: () => PartySnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Joins, or fetches everything again. A refusal is in the snapshot. */
  readonly join: () => Promise<void>;
  /** The expected state of the picture now; null before joining. */
  readonly target: () => Target | null;
  /** Whether this participant may play, pause and seek. */
  readonly mayControl: () => boolean;
  readonly command: (command: PartyCommand) => void;
  /** Switches all participants to another title. */
  readonly open: (mediaItem: string) => void;
  readonly say: (text: string) => Promise<void>;
  readonly react: (reaction: PartyReaction) => Promise<void>;
  readonly edit: (control: Party['control']) => Promise<void>;
  readonly remove: (participantId: number) => Promise<void>;
  /** Reports whether the player is waiting for data. */
  readonly setWaiting: (isWaiting: boolean) => void;
  readonly noteRead: () => void;
  /** Stops listening and sending; the caller must report that the page leaves. */
  readonly close: () => void;
}
