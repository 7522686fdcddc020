/** The result of a check. */
export interface Finding {
  readonly state: 'good' | 'warning' | 'wrong';
  /** The subject, and what to do if something is wrong. */
  readonly sentence: string;
}

export const good = (sentence: string): Finding => ({ state: 'good', sentence });
export const warning = (sentence: string): Finding => ({ state: 'warning', sentence });
export const wrong = (sentence: string): Finding => ({ state: 'wrong', sentence });
