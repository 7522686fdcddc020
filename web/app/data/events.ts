import type { AnalyticsEvent, analyticsEventNames, PlayerAnalyticsEvent } from '@kadr/contract';

/** An event with its time and page, as it is sent. */
export type RecordedEvent = AnalyticsEvent;

/** The facts of an event: flat, few and short. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** A failure for error monitoring. */
export interface Trouble {
  readonly error: unknown;
  readonly facts: Readonly<Record<string, string>>;
}

/** Holds items until they are taken: the code that delivers them is loaded when the browser is idle. */
export class Outbox<Item> {
  #items: Item[] = [];
  #take: ((item: Item) => void) | null = null;
  readonly #most: number;

  /** @param most items that are kept until they are taken; the oldest are dropped. */
  constructor(most: number) {
    this.#most = most;
  }

  put(item: Item): void {
    if (this.#take) this.#take(item);
    else this.#items = [...this.#items, item].slice(-this.#most);
  }

  /** Delivers the held items, and from now on each item at once. */
  deliverTo(take: (item: Item) => void): void {
    this.#take = take;
    for (const item of this.#items.splice(0)) take(item);
  }
}

/** Events of this page for analytics. */
export const events = new Outbox<RecordedEvent>(100);
/** Failures of this page for error monitoring. */
export const troubles = new Outbox<Trouble>(20);

/**
 * Sources of last events: each is called when the page is left, before the final send. All events go in one call,
 * because browsers may lose a second one of a closing page.
 */
export const lastWords = new Set<() => void>();

/** Records what a viewer does. */
export function track(name: (typeof analyticsEventNames)[number], data: Facts = {}): void {
  events.put({ name, data: { ...data }, ...place() });
}

/** Records what happens in a player. */
export function trackPlayer(event: PlayerAnalyticsEvent): void {
  events.put({ ...event, ...place() });
}

function place(): Pick<RecordedEvent, 'time' | 'page'> {
  return { time: Date.now(), page: location.pathname.slice(0, 1000) };
}
