import type { RecordedEvent } from '../data/events.ts';

export interface DeliveryPorts {
  /** Rejects when the events were not taken. */
  readonly send: (events: readonly RecordedEvent[]) => Promise<void>;
  readonly after: (milliseconds: number, run: () => void) => void;
}

export interface EventDelivery {
  readonly add: (event: RecordedEvent) => void;
  /** Sends what is there, at once: the page may be going. */
  readonly flush: () => void;
}

/** Events in one call, and kept at most; the oldest go. */
const [batch, most] = [50, 200];
/** Milliseconds in which events gather, and the longest after failures. */
const [shortest, longest] = [5000, 300_000];

/** Sends events in batches. Failures disturb nobody: it is tried again, less and less often (AN-062). */
export function createDelivery({ send, after }: DeliveryPorts): EventDelivery {
  let waiting: RecordedEvent[] = [];
  let isTimed = false;
  let wait = shortest;

  const schedule = (): void => {
    if (isTimed || waiting.length === 0) return;
    isTimed = true;
    after(wait, () => {
      isTimed = false;
      flush();
    });
  };
  const flush = (): void => {
    const going = waiting.splice(0, batch);
    if (going.length === 0) return;
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
  return {
    add(event) {
      waiting = [...waiting, event].slice(-most);
      schedule();
    },
    flush,
  };
}
