import { customBlockFieldsSchema, translate, translatedSchema } from '@kadr/contract';
import type { Language, Target } from '@kadr/contract';
import type { z } from 'zod';
import type { BlockRow, ViewRows } from './repository.ts';
import { toTarget } from './target.ts';

/** A block whose texts are all in one language. */
export interface ShownBlock extends Omit<BlockRow, 'target' | 'customFields'> {
  readonly target: Target | null;
  readonly customFields: z.output<typeof customBlockFieldsSchema> | null;
}

/** A view whose texts are all in one language, as it is kept in memory for all viewers. */
export interface ShownView extends Omit<ViewRows, 'blocks'> {
  readonly blocks: readonly ShownBlock[];
}

export function inOneLanguage({ view, blocks }: ViewRows, language: Language): ShownView {
  return {
    view,
    blocks: blocks.map((block) => ({
      ...block,
      target: block.target && toTarget(block.target, language),
      customData: block.customData && textsIn(block.customData, language),
      customFields:
        block.customFields && customBlockFieldsSchema.parse(textsIn({ ...block.customFields }, language)),
    })),
  };
}

/** Custom data with its translated texts, at any depth, in one language. */
function textsIn(data: Record<string, unknown>, language: Language): Record<string, unknown> {
  const inLanguage = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inLanguage);
    if (typeof value !== 'object' || value === null) return value;
    const text = translatedSchema.strict().safeParse(value);
    if (text.success) return translate(text.data, language);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLanguage(part)]));
  };
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, inLanguage(part)]));
}
