import { useEffect, useMemo } from 'react';
import type { ComponentType } from 'react';
import type { CustomBlock } from '../../data/shown-view.ts';
import { frameOf } from './block-frame.ts';
import type { BlockFrame } from './block-frame.ts';
import { reportBlock } from './report-block.ts';

/** What the component of a custom block is given. */
export interface CustomBlockProps<Data> {
  /** What every custom block has: `BlockSection` shows most of it. */
  readonly block: BlockFrame;
  /** What the block's own reader has made of its data. */
  readonly data: Data;
}

/** A custom block as the table has it. */
export type BlockComponent = ComponentType<{
  readonly block: CustomBlock;
  /** The block is called by its `name`, which therefore is not its heading. */
  readonly isNamed: boolean;
}>;

/**
 * A custom block: `read` makes of what an editor has written what `Component` needs, or null when that cannot be shown;
 * then nothing is, and it is reported once.
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
