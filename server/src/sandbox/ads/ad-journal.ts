/** A request to the sandbox's ad server, or an event reported to it. */
export interface AdRecord {
  readonly id: number;
  /** `request`, `impression`, an event of VAST, `click` or `error`. */
  readonly event: string;
  /** Id of the answer that it belongs to; a wrapper's has a number after a dot. */
  readonly request: string;
  readonly place: string | null;
  readonly adPosition: number | null;
  readonly contentId: string | null;
  readonly partnerId: string | null;
  readonly impressionId: string | null;
  /** The advertisement; null without one. */
  readonly ad: string | null;
  /** Code of an error. */
  readonly code: string | null;
  readonly at: Date;
}

/** The newest first. */
export interface AdJournal {
  note(record: Omit<AdRecord, 'id' | 'at'>): void;
  records(): readonly AdRecord[];
}

/** Records that are kept. */
const most = 1000;

export function createAdJournal(now: () => Date): AdJournal {
  const kept: AdRecord[] = [];
  let last = 0;
  return {
    note: (record) => {
      last += 1;
      kept.unshift({ id: last, ...record, at: now() });
      kept.splice(most);
    },
    records: () => [...kept],
  };
}
