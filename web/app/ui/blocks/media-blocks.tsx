import type { MediaBlock } from '@kadr/contract';
import type { ComponentType } from 'react';
import { useSettings } from '../../data/initial-data.tsx';
import { BackgroundBlock } from './background-block.tsx';
import type { BlockProps } from './block.ts';
import { CarouselBlock } from './carousel-block.tsx';
import { ContentBlock } from './content-block.tsx';
import { NearScreen } from './near-screen.tsx';
import { PromoBlock } from './promo-block.tsx';
import { TopBlock } from './top-block.tsx';

/** Blocks by type. A type that is not here is not shown (MB-020): its kind of content has no pages yet. */
const components = new Map<string, ComponentType<BlockProps>>([
  ['promo', PromoBlock],
  ['background', BackgroundBlock],
  ['carousel', CarouselBlock],
  ['collection', CarouselBlock],
  ['content', ContentBlock],
  ['top10', TopBlock],
]);

/** Blocks whose content stands in the server's markup: a phone and a desktop see no more at first. */
const onServer = 4;
const reported = new Set<string>();

export interface MediaBlocksProps {
  readonly blocks: readonly MediaBlock[];
  /** The blocks stand below something else, so none of them is in the first screen. */
  readonly isBelow?: boolean;
}

/** The blocks of a main view, in order. The first come with the page, the rest keep their places and fill them when near. */
export function MediaBlocks({ blocks, isBelow = false }: MediaBlocksProps) {
  const { environment } = useSettings();
  const shown = blocks.filter(({ type }) => {
    if (components.has(type)) return true;
    if (environment === 'development') reportOnce(type);
    return false;
  });
  return shown.map((block, index) => {
    const Block = components.get(block.type);
    if (!Block) return null;
    // Under a hero, whose picture comes first, everything else can wait for the layout.
    const isEarly = !isBelow && index === 0;
    if (index < (isBelow ? 1 : onServer))
      return <Block key={block.id} block={block} isEarly={isEarly} isWaiting={false} />;
    return (
      <NearScreen key={block.id}>
        {(isNear) => <Block block={block} isEarly={false} isWaiting={!isNear} />}
      </NearScreen>
    );
  });
}

/** Whether a view opens with a picture from edge to edge, which then stands under the header. */
export function opensWithHero(blocks: readonly MediaBlock[]): boolean {
  const first = blocks.find(({ type }) => components.has(type));
  return first?.type === 'promo' && first.items.some(({ type }) => type === 'media_item');
}

function reportOnce(type: string): void {
  if (reported.has(type)) return;
  reported.add(type);
  // oxlint-disable-next-line no-console -- for whoever develops a view; never in production
  console.warn(`Blocks of type “${type}” have no component and are not shown.`);
}
