import { useSettings } from '../data/initial-data.tsx';
import type { CustomBlock as Custom, KnownBlock, ShownBlock } from '../data/shown-view.ts';
import { CustomBlock } from './custom/custom-block.tsx';
import { Below } from '../ui/below.tsx';
import { BackgroundBlock } from './background-block.tsx';
import type { BlockProps } from './block.ts';
import { CarouselBlock } from './carousel-block.tsx';
import { ContentBlock } from './content-block.tsx';
import { NearScreen } from './near-screen.tsx';
import { PromoBlock } from './promo-block.tsx';
import { TopBlock } from './top-block.tsx';
import { WordsBlock } from './words-block.tsx';

/** The number of blocks whose content is in the server's markup: no device shows more at first. */
const onServer = 4;
const reported = new Set<string>();

export interface MediaBlocksProps {
  readonly blocks: readonly ShownBlock[];
  /** Whether the blocks are below other content, so that none of them is in the first screen. */
  readonly isBelow?: boolean;
}

/**
 * The blocks of a main view, in order. The first come with the page; the rest keep their places and are filled when
 * near.
 */
export function MediaBlocks({ blocks, isBelow = false }: MediaBlocksProps) {
  const { environment } = useSettings();
  if (environment === 'development') blocks.forEach(reportUnknown);
  const shown = known(blocks).map((block, index) => {
    // Below a hero, whose picture loads first, everything else can wait for the layout.
    const isEarly = !isBelow && index === 0;
    if (block.kind === 'custom')
      return <CustomBlock key={block.id} block={block} isFirst={!isBelow && index === 0} />;
    if (index < (isBelow ? 1 : onServer))
      return <Block key={block.id} block={block} isEarly={isEarly} isWaiting={false} />;
    return (
      <NearScreen key={block.id}>
        {(isNear) => <Block block={block} isEarly={false} isWaiting={!isNear} />}
      </NearScreen>
    );
  });
  if (!isBelow && !opensWithHero(blocks)) return shown;
  // A hero is nearly as high as the screen: the blocks after the one that follows it are below the screen.
  const firstBelow = isBelow ? 1 : 2;
  return (
    <>
      {shown.slice(0, firstBelow)}
      <Below>{shown.slice(firstBelow)}</Below>
    </>
  );
}

function Block({ block, isEarly, isWaiting }: BlockProps<Exclude<KnownBlock, Custom>>) {
  if (block.kind === 'words') return <WordsBlock block={block} />;
  if (block.kind === 'promo') return <PromoBlock block={block} />;
  if (block.kind === 'background') return <BackgroundBlock block={block} isWaiting={isWaiting} />;
  if (block.kind === 'top') return <TopBlock block={block} isWaiting={isWaiting} />;
  if (block.kind === 'grid') return <ContentBlock block={block} isEarly={isEarly} isWaiting={isWaiting} />;
  const row = <CarouselBlock block={block} isEarly={isEarly} isWaiting={isWaiting} />;
  // The target of cold start.
  return block.kind === 'cold_start' ? <div id="cold_start">{row}</div> : row;
}

/** Whether a view starts with a picture from edge to edge, which then extends under the header. */
export function opensWithHero(blocks: readonly ShownBlock[]): boolean {
  const [first] = known(blocks);
  return first?.kind === 'promo' && first.titles.length > 0;
}

function known(blocks: readonly ShownBlock[]): KnownBlock[] {
  return blocks.filter((block) => block.kind !== 'unknown');
}

function reportUnknown(block: ShownBlock): void {
  if (block.kind !== 'unknown' || reported.has(block.type)) return;
  reported.add(block.type);
  // oxlint-disable-next-line no-console -- for developers of views; never in production
  console.warn(`Blocks of type “${block.type}” have no component and are not shown.`);
}
