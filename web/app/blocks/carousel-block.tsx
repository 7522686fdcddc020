import type { MediaItemCard } from '@kadr/contract';
import type { ReactNode } from 'react';
import type { RowBlock, WideTitle } from '../data/shown-view.ts';
import { useMessages } from '../i18n/messages.tsx';
import { playerPath, targetPath, titlePath } from '../data/paths.ts';
import { PosterCard } from './cards/poster-card.tsx';
import { UsageBadge } from './cards/usage-badge.tsx';
import { mostWaiting, WaitingCard } from './cards/waiting-card.tsx';
import { WideCard } from './cards/wide-card.tsx';
import { classNames } from '../ui/class-names.ts';
import { durationMinutes, watchedPercent } from '../ui/format.ts';
import { Row } from '../ui/row.tsx';
import { toneClass } from '../ui/tone.ts';
import { earlyCards, saysFree } from './block.ts';
import type { BlockProps } from './block.ts';
import styles from './blocks.module.css';

/** A row of titles: posters, landscape cards, or titles to continue watching. */
export function CarouselBlock({ block, isEarly, isWaiting }: BlockProps<RowBlock>) {
  const { kind, name, sub_name, target, glow_color, titles } = block;
  if (titles.length === 0) return null;
  return (
    <Row
      title={name ?? ''}
      subtitle={sub_name}
      href={target && targetPath(target)}
      cards={cardSizes[kind]}
      isWaiting={isWaiting}
      className={classNames(glow_color && styles.glowing, glow_color && toneClass(glow_color))}
    >
      {isWaiting
        ? titles.slice(0, mostWaiting).map(({ id }) => <WaitingCard key={id} kind={cardSizes[kind]} />)
        : cardsOf(block, (index) => isEarly && index < earlyCards)}
    </Row>
  );
}

const cardSizes = {
  posters: 'poster',
  big_posters: 'big',
  cold_start: 'poster',
  wide: 'wide',
  continue_viewing: 'wide',
} as const;

function cardsOf(block: RowBlock, isEarly: (index: number) => boolean): ReactNode {
  if (block.kind === 'continue_viewing') {
    return block.titles.map((item, index) => (
      <ContinueCard key={item.id} item={item} isEarly={isEarly(index)} />
    ));
  }
  const free = saysFree(block.titles);
  if (block.kind === 'wide') {
    return block.titles.map((item, index) => (
      <LandscapeCard key={item.id} item={item} isEarly={isEarly(index)} saysFree={free} />
    ));
  }
  return block.titles.map((item, index) => (
    <PosterCard
      key={item.id}
      item={item}
      size={block.kind === 'big_posters' ? 'big' : 'normal'}
      saysFree={free}
      isEarly={isEarly(index)}
    />
  ));
}

function LandscapeCard({
  item,
  isEarly,
  saysFree,
}: {
  readonly item: WideTitle;
  readonly isEarly: boolean;
  readonly saysFree: boolean;
}) {
  return (
    <WideCard
      href={titlePath(item)}
      name={item.name}
      detail={[item.year, item.genre].filter(Boolean).join(' · ')}
      picture={item.visit_card ?? item.background}
      color={item.poster_bg_color}
      age={item.age}
      badge={<UsageBadge item={item} saysFree={saysFree} />}
      isEarly={isEarly}
      isTitlePicture
    />
  );
}

/** A title to continue watching: leads directly to the player. */
function ContinueCard({ item, isEarly }: { readonly item: MediaItemCard; readonly isEarly: boolean }) {
  const t = useMessages();
  const percent = watchedPercent(item.media_position?.timepoint, item.duration);
  const left = durationMinutes((item.duration ?? 0) - (item.media_position?.timepoint ?? 0));
  const isEpisode = item.season_order_number !== null && item.order_number !== null;
  return (
    <WideCard
      href={playerPath(item)}
      name={item.series_name ?? item.name}
      detail={
        isEpisode
          ? t('ui.seasonAndEpisode', {
              season: item.season_order_number ?? 0,
              episode: item.order_number ?? 0,
            })
          : left === null
            ? ''
            : t('ui.minutesLeft', { count: left })
      }
      picture={item.visit_card ?? item.background}
      color={item.poster_bg_color}
      progress={percent === null ? null : { value: percent, label: t('ui.watched', { percent }) }}
      isEarly={isEarly}
      isTitlePicture
    />
  );
}
