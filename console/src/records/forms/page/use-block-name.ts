import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Fields } from '../../../data/record-kinds.ts';
import { kindOfBlock } from './block-kinds.ts';

/** Returns the name of a block's kind; its tag and type for a kind that is not offered. */
export function useBlockName(): (block: Fields) => string {
  const translate = useTranslate();
  return useCallback(
    ({ type, tag }) => {
      const kind = kindOfBlock(type, tag);
      if (kind !== null) return translate(`block.${kind}`);
      return [tag, type].filter((part) => typeof part === 'string' && part !== '').join(', ');
    },
    [translate],
  );
}
