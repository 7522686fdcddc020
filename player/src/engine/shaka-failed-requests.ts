/**
 * Reports failures that Shaka keeps to itself: a probe of an unavailable service that fails or is aborted silently
 * because its segment was requested ahead of time. Also leaves a rendition that lacks a segment for another.
 */
import type { Gate } from '../recovery/gate.ts';
import type { Shaka } from './shaka-engine.ts';
import type shaka from 'shaka-player/dist/shaka-player.dash-es2021.js';

/** Seconds for which a rendition that lacks a segment is avoided. */
const MISSING_PENALTY = 30;
/** Milliseconds within which a service must answer a probe of whether it is back. */
const HASTY = 4500;
/** Statuses that mean: this address alone is missing. */
const missing: ReadonlySet<number> = new Set([400, 404, 410]);

/** The fields of Shaka's event. */
interface FailedDownload {
  readonly requestType: shaka.net.NetworkingEngine.RequestType;
  readonly request: shaka.extern.Request;
  readonly error: shaka.util.Error | null;
  /** 0 without an answer. */
  readonly httpResponseCode: number;
  /** Whether it took too long. */
  readonly aborted: boolean;
}

interface FailurePorts {
  readonly gate: () => Gate | undefined;
  readonly failed: (thrown: unknown) => void;
}

export function watchFailedRequests(
  { net, util }: Shaka,
  player: shaka.Player,
  { gate, failed }: FailurePorts,
): void {
  const { RequestType } = net.NetworkingEngine;
  let tries = 0;
  player.getNetworkingEngine()?.registerRequestFilter((_type, request) => {
    if (gate()?.probed() !== request) return;
    tries += 1;
    // Every third may take its time: a slow service is not an absent one.
    if (tries % 3 !== 0) request.retryParameters = { ...request.retryParameters, connectionTimeout: HASTY };
  });
  player.addEventListener('downloadfailed', (event) => {
    const { requestType, request, error, httpResponseCode, aborted } = event as Event & FailedDownload;
    if (error === null || requestType === RequestType.LICENSE || requestType === RequestType.KEY) return;
    if (error.code !== util.Error.Code.OPERATION_ABORTED) gate()?.failed();
    const penalty = missing.has(httpResponseCode) ? MISSING_PENALTY : 0;
    player.configure('streaming.maxDisabledTime', penalty);
    if (gate()?.probed() !== request) return;
    const { Code } = util.Error;
    // Shaka sets this only after all handlers have passed.
    error.severity = util.Error.Severity.CRITICAL;
    if (aborted) failed(new util.Error(error.severity, error.category, Code.TIMEOUT, '', requestType));
    else if (error.code === Code.OPERATION_ABORTED) gate()?.probe();
    else failed(error);
  });
}
