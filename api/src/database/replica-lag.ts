/** How far a replica is behind its primary, without comparing clocks. */
export interface ReplicaLag {
  /** Notes how far both are at a moment (milliseconds of a monotonic clock): positions in the primary's log, in bytes. */
  readonly note: (at: number, places: { readonly primary: number; readonly replica: number }) => void;
  /**
   * Milliseconds before `now` at which the primary surely had nothing that the replica has not; Infinity while that is not
   * known.
   */
  readonly behind: (now: number) => number;
}

/** Milliseconds for which the primary’s positions are remembered: what is longer behind is not used. */
const remembered = 60_000;

export function createReplicaLag(): ReplicaLag {
  /** The oldest first. */
  let seen: { readonly at: number; readonly place: number }[] = [];
  let reached: number | null = null;
  return {
    note: (at, { primary, replica }) => {
      seen = [...seen.filter((one) => one.at > at - remembered), { at, place: primary }];
      // A replica that was rebuilt, or a primary that was a replica, may be at an earlier place.
      const same = seen.findLast(({ place }) => place <= replica);
      reached = same?.at ?? reached;
    },
    behind: (now) => (reached === null ? Number.POSITIVE_INFINITY : now - reached),
  };
}
