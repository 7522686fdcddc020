import type { ChannelSchedules, ScheduledRun } from '@kadr/contract';
import { LRUCache } from 'lru-cache';

/** Ticks, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What channels play, as far as it has been read; where nothing can be read, from what was read ahead. */
export interface PlannedRuns {
  /**
   * The runs that lie in a span of which all is certain: what is remembered of it stays true. `edge` is the tick that is
   * watched.
   */
  readonly certain: (channelId: number, span: Span, edge: number) => Promise<readonly ScheduledRun[]>;
  /** The same of a span of which a part is to come, and may still change. */
  readonly toCome: (channelId: number, span: Span, edge: number) => Promise<readonly ScheduledRun[]>;
}

interface Reserve {
  readonly channelId: number;
  readonly span: Span;
  readonly runs: readonly ScheduledRun[];
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** Spans that are remembered; those to come, and for how many milliseconds. */
const remembered = { spans: 2000, toCome: 500, toComeFor: 60_000 } as const;
/**
 * Ticks that are read ahead together: blocks of an hour, from a little before the block to four hours after its beginning.
 * A viewer who goes on watching then needs nothing more for three hours.
 */
const ahead = { block: 940, before: 120, after: 3750, blocks: 1000 } as const;

/**
 * Reads what channels play. While somebody watches a channel, what it is going to play is read ahead, once a minute, so
 * that it goes on as far as it is planned when its schedule cannot be read: nobody can change it then.
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
    // Others need not read it meanwhile.
    reserves.set(key, { channelId, span, runs: known?.runs ?? [], readAt: time });
    reserves.set(key, { channelId, span, runs: await schedules.live(channelId, span), readAt: time });
  };

  /** What is known of a channel beside the tick `edge`; null where it was not read ahead. */
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
