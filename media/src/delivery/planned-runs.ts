import type { ChannelSchedules, ScheduledRun } from '@kadr/contract';
import { LRUCache } from 'lru-cache';

/** Ticks, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The runs of channels, as far as they have been read; where reading fails, those that were read ahead. */
export interface PlannedRuns {
  /**
   * The runs in a span that no longer change: they can be cached without expiry. `edge` is the tick that is watched.
   */
  readonly certain: (channelId: number, span: Span, edge: number) => Promise<readonly ScheduledRun[]>;
  /** The same for a span that is partly in the future, and may still change. */
  readonly toCome: (channelId: number, span: Span, edge: number) => Promise<readonly ScheduledRun[]>;
}

interface Reserve {
  readonly channelId: number;
  readonly span: Span;
  readonly runs: readonly ScheduledRun[];
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** How many spans are cached; how many future ones, and for how many milliseconds. */
const remembered = { spans: 2000, toCome: 500, toComeFor: 60_000 } as const;
/**
 * Ticks that are read ahead together: blocks of an hour, from a little before the block to four hours after its
 * beginning. A viewer who goes on watching then needs no further reading for three hours.
 */
const ahead = { block: 940, before: 120, after: 3750, blocks: 1000 } as const;

/**
 * Reads the runs of channels. While a channel is watched, its future is read ahead once a minute: if its schedule then
 * cannot be read, it goes on as far as it is planned, because an unreachable schedule cannot be changed either.
 */
export function createPlannedRuns(schedules: ChannelSchedules, now: () => Date): PlannedRuns {
  const read = (key: string): Promise<readonly ScheduledRun[]> => {
    const [channelId = 0, from = 0, to = 0] = key.split(' ').map(Number);
    return schedules.live(channelId, { from, to });
  };
  const spans = new LRUCache({ max: remembered.spans, fetchMethod: read });
  const plans = new LRUCache({ max: remembered.toCome, ttl: remembered.toComeFor, fetchMethod: read });
  const reserves = new LRUCache<string, Reserve>({ max: ahead.blocks });

  const readAhead = async (channelId: number, edge: number): Promise<void> => {
    const begins = Math.floor(edge / ahead.block) * ahead.block;
    const key = `${channelId} ${begins}`;
    const time = now().getTime();
    const known = reserves.get(key);
    if (known !== undefined && time - known.readAt < remembered.toComeFor) return;
    const span = { from: begins - ahead.before, to: begins + ahead.after };
    // Prevents other requests from reading it at the same time.
    reserves.set(key, { channelId, span, runs: known?.runs ?? [], readAt: time });
    reserves.set(key, { channelId, span, runs: await schedules.live(channelId, span), readAt: time });
  };

  /** The known runs of a channel around the tick `edge`; null where it was not read ahead. */
  const known = (channelId: number, edge: number): readonly ScheduledRun[] | null => {
    const ofChannel = [...reserves.values()].filter((reserve) => reserve.channelId === channelId);
    const isKnown = ofChannel.some(
      ({ span, runs }) => runs.length > 0 && edge >= span.from && edge < span.to,
    );
    if (!isKnown) return null;
    const runs = new Map(ofChannel.flatMap((reserve) => reserve.runs.map((run) => [run.first, run])));
    return [...runs.values()].toSorted((one, other) => one.first - other.first);
  };

  const readOrKnow =
    (cache: typeof spans): PlannedRuns['certain'] =>
    async (channelId, { from, to }, edge) => {
      try {
        const runs = (await cache.fetch(`${channelId} ${from} ${to}`)) ?? [];
        readAhead(channelId, edge).catch(() => undefined);
        return runs;
      } catch (error) {
        const runs = known(channelId, edge);
        if (runs === null) throw error;
        return runs;
      }
    };
  return { certain: readOrKnow(spans), toCome: readOrKnow(plans) };
}
