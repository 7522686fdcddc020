import { useEffect, useMemo } from 'react';
import type { ComponentType } from 'react';
import type { CustomBlock } from '../../data/shown-view.ts';
import { frameOf } from './block-frame.ts';
import type { BlockFrame } from './block-frame.ts';
import { reportBlock } from './report-block.ts';

/** The props of a custom block's component. */
export interface CustomBlockProps<Data> {
  /** The fields of every custom block: `BlockSection` shows most of them. */
  readonly block: BlockFrame;
  /** The block's own data, as its reader returned it. */
  readonly data: Data;
}

/** A custom block's component, as the table has it. */
export type BlockComponent = ComponentType<{
  readonly block: CustomBlock;
  /** Whether the block is identified by its `name`, which is then not its heading. */
  readonly isNamed: boolean;
}>;

/**
 * Defines a custom block: `read` turns an editor's input into the data of `Component`, or returns null when it cannot
 * be shown; the block is then left out and reported once.
 */
export function defineBlock<Data>(
  read: (block: CustomBlock) => Data | null,
  Component: ComponentType<CustomBlockProps<Data>>,
): BlockComponent {
  return function DefinedBlock({ block, isNamed }) {
    const frame = useMemo(() => frameOf(block, isNamed), [block, isNamed]);
    const data = useMemo(() => read(block), [block]);
    const isWrong = data === null;
    useEffect(() => {
      if (isWrong)
        reportBlock(
          `The custom block “${block.tag ?? block.name ?? block.type}” has data that cannot be shown.`,
        );
    }, [isWrong, block]);
    return data === null ? null : <Component block={frame} data={data} />;
  };
}
