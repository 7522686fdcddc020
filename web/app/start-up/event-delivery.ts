import type { RecordedEvent } from '../data/events.ts';

export interface DeliveryPorts {
  /** Rejects when the events were not taken. */
  readonly send: (events: readonly RecordedEvent[]) => Promise<void>;
  /**
   * Hands events to the browser, which sends them even when the page is gone; false when it does not take them. What becomes of
   * them is not told.
   */
  readonly sendBlindly: (events: readonly RecordedEvent[]) => boolean;
  readonly after: (milliseconds: number, run: () => void) => void;
}

export interface EventDelivery {
  readonly add: (event: RecordedEvent) => void;
  /** Sends all that is there, at once: the page is out of sight and may not come back. */
  readonly flush: () => void;
  /** The page goes: sends all that is there, and what comes from now on as it comes. */
  readonly leave: () => void;
  /** The page has come back as it was. */
  readonly stay: () => void;
}

/** Events in one call, and kept at most; the oldest go. */
const [batch, most] = [50, 200];
/** Bytes of events in one call: the service takes 64 kB, and browsers let no more be under way when a page goes. */
const largest = 48_000;
/** Milliseconds in which events gather, and the longest after failures. */
const [shortest, longest] = [5000, 300_000];

/** Sends events in batches. Failures disturb nobody: it is tried again, less and less often. */
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
      // Those of one moment go together.
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

/** Takes the first events out of `waiting`, as many as fit in a call. */
function takeBatch(waiting: RecordedEvent[]): readonly RecordedEvent[] {
  let [bytes, count] = [0, 0];
  for (const event of waiting) {
    bytes += new TextEncoder().encode(JSON.stringify(event)).length;
    if (count === batch || (count > 0 && bytes > largest)) break;
    count += 1;
  }
  return waiting.splice(0, count);
}
