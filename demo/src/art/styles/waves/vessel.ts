/** What is out on the water. */
export type Vessel =
  | 'sail'
  | 'row'
  | 'steamer'
  | 'lighthouse'
  | 'icebreaker'
  | 'tram'
  | 'windmill'
  | 'ferry'
  | 'swimmer'
  | 'four'
  | 'bottle';

/** The vessel a motif asks for. */
export function vesselFor(motif: string | null, fallback: Vessel): Vessel {
  const table: Record<string, Vessel> = {
    lighthouse: 'lighthouse',
    ship: 'steamer',
    steamer: 'steamer',
    ferry: 'ferry',
    boat: 'row',
    sail: 'sail',
    yacht: 'sail',
    icebreaker: 'icebreaker',
    tram: 'tram',
    windmill: 'windmill',
    swimmer: 'swimmer',
    oars: 'four',
    bottle: 'bottle',
  };
  return (motif !== null && table[motif]) || fallback;
}
