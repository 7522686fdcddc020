import type { Broadcast, BroadcastSummary } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import type { FoundBroadcast } from './repository.ts';
import { readResults } from './results.ts';

/** A broadcast as lists show it. */
export function asSummary(
  { broadcast, segment }: FoundBroadcast,
  { sent, shown, acted }: Pick<BroadcastSummary, 'sent' | 'shown' | 'acted'>,
): BroadcastSummary {
  const { id, name, state, sendAt, finishedAt, createdBy, display } = broadcast;
  return {
    id,
    name,
    segment_id: segment.id,
    segment_name: segment.name,
    brand: segment.brand,
    kind: display.poll === null ? 'message' : 'poll',
    state,
    send_at: sendAt && secondsOf(sendAt),
    finished_at: finishedAt && secondsOf(finishedAt),
    created_by: createdBy,
    sent,
    shown,
    acted,
  };
}

/** A broadcast with its results. */
export async function asBroadcast(db: Database, found: FoundBroadcast): Promise<Broadcast> {
  const { id, display, expiresAt, cap, quietFrom, quietTo } = found.broadcast;
  const { results, ...counts } = await readResults(db, id, display);
  return {
    ...asSummary(found, counts),
    display,
    expires_at: expiresAt && secondsOf(expiresAt),
    cap,
    quiet_hours: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    results,
  };
}
