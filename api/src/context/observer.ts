/** Hears what the service does, for metrics and traces. Names are few: none is made of what a viewer sends. */
export interface Observer {
  /** Runs an operation of the contract, and rejects as it does. */
  operation<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** A guest's answer could have been kept in memory, and was or was not. */
  keptAnswer(isHit: boolean): void;
  /** Pages were told what is new for them, or could not be told: how many, and how long that took in seconds. */
  told(pages: { readonly count: number; readonly seconds: number; readonly isLost: boolean }): void;
  /** A viewer's player reported an event (docs/analytics.md). */
  playerEvent(name: string, data: Readonly<Record<string, unknown>>): void;
}
