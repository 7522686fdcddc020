import { translate } from '@kadr/contract';
import type { Language, Target } from '@kadr/contract';
import type { StoredTarget } from '../tables/blocks.ts';

/** A stored target with its texts in one language. */
export function toTarget({ type, link, title }: StoredTarget, language: Language): Target {
  return { type, link, title: title && translate(title, language) };
}
