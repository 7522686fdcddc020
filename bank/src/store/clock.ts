import { setSetting, setting } from './rows.ts';
import type { Store } from './store.ts';

/** The bank's time. `tick` moves it ahead of the machine's; the lead survives a restart. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The machine's time, for data from browsers: they know nothing of ticks. */
  machine(): number;
  /** Never goes back. */
  advanceTo(moment: number): void;
}

const lead = 'clock_lead';

export function createClock(store: Store, machine: () => number): Clock {
  let ahead = Number(setting(store, lead) ?? 0);
  const now = (): number => machine() + ahead;
  return {
    now,
    machine,
    advanceTo: (moment) => {
      const more = moment - now();
      if (more <= 0) return;
      ahead += more;
      setSetting(store, lead, String(ahead));
    },
  };
}
