import { queryOptions } from '@tanstack/react-query';
import { loadCustomBlocks } from '../blocks/custom/load.ts';
import type { ShownBlock } from '../data/shown-view.ts';

/** Fetches the code of the custom blocks of a part of the gallery. */
export const loadedBlocksQuery = (part: string, blocks: readonly ShownBlock[]) =>
  queryOptions({
    queryKey: ['gallery', part],
    queryFn: async () => {
      await loadCustomBlocks(blocks);
      return part;
    },
  });
