/** What one question for the service's clock has shown, in milliseconds. */
export interface ClockSample {
  /** What is to be added to this page's clock. */
  readonly offset: number;
  readonly roundTrip: number;
}

/** Samples that are looked at: clocks of computers drift, so old ones go. */
const kept = 8;

/**
 * The offset by an answer that was asked for at `sentAt` and was there at `receivedAt`, both by this page's clock: it was
 * given half-way (NTP, RFC 5905 § 8). The error is at most half the round trip.
 */
export function sampleOf(sentAt: number, serviceTime: number, receivedAt: number): ClockSample {
  return { offset: serviceTime - (sentAt + receivedAt) / 2, roundTrip: receivedAt - sentAt };
}

export function withSample(samples: readonly ClockSample[], sample: ClockSample): readonly ClockSample[] {
  return [...samples, sample].slice(-kept);
}

/** The offset of the quickest answer, which has the least room for error; 0 before there is any. */
export function offsetOf(samples: readonly ClockSample[]): number {
  let best: ClockSample | undefined;
  for (const sample of samples) if (best === undefined || sample.roundTrip < best.roundTrip) best = sample;
  return best?.offset ?? 0;
}
