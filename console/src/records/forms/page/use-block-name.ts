import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Fields } from '../../../data/record-kinds.ts';
import { kindOfBlock } from './block-kinds.ts';

/** Gives what kind a block is, in words; one that is not offered by its tag and type. */
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
