import type { TopBlock as ShownTopBlock } from '../data/shown-view.ts';
import { targetPath } from '../data/paths.ts';
import { TopCard, WaitingTopCard } from './cards/top-card.tsx';
import { Row } from '../ui/row.tsx';
import type { BlockProps } from './block.ts';

/** Whether a heading such as “Top 10” already states the number of titles. */
function states(heading: string, count: number): boolean {
  return heading.split(/\D+/).includes(String(count));
}

/** Titles numbered by their place; the heading states their number. */
export function TopBlock({ block, isWaiting }: Pick<BlockProps<ShownTopBlock>, 'block' | 'isWaiting'>) {
  const items = block.titles;
  if (items.length === 0) return null;
  const heading = block.name ?? '';
  return (
    <Row
      title={heading}
      count={states(heading, items.length) ? undefined : items.length}
      subtitle={block.sub_name}
      href={block.target && targetPath(block.target)}
      isOrdered
    >
      {items.map((item, index) =>
        isWaiting ? (
          <WaitingTopCard key={item.id} place={index + 1} />
        ) : (
          <TopCard key={item.id} item={item} place={index + 1} />
        ),
      )}
    </Row>
  );
}
