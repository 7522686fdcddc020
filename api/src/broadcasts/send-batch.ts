import type { ApiConfig } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { MessagesService } from '../messages/service.ts';
import { searchWindow } from '../segments/search-accounts.ts';
import { accountTimeZone } from '../session/time-zone.ts';
import { quietUntil } from './quiet-hours.ts';
import {
  addAccounts,
  claimDue,
  expireWaiting,
  findCapped,
  findNextDue,
  findWaiting,
  sendAlone,
  setOutcome,
  setSent,
  updateBroadcast,
} from './repository.ts';
import type { BroadcastRow, BroadcastValues, FoundBroadcast } from './repository.ts';

export interface SendPorts {
  readonly messages: Pick<MessagesService, 'postToAll'>;
  readonly config: Pick<ApiConfig, 'timeZone'>;
}

/** Number of accounts that a transaction searches, and sends to. */
const batchSize = 1000;

/**
 * Sends a batch of the broadcast that has been due longest: searches the next accounts for those of the segment, and
 * sends to the waiting ones that are due. It is one transaction, so a killed worker has sent a whole batch or none of
 * it.
 *
 * @returns whether there was one
 */
export function sendBatch(db: Database, ports: SendPorts, now: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const found = await claimDue(transaction, now);
    if (found === undefined) return false;
    const { broadcast } = found;
    await updateBroadcast(transaction, broadcast.id, await advance(transaction, ports, found, now));
    return true;
  });
}

/** Sends the batch, and returns the broadcast's new values. */
async function advance(
  transaction: Database,
  ports: SendPorts,
  { broadcast, segment }: FoundBroadcast,
  now: Date,
): Promise<Partial<BroadcastValues>> {
  const { id, expiresAt } = broadcast;
  const finished = { state: 'sent', dueAt: null, finishedAt: now } as const;
  if (expiresAt !== null && expiresAt <= now) {
    await expireWaiting(transaction, id);
    return finished;
  }
  let { searchedTo, isSearched } = broadcast;
  if (!isSearched) {
    const found = await searchWindow(transaction, segment, { after: searchedTo, size: batchSize, now });
    if (found.ids.length > 0) await addAccounts(transaction, id, found.ids, now);
    isSearched = found.last === null;
    searchedTo = found.last ?? searchedTo;
  }
  await sendAlone(transaction);
  await sendToWaiting(transaction, ports, broadcast, now);
  const next = isSearched ? await findNextDue(transaction, id) : now;
  if (next === null) return { ...finished, searchedTo, isSearched };
  const dueAt = expiresAt !== null && expiresAt < next ? expiresAt : next;
  return { state: 'sending', searchedTo, isSearched, dueAt };
}

async function sendToWaiting(
  transaction: Database,
  { messages, config }: SendPorts,
  broadcast: BroadcastRow,
  now: Date,
): Promise<void> {
  const { id, display, cap } = broadcast;
  const waiting = await findWaiting(transaction, { broadcastId: id, now, limit: batchSize });
  const byQuiet = Map.groupBy(waiting, ({ timeZone }) => {
    const until = quietOf(broadcast, accountTimeZone({ time_zone: timeZone }, config), now);
    return until?.getTime() ?? null;
  });
  for (const [until, accounts] of byQuiet)
    if (until !== null) await setOutcome(transaction, id, accounts.map(idOf), { dueAt: new Date(until) });
  const awake = (byQuiet.get(null) ?? []).map(idOf);
  if (awake.length === 0) return;
  const capped = await findCapped(transaction, { accountIds: awake, cap, now });
  await setOutcome(transaction, id, [...capped], { outcome: 'capped', dueAt: null });
  const addressees = awake.filter((accountId) => !capped.has(accountId));
  const key = `broadcast:${id}`;
  const eventCode = display.poll === null ? 'marketing_message' : 'poll';
  await messages.postToAll(transaction, addressees, { key, eventCode, display, createdAt: now });
  await setSent(transaction, id, addressees, { key, now });
}

function idOf({ accountId }: { readonly accountId: number }): number {
  return accountId;
}

function quietOf({ quietFrom, quietTo }: BroadcastRow, timeZone: string, now: Date): Date | null {
  if (quietFrom === null || quietTo === null) return null;
  return quietUntil(now, { from: quietFrom, to: quietTo }, timeZone);
}
