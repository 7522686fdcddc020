/** The lag of a replica behind its primary, without comparing clocks. */
export interface ReplicaLag {
  /** Records the positions of both in the primary's log, in bytes, at a moment (milliseconds of a monotonic clock). */
  readonly note: (at: number, places: { readonly primary: number; readonly replica: number }) => void;
  /** Milliseconds since the latest known moment whose data on the primary the replica has; Infinity while unknown. */
  readonly behind: (now: number) => number;
}

/** Milliseconds for which the primary’s positions are remembered: a replica with a greater lag is not used. */
const remembered = 60_000;

export function createReplicaLag(): ReplicaLag {
  /** Oldest first. */
  let seen: { readonly at: number; readonly place: number }[] = [];
  let reached: number | null = null;
  return {
    note: (at, { primary, replica }) => {
      seen = [...seen.filter((one) => one.at > at - remembered), { at, place: primary }];
      // A rebuilt replica, or a primary that was a replica, may be at an earlier place.
      const same = seen.findLast(({ place }) => place <= replica);
      reached = same?.at ?? reached;
    },
    behind: (now) => (reached === null ? Number.POSITIVE_INFINITY : now - reached),
  };
}
