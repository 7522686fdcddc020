import type { Gauges } from '@kadr/api';
import { Gauge } from 'prom-client';
import type { GaugeConfiguration, Registry } from 'prom-client';

/** Sources of the gauges, read at each request for metrics. */
export interface GaugeSources {
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  readonly pushPages: () => number;
  /** Gauges of the service as a whole; null where other processes report them. */
  readonly service: (() => Promise<Gauges>) | null;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** Milliseconds for which one reading of the database is reused. */
const freshFor = 15_000;

export function registerGauges(registry: Registry, { pool, pushPages, service, now }: GaugeSources): void {
  const register = (gauge: GaugeConfiguration<string>) =>
    registry.registerMetric(new Gauge({ ...gauge, registers: [] }));
  register({
    name: 'kadr_db_connections',
    help: 'Connections to PostgreSQL of this process',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    },
  });
  register({
    name: 'kadr_db_waiting',
    help: 'Who waits for a connection to PostgreSQL',
    collect() {
      this.set(pool.waitingCount);
    },
  });
  register({
    name: 'kadr_push_pages',
    help: 'Pages that are connected to the push channel of this process',
    collect() {
      this.set(pushPages());
    },
  });
  if (service !== null) registerServiceGauges(registry, keptFor(service, now));
}

function registerServiceGauges(registry: Registry, read: () => Promise<Gauges | null>): void {
  const gauge = (name: string, help: string, labelNames: string[], set: (to: Gauge, of: Gauges) => void) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        async collect() {
          this.reset();
          const gauges = await read();
          if (gauges !== null) set(this, gauges);
        },
      }),
    );
  const byState = (to: Gauge, counts: Gauges['ingests']): void => {
    for (const [state, count] of Object.entries(counts)) to.set({ state }, count);
  };
  gauge(
    'kadr_ingests',
    'Ingests by state; of final states those of the last day',
    ['state'],
    (to, { ingests }) => byState(to, ingests),
  );
  gauge('kadr_payments', 'Card payments of the last hour by state', ['state'], (to, { payments }) =>
    byState(to, payments),
  );
  gauge('kadr_channels_due', 'Channels whose plan is out of date', [], (to, { channelsDue }) =>
    to.set(channelsDue),
  );
  gauge('kadr_outbox_waiting', 'Letters and webhooks that wait to be sent', ['kind'], (to, { waiting }) => {
    for (const [kind, count] of Object.entries(waiting)) to.set({ kind }, count);
  });
  gauge(
    'kadr_guide_left_seconds',
    'Until the first channel has nothing planned; absent without a guide',
    [],
    (to, { guideSeconds }) => {
      if (guideSeconds === null) to.remove();
      else to.set(guideSeconds);
    },
  );
}

/** One reading for all gauges of a scrape; null while the database is away. */
function keptFor(read: () => Promise<Gauges>, now: GaugeSources['now']): () => Promise<Gauges | null> {
  let kept: { readonly at: number; readonly gauges: Promise<Gauges | null> } | null = null;
  return () => {
    if (kept === null || now() - kept.at >= freshFor) kept = { at: now(), gauges: read().catch(() => null) };
    return kept.gauges;
  };
}
