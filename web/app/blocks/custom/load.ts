/** Brings what draws custom blocks; it stays out of pages that have none. */
import type { ComponentType } from 'react';
import type { CustomBlock, ShownBlock } from '../../data/shown-view.ts';

/** What `block-table.tsx` exports for the blocks below it. */
export interface BlockTable {
  readonly TableBlock: ComponentType<{ readonly block: CustomBlock }>;
  /** Brings what draws these blocks. */
  readonly loadModules: (blocks: readonly CustomBlock[]) => Promise<void>;
}

let table: BlockTable | undefined;
let importTable = (): Promise<BlockTable> => Promise.reject(new Error('No table of blocks.'));

/** Says where the table is: it names blocks of features, which stand above this folder, so that the app's top gives it. */
export function provideBlockTable(load: () => Promise<BlockTable>): void {
  importTable = load;
}

/** The table of custom blocks, once something has brought it. */
export const loadedTable = (): BlockTable | undefined => table;

/** Brings the table. Asked for once: on a server the import alone is a tenth of a page's loading. */
export async function loadTable(): Promise<BlockTable> {
  return (table ??= await importTable());
}

/**
 * Brings what draws the custom blocks among `blocks`, so that they are drawn at once. It never rejects: what could not be
 * brought is asked for again by the block itself.
 */
export async function loadCustomBlocks(blocks: readonly ShownBlock[]): Promise<void> {
  const custom = blocks.filter((block) => block.kind === 'custom');
  if (custom.length === 0) return;
  try {
    await (await loadTable()).loadModules(custom);
  } catch {
    // Said above.
  }
}
