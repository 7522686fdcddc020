import { lazy, memo, Suspense, useState } from 'react';
import type { CustomBlock as Block } from '../../data/shown-view.ts';
import { loadedTable, loadTable } from './load.ts';

const table = async () => ({ default: (await loadTable()).TableBlock });

/** Resolves at the viewer's first action: moving the pointer, scrolling, pressing a key, or going back. */
let acted: Promise<unknown> | undefined;
const viewerActs = (): Promise<unknown> =>
  (acted ??= new Promise((resolve) => {
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'popstate'])
      addEventListener(type, resolve, { once: true, capture: true, passive: true });
  }));

const First = lazy(table);
const Later = lazy(async () => {
  await viewerActs();
  return table();
});

/**
 * A block whose component is in its own chunk. The server's markup remains until the chunk is loaded: all blocks but
 * the first of the page (`isFirst`) wait for the viewer's first action.
 */
export const CustomBlock = memo(function CustomBlock({
  block,
  isFirst,
}: {
  readonly block: Block;
  readonly isFirst: boolean;
}) {
  const [Shown] = useState(() => loadedTable()?.TableBlock ?? (isFirst ? First : Later));
  return (
    <Suspense fallback={null}>
      <Shown block={block} />
    </Suspense>
  );
});
