import { KadrError } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { clientNames } from '../devices/describe-device.ts';
import { networkOf } from '../limits/network.ts';
import type { Limit, LimitsService } from '../limits/service.ts';
import type { SessionService } from '../session/service.ts';
import { analyticsEvents } from '../tables/analytics.ts';
import type { EventFiles } from './day-files/event-files.ts';
import { keepEventDays } from './event-days.ts';
import { withoutSecrets } from './secret-parameters.ts';

/** The sender of events, as it describes itself: a beacon has no headers for this. */
export interface EventSource {
  readonly device_type: string;
  readonly fingerprint: string | null;
  readonly release: string | null;
  readonly network: string | null;
}

/** An event as parsed by the contract. */
export interface RecordedEvent {
  readonly name: string;
  readonly time: number;
  readonly page: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface AnalyticsService {
  /**
   * Stores events with the session and account of the request. A wrong clock is corrected: no event happens after it
   * was received, or more than a day before.
   *
   * @throws KadrError TOO_MANY_REQUESTS above 120 calls a minute of one session, or from one network without a session;
   *   above 6,000 from one network in all.
   */
  record(source: EventSource, events: readonly RecordedEvent[], context: RequestContext): Promise<void>;
  /** Makes the partitions of the coming days and the files of past ones, and drops expired ones. Idempotent. */
  keepDays(now: Date): Promise<void>;
}

const ofSession: Limit = { name: 'analytics', most: 120, seconds: 60, isFrequent: true };
/**
 * Guests' sessions cost nothing, so a network has a limit, too: one that suffices for a carrier's viewers behind one
 * address.
 */
const ofNetwork: Limit = { name: 'analytics_network', most: 6000, seconds: 60, isFrequent: true };
const day = 24 * 60 * 60 * 1000;
/** Days for which events are kept by default. */
const usualDays = 90;

export function createAnalyticsService(
  db: Database,
  {
    sessions,
    limits,
    files,
  }: { sessions: Pick<SessionService, 'find'>; limits: LimitsService; files: EventFiles | null },
  { countryOf, observer, log, config }: Pick<ApiPorts, 'countryOf' | 'observer' | 'log' | 'config'>,
): AnalyticsService {
  const isAllowed = async (sessionId: string | undefined, { ip, now }: RequestContext): Promise<boolean> => {
    const network = networkOf(ip);
    return (
      (await limits.take(ofSession, sessionId ?? network, now())) &&
      (await limits.take(ofNetwork, network, now()))
    );
  };
  return {
    record: async ({ device_type, fingerprint, release, network }, events, context) => {
      const now = context.now();
      const session = await sessions.find(context);
      if (!(await isAllowed(session?.id, context))) throw new KadrError('TOO_MANY_REQUESTS');
      const client = clientNames(context.userAgent);
      const country = countryOf(context.ip);
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
          country,
          ...client,
          network,
        })),
      );
      if (observer !== undefined) for (const { name, data } of events) observer.playerEvent(name, data);
    },
    keepDays: async (now) => {
      await keepEventDays(db, config.eventDays ?? usualDays, now);
      // A question makes the files that it does not find.
      await files?.days
        .keep(now)
        .catch((error: unknown) => log.warn({ err: error }, 'failed to write event files'));
    },
  };
}

function withoutSecretQuery(data: RecordedEvent['data']): RecordedEvent['data'] {
  const query = data['request_query'];
  return typeof query === 'string' ? { ...data, request_query: withoutSecrets(query) } : data;
}
