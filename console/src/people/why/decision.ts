import type { PlaybackExplanation, PlaybackRule } from '@kadr/contract';

/** Rules that grant access; if none of them does, the title must be bought. */
const opening: ReadonlySet<PlaybackRule> = new Set(['free', 'owned', 'service']);

/**
 * The decisive rule: the first that refuses, or the first that allows. When nothing grants access, the rule by which
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

/** Whether a rule is one of those of which one must allow. */
export function isOpening(rule: PlaybackRule): boolean {
  return opening.has(rule);
}
