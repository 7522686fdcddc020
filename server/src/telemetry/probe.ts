import type { ObserveRequest } from '../http/http-server.ts';

/** A piece of work of a request, or of the background. */
export interface Work {
  readonly kind: 'operation' | 'page' | 'statement' | 'storage';
  /** One of few values: it never contains a viewer's input. */
  readonly name: string;
  /** Further detail, for the view of a single request. */
  readonly detail?: string;
}

export type ObserveWork = <T>(work: Work, run: () => Promise<T>) => Promise<T>;

/** Measures requests and the work that they consist of. */
export interface Probe {
  readonly request: ObserveRequest;
  readonly work: ObserveWork;
}

/** Several probes as one, the first around the others. */
export function together(probes: readonly Probe[]): Probe {
  return probes.reduceRight((inner, outer) => ({
    request: (request, answer) => outer.request(request, () => inner.request(request, answer)),
    work: (work, run) => outer.work(work, () => inner.work(work, run)),
  }));
}
