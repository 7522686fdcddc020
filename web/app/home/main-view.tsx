import type { ReactNode } from 'react';
import type { ShownView } from '../data/shown-view.ts';
import { useMessages } from '../i18n/messages.tsx';
import { MediaBlocks, opensWithHero } from '../blocks/media-blocks.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './main-view.module.css';

export interface MainViewProps {
  readonly view: ShownView;
  readonly name: string;
  readonly isHome?: boolean;
  /** The content below the hero, or below the name where there is no hero. */
  readonly belowHero?: ReactNode;
}

/** A main view: its name and its blocks. When it starts with a hero, the name is visually hidden. */
export function MainView({ view, name, isHome = false, belowHero }: MainViewProps) {
  const t = useMessages();
  const blocks = view.blocks;
  if (blocks.every(({ kind, titles }) => kind !== 'words' && kind !== 'custom' && titles.length === 0)) {
    return (
      <div className={styles.empty}>
        <EmptyState
          icon="film"
          titleAs="h1"
          title={isHome ? t('home.emptyTitle') : name}
          text={isHome ? t('home.emptyHomeText') : t('home.emptyText')}
        >
          {!isHome && (
            <ButtonLink href="/" variant="primary">
              {t('shell.toHome')}
            </ButtonLink>
          )}
        </EmptyState>
      </div>
    );
  }
  const hasHero = opensWithHero(blocks);
  const heroEnd = hasHero ? blocks.findIndex(({ kind }) => kind !== 'unknown') + 1 : 0;
  return (
    <div className={styles.view} data-part="view">
      {hasHero ? (
        <VisuallyHidden as="h1">{name}</VisuallyHidden>
      ) : (
        <header className={styles.header}>
          <h1 className={styles.title}>{name}</h1>
          {view.description !== null && <p className={styles.description}>{view.description}</p>}
        </header>
      )}
      {belowHero === undefined ? (
        <MediaBlocks blocks={blocks} />
      ) : (
        <>
          <MediaBlocks blocks={blocks.slice(0, heroEnd)} />
          <div className={styles.belowHero}>{belowHero}</div>
          <MediaBlocks blocks={blocks.slice(heroEnd)} isBelow={hasHero} />
        </>
      )}
    </div>
  );
}
