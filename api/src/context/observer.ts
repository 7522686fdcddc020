/** Receives events of the service for metrics and traces. The set of names is small: none contains a viewer's input. */
export interface Observer {
  /** Runs an operation of the contract, and rejects with its error. */
  operation<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** Whether a guest's answer that can be cached in memory was there. */
  keptAnswer(isHit: boolean): void;
  /** Pages were notified of news, or could not be: how many, and how long it took in seconds. */
  told(pages: { readonly count: number; readonly seconds: number; readonly isLost: boolean }): void;
  /** A viewer's player reported an event (docs/analytics.md). */
  playerEvent(name: string, data: Readonly<Record<string, unknown>>): void;
}
