import { lt } from 'drizzle-orm';
import { KadrError } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { networkOf } from '../limits/network.ts';
import type { Limit, LimitsService } from '../limits/service.ts';
import type { SessionService } from '../session/service.ts';
import { withoutSecrets } from './secret-parameters.ts';
import { analyticsEvents } from '../tables/analytics.ts';

/** What sends events, by its own word: a beacon has no headers that would say so. */
export interface EventSource {
  readonly device_type: string;
  readonly fingerprint: string | null;
  readonly release: string | null;
}

/** An event as the contract has read it. */
export interface RecordedEvent {
  readonly name: string;
  readonly time: number;
  readonly page: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface AnalyticsService {
  /**
   * Keeps events, with the session and account of the request. A clock that is wrong is put right: nothing happens after
   * it was received, or more than a day before.
   *
   * @throws KadrError TOO_MANY_REQUESTS above 120 calls a minute from one network.
   */
  record(source: EventSource, events: readonly RecordedEvent[], context: RequestContext): Promise<void>;
  /** Forgets events of more than ninety days ago. */
  purge(now: Date): Promise<void>;
}

const calls: Limit = { name: 'analytics', most: 120, seconds: 60 };
const day = 24 * 60 * 60 * 1000;
const keptFor = 90 * day;

export function createAnalyticsService(
  db: Database,
  { sessions, limits }: { sessions: Pick<SessionService, 'find'>; limits: LimitsService },
): AnalyticsService {
  return {
    record: async ({ device_type, fingerprint, release }, events, context) => {
      const now = context.now();
      if (!(await limits.take(calls, networkOf(context.ip), now))) throw new KadrError('TOO_MANY_REQUESTS');
      const session = await sessions.find(context);
      await db.insert(analyticsEvents).values(
        events.map(({ name, time, page, data }) => ({
          name,
          happenedAt: new Date(Math.min(Math.max(time, now.getTime() - day), now.getTime())),
          receivedAt: now,
          sessionId: session?.id ?? null,
          accountId: session?.accountId ?? null,
          profileId: session?.profileId ?? null,
          deviceId: context.deviceId ?? fingerprint,
          deviceType: device_type,
          appVersion: context.appVersion ?? release,
          brand: context.brand,
          language: context.language,
          page: page.split(/[?#]/, 1)[0] ?? '',
          data: withoutSecretQuery(data),
        })),
      );
    },
    purge: async (now) => {
      await db
        .delete(analyticsEvents)
        .where(lt(analyticsEvents.receivedAt, new Date(now.getTime() - keptFor)));
    },
  };
}

function withoutSecretQuery(data: RecordedEvent['data']): RecordedEvent['data'] {
  const query = data['request_query'];
  return typeof query === 'string' ? { ...data, request_query: withoutSecrets(query) } : data;
}
