/** One measurement of the service's clock, in milliseconds. */
export interface ClockSample {
  /** Offset to add to this page's clock. */
  readonly offset: number;
  readonly roundTrip: number;
}

/** Number of samples that are kept: clocks of computers drift, so old ones are dropped. */
const kept = 8;

/**
 * The offset from an answer that was requested at `sentAt` and received at `receivedAt`, both by this page's clock: the
 * service is assumed to have answered half-way (NTP, RFC 5905 § 8). The error is at most half the round trip.
 */
export function sampleOf(sentAt: number, serviceTime: number, receivedAt: number): ClockSample {
  return { offset: serviceTime - (sentAt + receivedAt) / 2, roundTrip: receivedAt - sentAt };
}

export function withSample(samples: readonly ClockSample[], sample: ClockSample): readonly ClockSample[] {
  return [...samples, sample].slice(-kept);
}

/** The offset of the quickest answer, which has the smallest error; 0 without samples. */
export function offsetOf(samples: readonly ClockSample[]): number {
  let best: ClockSample | undefined;
  for (const sample of samples) if (best === undefined || sample.roundTrip < best.roundTrip) best = sample;
  return best?.offset ?? 0;
}
