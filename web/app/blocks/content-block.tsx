import { useId } from 'react';
import type { GridBlock } from '../data/shown-view.ts';
import { targetPath } from '../data/paths.ts';
import { PosterCard } from './cards/poster-card.tsx';
import { WaitingCard } from './cards/waiting-card.tsx';
import { RowTitle } from '../ui/row-title.tsx';
import { earlyCards, saysFree } from './block.ts';
import type { BlockProps } from './block.ts';
import styles from './blocks.module.css';

/** Titles in a grid, all visible. */
export function ContentBlock({ block, isEarly, isWaiting }: BlockProps<GridBlock>) {
  const id = useId();
  const items = block.titles;
  if (items.length === 0) return null;
  return (
    <section className={styles.content}>
      <RowTitle
        id={id}
        title={block.name ?? ''}
        subtitle={block.sub_name}
        href={block.target && targetPath(block.target)}
      />
      <ul aria-labelledby={id} className={styles.grid}>
        {items.map((item, index) =>
          isWaiting ? (
            <WaitingCard key={item.id} kind="poster" />
          ) : (
            <PosterCard
              key={item.id}
              item={item}
              saysFree={saysFree(items)}
              isEarly={isEarly && index < earlyCards}
            />
          ),
        )}
      </ul>
    </section>
  );
}
