/** Error monitoring with a Sentry-compatible client; a separate chunk, loaded only if it is configured. */
import { browserTracingIntegration, captureException, init, replayIntegration } from '@sentry/browser';
import type { BrowserOptions } from '@sentry/browser';
import { troubles } from '../data/events.ts';
import type { Settings } from '../data/initial-data.tsx';

export interface MonitorFacts {
  readonly settings: Settings;
  /** Address of the reports (DSN). */
  readonly address: string;
  /** Id of the request that this page answered. */
  readonly requestId: string | null;
  readonly deviceId: string | null;
}

type Rates = Required<
  Pick<BrowserOptions, 'replaysSessionSampleRate' | 'replaysOnErrorSampleRate' | 'tracesSampleRate'>
>;

/** Sampling rates: a tenth of sessions, every one with an error, 5 % of traces in production. */
export function sampleRates(environment: Settings['environment']): Rates {
  return {
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    tracesSampleRate: environment === 'production' ? 0.05 : 0,
  };
}

/** Reports errors from now on, and earlier ones. Nothing that a viewer types or reads is recorded. */
export function startMonitor({ settings, address, requestId, deviceId }: MonitorFacts): void {
  init({
    dsn: address,
    release: settings.revision,
    environment: settings.environment,
    ...sampleRates(settings.environment),
    integrations: [
      browserTracingIntegration(),
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }),
    ],
    initialScope: {
      tags: {
        brand: settings.brand.id,
        language: settings.language,
        device_class: settings.device,
        ...(requestId !== null && { request_id: requestId }),
      },
      ...(deviceId !== null && { user: { id: deviceId } }),
    },
  });
  troubles.deliverTo(({ error, facts }) => captureException(error, { tags: facts }));
}
