import type { Observer } from '@kadr/api';
import { errors } from '@kadr/contract';
import type { PageObserver } from '@kadr/web/server';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { ObservedRequest } from '../http/http-server.ts';
import type { Probe } from './probe.ts';

/** Single events, which take no time. */
export interface Events {
  readonly api: Pick<Observer, 'keptAnswer' | 'told' | 'playerEvent'>;
  readonly pages: Pick<PageObserver, 'keptPage'>;
}

export interface Metrics {
  readonly registry: Registry;
  readonly probe: Probe;
  readonly events: Events;
}

/** Buckets in seconds: of the server's work, and of viewers' waits. */
const workBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const startBuckets = [0.25, 0.5, 1, 2, 3, 5, 10, 30];

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const stopReasons = new Set(['ended', 'left', 'error']);

/**
 * The metrics of a process. Labels are routes, operations, error codes and states, no ids, addresses or viewers' texts.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { registry, probe: createProbe(registry), events: createEvents(registry) };
}

function createProbe(registry: Registry): Probe {
  const registers = [registry];
  const requests = new Counter({
    name: 'kadr_http_requests_total',
    help: 'Answered requests; status "gone": the client left before the end',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'kadr_http_request_duration_seconds',
    help: 'From the head of a request to the last byte of its answer',
    labelNames: ['route'],
    buckets: workBuckets,
    registers,
  });
  const bytes = new Counter({
    name: 'kadr_http_response_bytes_total',
    help: 'Bytes written in answers, their heads included',
    labelNames: ['route'],
    registers,
  });
  const work = new Histogram({
    name: 'kadr_work_duration_seconds',
    help: 'Operations of the API, SQL statements, steps of a page, and work on the storage',
    labelNames: ['kind', 'name'],
    buckets: workBuckets,
    registers,
  });
  const outcomes = new Counter({
    name: 'kadr_work_total',
    help: 'The same, by the name of its error ("none" without one)',
    labelNames: ['kind', 'name', 'error'],
    registers,
  });
  const record = ({ req, res, exchange }: ObservedRequest, begun: number, written: number): void => {
    const route = exchange.route === '' ? '/*' : exchange.route;
    const { method: given = '' } = req;
    const method = methods.has(given) ? given : 'other';
    const status = res.writableFinished ? `${Math.trunc(res.statusCode / 100)}xx` : 'gone';
    requests.inc({ route, method, status });
    seconds.observe({ route }, (performance.now() - begun) / 1000);
    bytes.inc({ route }, Math.max(0, req.socket.bytesWritten - written));
  };
  return {
    request: (request, answer) => {
      const begun = performance.now();
      const written = request.req.socket.bytesWritten;
      request.res.once('close', () => record(request, begun, written));
      return answer();
    },
    work: async ({ kind, name }, run) => {
      const begun = performance.now();
      let error = 'none';
      try {
        return await run();
      } catch (thrown) {
        error = errorOf(thrown);
        throw thrown;
      } finally {
        work.observe({ kind, name }, (performance.now() - begun) / 1000);
        outcomes.inc({ kind, name, error });
      }
    },
  };
}

function createEvents(registry: Registry): Events {
  const registers = [registry];
  const kept = new Counter({
    name: 'kadr_cache_requests_total',
    help: 'What is kept in memory for viewers who are not signed in: pages, and answers of the API',
    labelNames: ['cache', 'result'],
    registers,
  });
  const told = new Counter({
    name: 'kadr_push_told_total',
    help: 'Open pages that were told something new, or could not be',
    labelNames: ['result'],
    registers,
  });
  const tellSeconds = new Histogram({
    name: 'kadr_push_tell_duration_seconds',
    help: 'From hearing what is new to having told the pages',
    buckets: workBuckets,
    registers,
  });
  const startSeconds = new Histogram({
    name: 'kadr_player_startup_seconds',
    help: 'From handing in the source to its first picture, as players report it',
    buckets: startBuckets,
    registers,
  });
  const stops = new Counter({
    name: 'kadr_player_stops_total',
    help: 'Playbacks that ended, as players report it: at the end, left, or left after an error',
    labelNames: ['reason'],
    registers,
  });
  const playerEvents: Readonly<Record<string, (data: Readonly<Record<string, unknown>>) => void>> = {
    playback_start: ({ startup_seconds: value }) => {
      if (typeof value === 'number') startSeconds.observe(value);
    },
    playback_stop: ({ reason }) => {
      if (typeof reason === 'string' && stopReasons.has(reason)) stops.inc({ reason });
    },
  };
  const keep = (cache: string, isHit: boolean): void => kept.inc({ cache, result: isHit ? 'hit' : 'miss' });
  return {
    api: {
      keptAnswer: (isHit) => keep('answers', isHit),
      told: ({ count, seconds, isLost }) => {
        if (count === 0) return;
        told.inc({ result: isLost ? 'lost' : 'told' }, count);
        if (!isLost) tellSeconds.observe(seconds);
      },
      playerEvent: (name, data) => playerEvents[name]?.(data),
    },
    pages: { keptPage: (isHit) => keep('pages', isHit) },
  };
}

/** The contract's name of an error; any other error is `INTERNAL`. */
function errorOf(thrown: unknown): string {
  const named = typeof thrown === 'object' && thrown !== null ? thrown : {};
  const name = 'error' in named ? named.error : 'code' in named ? named.code : null;
  return typeof name === 'string' && name in errors ? name : 'INTERNAL';
}
