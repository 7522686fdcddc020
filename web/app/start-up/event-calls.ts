import type { RecordedEvent } from '../data/events.ts';
import type { Settings } from '../data/initial-data.tsx';
import { partingCall } from '../data/parting-call.ts';
import type { DeliveryPorts } from './event-delivery.ts';

/**
 * Transport of events to their address (docs/analytics.md): by `fetch`, whose answer says whether they were accepted;
 * from a page that is being unloaded, by a beacon. A beacon has no header for the address's key, and another origin
 * would have to allow cookies to get it: in that case a `fetch` that may outlive the page is used.
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
      // Sending malformed events again does not help.
      if (status >= 500 || status === 429) throw new Error('The events were not taken.');
    },
    sendBlindly: (events) =>
      isOurs &&
      key === null &&
      'sendBeacon' in navigator &&
      navigator.sendBeacon(watchers, new Blob([bodyOf(events)], { type: 'application/json' })),
  };
}

/** Speed class of the connection, if the browser provides it. */
function networkClass(): string | null {
  return navigator.connection?.effectiveType ?? null;
}
