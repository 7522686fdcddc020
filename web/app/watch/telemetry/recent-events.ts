import type { ReportedEvent } from '@kadr/contract';
import type { PlayerEvent } from '@kadr/player';

/** Milliseconds for which events are kept, and their maximum number. */
const [rememberedFor, most] = [60_000, 100];
/** Maximum number of facts per event, and of characters per fact, as the service accepts. */
const [mostFacts, longestFact] = [10, 300];

type Facts = ReportedEvent['data'];

/** The last minute of a player, for a problem report; times are Unix milliseconds. */
export interface RecentEvents {
  readonly heard: (event: PlayerEvent, time: number) => void;
  /** Notes whether the player is waiting for data. */
  readonly look: (isLoading: boolean, time: number) => void;
  /** Earliest first. */
  readonly last: (time: number) => readonly ReportedEvent[];
}

export function createRecentEvents(): RecentEvents {
  let events: readonly ReportedEvent[] = [];
  let wasLoading = false;
  const note = (name: string, data: Facts, time: number): void => {
    events = [...recent(events, time), { name, data, time }].slice(-most);
  };
  return {
    heard: (event, time) => note(event.type, factsOf(event), time),
    look: (isLoading, time) => {
      if (isLoading !== wasLoading) note(isLoading ? 'loading' : 'loaded', {}, time);
      wasLoading = isLoading;
    },
    last: (time) => recent(events, time),
  };
}

function recent(events: readonly ReportedEvent[], now: number): readonly ReportedEvent[] {
  return events.filter(({ time }) => now - time <= rememberedFor);
}

function factsOf(event: PlayerEvent): Facts {
  if (event.type === 'error') {
    const { reason, error, category, severity, httpStatus, message } = event.error;
    return flat({
      reason,
      error,
      category,
      severity,
      http_status: httpStatus,
      action: event.action.type,
      message,
    });
  }
  const { type: _name, ...fields } = event;
  return flat(fields);
}

/** Copies plain values only; objects are left out. */
function flat(fields: object): Facts {
  return Object.fromEntries(
    Object.entries(fields)
      .flatMap(([name, value]: [string, unknown]): [string, Facts[string]][] => {
        if (typeof value === 'string') return [[snakeCase(name), value.slice(0, longestFact)]];
        const isPlain = typeof value === 'boolean' || value === null || Number.isFinite(value);
        return isPlain ? [[snakeCase(name), value as Facts[string]]] : [];
      })
      .slice(0, mostFacts),
  );
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
