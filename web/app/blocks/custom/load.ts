/** Brings what draws custom blocks; it stays out of pages that have none. */
import type { ShownBlock } from '../../data/shown-view.ts';
import type * as Table from './table.tsx';

let table: typeof Table | undefined;

/** The table of custom blocks, once something has brought it. */
export const loadedTable = (): typeof Table | undefined => table;

/**
 * Brings what draws the custom blocks among `blocks`, so that they are drawn at once. It never rejects: what could not be
 * brought is asked for again by the block itself.
 */
export async function loadCustomBlocks(blocks: readonly ShownBlock[]): Promise<void> {
  const custom = blocks.filter((block) => block.kind === 'custom');
  if (custom.length === 0) return;
  try {
    // Asked for once: on a server the import alone is a tenth of a page's loading.
    table ??= await import('./table.tsx');
    await table.loadModules(custom);
  } catch {
    // Said above.
  }
}
