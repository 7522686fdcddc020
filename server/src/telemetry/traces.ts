import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Span, Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';
import type { ObservedRequest } from '../http/http-server.ts';
import type { Probe, Work } from './probe.ts';

/** The target of traces. */
export interface TracesOptions {
  /** Address of a collector that takes OTLP over HTTP: `http://collector:4318/v1/traces`. */
  readonly url: string;
  /** The share of requests that are traced, 0 to 1. */
  readonly ratio: number;
  /** The running build. */
  readonly release: string;
  readonly roles: readonly string[];
}

export interface Traces {
  readonly probe: Probe;
  /** Sends the rest; spans not sent within two seconds are lost. */
  close(): Promise<void>;
}

/** Milliseconds for sending the rest. */
const closeWithin = 2000;

/** The longest attribute, in characters. */
const longestText = 2000;

/**
 * Traces requests with the work that they consist of, and sends them to a collector in batches. Spans that do not fit
 * into the queue are dropped: an absent collector costs nothing but its traces. Trace ids of clients are not taken
 * over. No span has an address, a parameter of a statement or a viewer's text; `kadr.request_id` is that of the log.
 */
export function createTraces({ url, ratio, release, roles }: TracesOptions): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'kadr',
      'service.version': release,
      'service.instance.id': `${hostname()}-${process.pid}`,
      'kadr.roles': roles.join(','),
    }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanLimits: { attributeValueLengthLimit: longestText },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('kadr');
  const current = new AsyncLocalStorage<Span>();
  return {
    probe: {
      request: (request, answer) => traceRequest({ tracer, current }, request, answer),
      work: (work, run) => traceWork({ tracer, current }, work, run),
    },
    close: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        setTimeout(closeWithin, undefined, { ref: false }),
      ]),
  };
}

interface Tracing {
  readonly tracer: Tracer;
  /** The span of the current work. */
  readonly current: AsyncLocalStorage<Span>;
}

function traceRequest(
  { tracer, current }: Tracing,
  { req, res, exchange }: ObservedRequest,
  answer: () => Promise<void>,
): Promise<void> {
  const method = req.method ?? '';
  const span = tracer.startSpan(
    method,
    {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method, 'kadr.request_id': exchange.requestId },
    },
    ROOT_CONTEXT,
  );
  if (!span.isRecording()) return answer();
  res.once('close', () => {
    const route = exchange.route ?? '';
    span.updateName(`${method} ${route}`);
    span.setAttributes({ 'http.route': route, 'http.response.status_code': res.statusCode });
    if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    if (!res.writableFinished) span.addEvent('the client left');
    span.end();
  });
  return current.run(span, answer);
}

async function traceWork<T>({ tracer, current }: Tracing, work: Work, run: () => Promise<T>): Promise<T> {
  const parent = current.getStore();
  if (parent === undefined) return run();
  const span = tracer.startSpan(
    nameOf(work),
    {
      kind: work.kind === 'statement' || work.kind === 'storage' ? SpanKind.CLIENT : SpanKind.INTERNAL,
      attributes: attributesOf(work),
    },
    trace.setSpan(ROOT_CONTEXT, parent),
  );
  try {
    return await current.run(span, run);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    if (error instanceof Error) span.setAttribute('error.type', error.name);
    throw error;
  } finally {
    span.end();
  }
}

/** Attributes by the conventions of OpenTelemetry where they have a name. */
function attributesOf({ kind, name, detail }: Work): Attributes {
  if (kind === 'statement')
    return {
      'db.system.name': 'postgresql',
      'db.operation.name': name,
      ...(detail !== undefined && { 'db.query.text': detail }),
    };
  return kind === 'storage' && detail !== undefined ? { 'kadr.storage.key': detail } : {};
}

function nameOf({ kind, name }: Work): string {
  return kind === 'operation' ? name : `${kind} ${name}`;
}
