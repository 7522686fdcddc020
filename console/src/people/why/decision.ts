import type { PlaybackExplanation, PlaybackRule } from '@kadr/contract';

/** Rules that open a title; where none of them does it has to be bought. */
const opening: ReadonlySet<PlaybackRule> = new Set(['free', 'owned', 'service']);

/**
 * The rule that decides: the first that refuses, or the first that allows. Where nothing opens the title, the one by which
 * this title could be opened.
 */
export function decidingRule({ rules }: Pick<PlaybackExplanation, 'rules'>): PlaybackRule | null {
  const refusing = rules.find(({ verdict }) => verdict === 'refuses');
  const allowing = rules.find(({ verdict }) => verdict === 'allows');
  if (refusing !== undefined) return refusing.rule;
  if (allowing !== undefined) return allowing.rule;
  const model = rules.find(({ rule }) => rule === 'free')?.facts['usage_model'] ?? null;
  return model === 'SERVICE' ? 'service' : 'owned';
}

/** Whether a rule is one of those of which one has to allow. */
export function isOpening(rule: PlaybackRule): boolean {
  return opening.has(rule);
}
