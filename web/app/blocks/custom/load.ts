/** Loads the code of custom blocks, which pages without such blocks do not load. */
import type { ComponentType } from 'react';
import type { CustomBlock, ShownBlock } from '../../data/shown-view.ts';

/** The exports of `block-table.tsx` for the folders below it. */
export interface BlockTable {
  readonly TableBlock: ComponentType<{ readonly block: CustomBlock }>;
  /** Loads the components of these blocks. */
  readonly loadModules: (blocks: readonly CustomBlock[]) => Promise<void>;
}

let table: BlockTable | undefined;
let importTable = (): Promise<BlockTable> => Promise.reject(new Error('No table of blocks.'));

/**
 * Sets the import of the table: it names blocks of features, which are above this folder, so the app's top level
 * provides it.
 */
export function provideBlockTable(load: () => Promise<BlockTable>): void {
  importTable = load;
}

/** The table of custom blocks, once it is loaded. */
export const loadedTable = (): BlockTable | undefined => table;

/** Loads the table, once: on a server the import alone is a tenth of a page's loading time. */
export async function loadTable(): Promise<BlockTable> {
  return (table ??= await importTable());
}

/**
 * Loads the components of the custom blocks among `blocks`, so that they render at once. It never rejects: a block
 * loads its component again when this has failed.
 */
export async function loadCustomBlocks(blocks: readonly ShownBlock[]): Promise<void> {
  const custom = blocks.filter((block) => block.kind === 'custom');
  if (custom.length === 0) return;
  try {
    await (await loadTable()).loadModules(custom);
  } catch {
    // Never rejects: see above.
  }
}
