import type { RecordedEvent } from '../data/events.ts';

export interface DeliveryPorts {
  /** Rejects if the events were not accepted. */
  readonly send: (events: readonly RecordedEvent[]) => Promise<void>;
  /**
   * Passes events to the browser, which sends them even after the page is gone; false if it refuses them. The result is
   * unknown.
   */
  readonly sendBlindly: (events: readonly RecordedEvent[]) => boolean;
  readonly after: (milliseconds: number, run: () => void) => void;
}

export interface EventDelivery {
  readonly add: (event: RecordedEvent) => void;
  /** Sends all waiting events at once: the page is hidden and may not return. */
  readonly flush: () => void;
  /** The page is being unloaded: sends all waiting events, and later ones immediately. */
  readonly leave: () => void;
  /** The page has been restored from the browser's cache. */
  readonly stay: () => void;
}

/** Maximum number of events in a call, and of waiting ones; the oldest are dropped. */
const [batch, most] = [50, 200];
/**
 * Bytes of events in a call: the service accepts 64 kB, and browsers allow no more in flight when a page is unloaded.
 */
const largest = 48_000;
/** Milliseconds in which events gather, and the maximum after failures. */
const [shortest, longest] = [5000, 300_000];

/** Sends events in batches. Failures have no other effect than a retry, with increasing delays. */
export function createDelivery({ send, sendBlindly, after }: DeliveryPorts): EventDelivery {
  let waiting: RecordedEvent[] = [];
  let isTimed = false;
  let isLeaving = false;
  let wait = shortest;

  const schedule = (): void => {
    if (isTimed || waiting.length === 0) return;
    isTimed = true;
    after(wait, () => {
      isTimed = false;
      sendNext();
    });
  };
  const keepTrying = (going: readonly RecordedEvent[]): void => {
    void send(going).then(
      () => {
        wait = shortest;
        schedule();
      },
      () => {
        wait = Math.min(wait * 2, longest);
        waiting = [...going, ...waiting].slice(-most);
        schedule();
      },
    );
  };
  const sendNext = (): void => {
    const going = takeBatch(waiting);
    if (going.length > 0) keepTrying(going);
  };
  const flush = (): void => {
    for (let going = takeBatch(waiting); going.length > 0; going = takeBatch(waiting)) {
      if (!sendBlindly(going)) keepTrying(going);
    }
  };
  return {
    add(event) {
      waiting = [...waiting, event].slice(-most);
      // Events of the same moment are sent together.
      if (isLeaving) queueMicrotask(flush);
      else schedule();
    },
    flush,
    leave() {
      isLeaving = true;
      flush();
    },
    stay() {
      isLeaving = false;
    },
  };
}

/** Takes as many of the first events out of `waiting` as fit in a call. */
function takeBatch(waiting: RecordedEvent[]): readonly RecordedEvent[] {
  let [bytes, count] = [0, 0];
  for (const event of waiting) {
    bytes += new TextEncoder().encode(JSON.stringify(event)).length;
    if (count === batch || (count > 0 && bytes > largest)) break;
    count += 1;
  }
  return waiting.splice(0, count);
}
