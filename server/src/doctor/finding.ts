/** What a check has found. */
export interface Finding {
  readonly state: 'good' | 'warning' | 'wrong';
  /** What it is about, and where something is amiss, what to do. */
  readonly sentence: string;
}

export const good = (sentence: string): Finding => ({ state: 'good', sentence });
export const warning = (sentence: string): Finding => ({ state: 'warning', sentence });
export const wrong = (sentence: string): Finding => ({ state: 'wrong', sentence });
