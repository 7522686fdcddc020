import type { Observer } from '@kadr/api';
import type { Storage } from '@kadr/media';
import type { PageObserver } from '@kadr/web/server';
import type { EventEmitter } from 'node:events';
import type { Config } from '../config/config.ts';
import type { ObserveRequest } from '../http/http-server.ts';
import { revision } from '../revision.ts';
import type { GaugeSources } from './gauges.ts';
import type { Events, Metrics } from './metrics.ts';
import { together } from './probe.ts';
import type { Probe } from './probe.ts';
import { observeStatements } from './statements.ts';
import { observeStorage } from './storage.ts';

/** Measures a process. Without metrics and traces in the configuration, none of their code is loaded or called. */
export interface Telemetry {
  readonly request: ObserveRequest | undefined;
  readonly observer: (Observer & PageObserver) | undefined;
  /** Observes the statements of a pool. */
  statements(pool: Pick<EventEmitter, 'on'>): void;
  /** The same storage, observed. */
  storage(storage: Storage): Storage;
  /** Serves the metrics, these gauges among them. Returns the port; null without metrics. */
  serve(sources: GaugeSources): Promise<number | null>;
  close(): Promise<void>;
}

type TelemetryConfig = Pick<Config, 'metrics' | 'traces' | 'roles'>;

export async function openTelemetry({
  metrics: address,
  traces: sent,
  roles,
}: TelemetryConfig): Promise<Telemetry> {
  const metrics = address === null ? null : (await import('./metrics.ts')).createMetrics();
  const traces =
    sent === null
      ? null
      : (await import('./traces.ts')).createTraces({ ...sent, release: revision(), roles: [...roles] });
  const probes = [metrics?.probe, traces?.probe].filter((one) => one !== undefined);
  const probe = probes.length === 0 ? null : together(probes);
  const closing: (() => Promise<void>)[] = traces === null ? [] : [() => traces.close()];
  return {
    request: probe?.request,
    observer: probe === null ? undefined : observerOf(probe, metrics?.events),
    statements: (pool) => {
      if (probe !== null) observeStatements(pool, probe.work);
    },
    storage: (storage) => (probe === null ? storage : observeStorage(storage, probe.work)),
    serve: async (sources) => {
      if (metrics === null || address === null) return null;
      const server = await serve(metrics, sources, address);
      closing.push(server.close);
      return server.port;
    },
    close: async () => {
      for (const close of closing) await close();
    },
  };
}

async function serve({ registry }: Metrics, sources: GaugeSources, address: NonNullable<Config['metrics']>) {
  const { registerGauges } = await import('./gauges.ts');
  const { serveMetrics } = await import('./metrics-server.ts');
  registerGauges(registry, sources);
  return serveMetrics(registry, address);
}

/** The rooms' observer: their work goes to all probes, single events to the metrics. */
function observerOf({ work }: Probe, events: Events | undefined): Observer & PageObserver {
  return {
    operation: (name, run) => work({ kind: 'operation', name }, run),
    page: (step, run) => work({ kind: 'page', name: step }, run),
    keptAnswer: (isHit) => events?.api.keptAnswer(isHit),
    keptPage: (isHit) => events?.pages.keptPage(isHit),
    told: (pages) => events?.api.told(pages),
    playerEvent: (name, data) => events?.api.playerEvent(name, data),
  };
}
