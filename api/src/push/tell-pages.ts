import type { ApiPorts } from '../context/context.ts';
import type { SessionService } from '../session/service.ts';
import type { BusMessage } from './bus-message.ts';
import type { Connection, Connections } from './connections.ts';
import { inRounds } from './in-rounds.ts';
import { textOf } from './push-frames.ts';
import type {
  Delivery,
  MissedMessages,
  Reader,
  WaitingMessage,
  WaitingMessages,
} from './waiting-messages.ts';

/** Notifications of pages that need the database. */
export type Telling =
  /** A page has connected, or may have missed something: it is greeted, and gets what it has missed. */
  { readonly kind: 'greeting'; readonly connection: Connection } | Exclude<BusMessage, { kind: 'party' }>;

export interface TellPorts {
  readonly sessions: Pick<SessionService, 'profilesOf'>;
  readonly messages: WaitingMessages;
  readonly connections: Connections;
  readonly log: Pick<ApiPorts['log'], 'warn'>;
  readonly observer: ApiPorts['observer'];
  /** Called when the session of a page has ended. */
  readonly onEnded: (sessionId: string) => void;
  /** Called with pages that could not be notified: they must reconnect, and are notified then. */
  readonly onFailed: (connections: readonly Connection[]) => void;
}

/**
 * Notifies pages in the order of events. Simultaneous events are queried together: counts of unread messages, texts and
 * missed messages are one statement each, for any number of pages.
 */
export function createTeller(ports: TellPorts): (telling: Telling) => void {
  return inRounds<Telling>(
    async (round) => {
      const begun = performance.now();
      const count = await tell(ports, round);
      ports.observer?.told({ count, seconds: (performance.now() - begun) / 1000, isLost: false });
    },
    (error, round) => {
      ports.log.warn({ err: error }, 'lost push events');
      const some = [...new Set(round.flatMap((telling) => concernedBy(ports, telling)))];
      ports.observer?.told({ count: some.length, seconds: 0, isLost: true });
      ports.onFailed(some);
    },
  );
}

function concernedBy({ connections }: TellPorts, telling: Telling): readonly Connection[] {
  return telling.kind === 'greeting' ? [telling.connection] : connections.of(telling.account_id, null);
}

/** Reads the current profile of each session. */
export async function followProfiles(
  { sessions, onEnded }: Pick<TellPorts, 'sessions' | 'onEnded'>,
  some: readonly Connection[],
): Promise<void> {
  if (some.length === 0) return;
  const profiles = await sessions.profilesOf([...new Set(some.map(({ sessionId }) => sessionId))]);
  for (const connection of some) {
    const profileId = profiles.get(connection.sessionId);
    if (profileId === undefined) onEnded(connection.sessionId);
    else connection.profileId = profileId;
  }
}

/** The notifications of a round, and their receivers. */
interface Round {
  readonly greeted: readonly Connection[];
  readonly messages: readonly { readonly id: number; readonly to: readonly Connection[] }[];
  /** Pages that get the current number of unread messages. */
  readonly recounted: readonly Connection[];
}

/** Returns the number of pages that were notified. */
async function tell(ports: TellPorts, tellings: readonly Telling[]): Promise<number> {
  const moved = tellings.filter(isMove);
  await followProfiles(
    ports,
    moved.flatMap((telling) => concernedBy(ports, telling)),
  );
  const { greeted, messages, recounted } = roundOf(ports, tellings);
  const readers = new Set([...greeted, ...messages.flatMap(({ to }) => to), ...recounted]);
  if (readers.size === 0) return 0;
  const [unreadOf, missed] = await Promise.all([
    ports.messages.unreadOf([...readers]),
    greeted.length === 0 ? nothingMissed : ports.messages.missed(greeted),
  ]);
  const ids = new Set([...missed.values()].flatMap(({ shown }) => shown));
  for (const { id } of messages) ids.add(id);
  const found = ids.size === 0 ? nothingFound : await ports.messages.find([...ids]);

  const sending: Sending = { ports, unreadOf, found, texts: new Map(), sent: [] };
  for (const connection of greeted) greet(sending, connection, missed.get(connection.sessionId));
  for (const { id, to } of messages) for (const connection of to) sendMessage(sending, id, connection);
  for (const connection of recounted)
    connection.send(textOf({ event_type: 'unread_messages', unread_messages: unreadOf(connection) }));
  if (sending.sent.length > 0) await ports.messages.sent(sending.sent);
  return readers.size;
}

function isMove(telling: Telling): boolean {
  return telling.kind === 'event' && telling.event_code === 'profile_changed';
}

const nothingMissed: ReadonlyMap<string, MissedMessages> = new Map();
const nothingFound: ReadonlyMap<number, WaitingMessage> = new Map();

function roundOf({ connections }: TellPorts, tellings: readonly Telling[]): Round {
  const greeted = new Set<Connection>();
  const messages: Round['messages'][number][] = [];
  const recounted = new Set<Connection>();
  for (const telling of tellings) {
    if (telling.kind === 'greeting') greeted.add(telling.connection);
    else if (telling.kind === 'message') {
      const to = connections.of(telling.account_id, telling.profile_id);
      if (to.length > 0) messages.push({ id: telling.message_id, to });
    } else if (telling.kind === 'unread')
      for (const connection of connections.of(telling.account_id, null)) recounted.add(connection);
  }
  return { greeted: [...greeted], messages, recounted: [...recounted] };
}

interface Sending {
  readonly ports: TellPorts;
  readonly unreadOf: (reader: Reader) => number;
  readonly found: ReadonlyMap<number, WaitingMessage>;
  /** Frames of messages by their distinguishing properties: nearly all pages get the same one. */
  readonly texts: Map<string, string>;
  /** Deliveries to record in the database. */
  readonly sent: Delivery[];
}

/** Tells a page that the service is ready, and what it has missed. */
function greet(sending: Sending, connection: Connection, missed: MissedMessages | undefined): void {
  const { ports, unreadOf } = sending;
  connection.send(textOf({ event_type: 'ready', unread_messages: unreadOf(connection) }));
  if (missed === undefined) return;
  // Another page of this device may have received it, and not confirmed it yet.
  const isTold = (id: number): boolean =>
    ports.connections.ofSession(connection.sessionId).some(({ told }) => told.has(id));
  const more = missed.more.filter((id) => !isTold(id));
  // The bus may later send messages that the count already includes.
  for (const id of more) connection.told.add(id);
  for (const id of missed.shown) if (!isTold(id)) sendMessage(sending, id, connection);
  if (more.length > 0) connection.send(textOf({ event_type: 'missed_messages', count: more.length }));
}

function sendMessage(sending: Sending, id: number, connection: Connection): void {
  const { ports, found, sent } = sending;
  const message = found.get(id);
  if (message === undefined || connection.told.has(id)) return;
  connection.told.add(id);
  try {
    connection.send(frameOf(sending, message, connection));
  } catch (error) {
    ports.log.warn({ err: error, message: id }, 'failed to send a message to a page');
    return ports.onFailed([connection]);
  }
  if (message.isNotedWhenSent) sent.push({ messageId: id, sessionId: connection.sessionId });
}

function frameOf({ texts, unreadOf }: Sending, message: WaitingMessage, connection: Connection): string {
  const unread = unreadOf(connection);
  const key = `${message.id} ${connection.language} ${unread}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = textOf(message.event(connection.language, unread));
  texts.set(key, text);
  return text;
}
