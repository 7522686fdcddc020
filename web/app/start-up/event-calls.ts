import type { RecordedEvent } from '../data/events.ts';
import type { Settings } from '../data/initial-data.tsx';
import { partingCall } from '../data/parting-call.ts';
import type { DeliveryPorts } from './event-delivery.ts';

/**
 * How events go to their address (docs/analytics.md): by `fetch`, whose answer says whether they were taken; from a page that
 * goes by a beacon. A beacon has no header for the address's key, and another origin would have to allow cookies to get it: there
 * a `fetch` goes that may outlive the page.
 */
export function createEventCalls(
  { endpoints, device_type, revision }: Settings,
  fingerprint: string,
): Pick<DeliveryPorts, 'send' | 'sendBlindly'> {
  const { watchers, watchers_apikey: key } = endpoints;
  const isOurs = new URL(watchers, location.href).origin === location.origin;
  const bodyOf = (events: readonly RecordedEvent[]): string =>
    JSON.stringify({ device_type, fingerprint, release: revision, network: networkClass(), events });
  return {
    send: async (events) => {
      const status = await partingCall(watchers, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key !== null && { 'x-api-key': key }) },
        body: bodyOf(events),
      });
      // What is malformed does not get better by sending it again.
      if (status >= 500 || status === 429) throw new Error('The events were not taken.');
    },
    sendBlindly: (events) =>
      isOurs &&
      key === null &&
      'sendBeacon' in navigator &&
      navigator.sendBeacon(watchers, new Blob([bodyOf(events)], { type: 'application/json' })),
  };
}

/** Speed class of the connection, where the browser tells it. */
function networkClass(): string | null {
  return navigator.connection?.effectiveType ?? null;
}
