import { lazy, memo, Suspense, useState } from 'react';
import type { CustomBlock as Block } from '../../data/shown-view.ts';
import { loadedTable, loadTable } from './load.ts';

const table = async () => ({ default: (await loadTable()).TableBlock });

/** The viewer does something: moves the pointer, scrolls, presses a key, or goes back. */
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
 * A block whose component comes in its own chunk. What the server has drawn stands until then: the code of all but the
 * one that opens the page (`isFirst`) waits for the first thing that the viewer does.
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
