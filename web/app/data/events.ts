import type { AnalyticsEvent, analyticsEventNames, PlayerAnalyticsEvent } from '@kadr/contract';

/** What happened, with when and where, as it travels. */
export type RecordedEvent = AnalyticsEvent;

/** Facts of an event: flat, few and short. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** A failure for error monitoring. */
export interface Trouble {
  readonly error: unknown;
  readonly facts: Readonly<Record<string, string>>;
}

/** Holds what happens until somebody takes it: what delivers it comes when the browser has nothing better to do. */
export class Outbox<Item> {
  #items: Item[] = [];
  #take: ((item: Item) => void) | null = null;
  readonly #most: number;

  /** @param most items that are kept while nobody takes them; the oldest go. */
  constructor(most: number) {
    this.#most = most;
  }

  put(item: Item): void {
    if (this.#take) this.#take(item);
    else this.#items = [...this.#items, item].slice(-this.#most);
  }

  /** Hands over what has come, and from now on at once. */
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
 * Sources of last events: each is asked when the page goes, before everything is sent for the last time. It goes in one
 * call, as browsers may lose a second one of a page that closes.
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
