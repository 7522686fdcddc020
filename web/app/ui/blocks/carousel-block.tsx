import type { MediaItemCard } from '@kadr/contract';
import { useMessages } from '../../i18n/messages.tsx';
import { playerPath, targetPath, titlePath } from '../../routing/paths.ts';
import { PosterCard } from '../cards/poster-card.tsx';
import { UsageBadge } from '../cards/usage-badge.tsx';
import { WaitingCard } from '../cards/waiting-card.tsx';
import { WideCard } from '../cards/wide-card.tsx';
import { classNames } from '../class-names.ts';
import { durationMinutes, watchedPercent } from '../format.ts';
import { Row } from '../row.tsx';
import { toneClass } from '../tone.ts';
import { earlyCards, onePerSeries, saysFree, titlesOf } from './block.ts';
import type { BlockProps } from './block.ts';
import styles from './blocks.module.css';

/** A row of titles; its tag says which cards (MB-013, MB-021 – MB-023). */
export function CarouselBlock({ block, isEarly, isWaiting }: BlockProps) {
  const all = titlesOf(block);
  const items = block.tag === 'continue_viewing' ? onePerSeries(all) : all;
  const kind = cardKind(block.tag);
  const free = saysFree(items);
  if (items.length === 0) return null;
  return (
    <Row
      title={block.name ?? ''}
      subtitle={block.sub_name}
      href={block.target && targetPath(block.target)}
      className={classNames(
        block.glow_color && styles.glowing,
        block.glow_color && toneClass(block.glow_color),
      )}
    >
      {items.map((item, index) => {
        const early = isEarly && index < earlyCards;
        if (isWaiting) return <WaitingCard key={item.id} kind={kind} />;
        if (block.tag === 'continue_viewing')
          return <ContinueCard key={item.id} item={item} isEarly={early} />;
        if (kind === 'wide')
          return <LandscapeCard key={item.id} item={item} isEarly={early} saysFree={free} />;
        return (
          <PosterCard
            key={item.id}
            item={item}
            size={kind === 'big' ? 'big' : 'normal'}
            saysFree={free}
            isEarly={early}
          />
        );
      })}
    </Row>
  );
}

function cardKind(tag: string | null): 'poster' | 'big' | 'wide' {
  if (tag === 'big_posters') return 'big';
  return tag === 'horizontal_posters' || tag === 'continue_viewing' ? 'wide' : 'poster';
}

function LandscapeCard({
  item,
  isEarly,
  saysFree,
}: {
  readonly item: MediaItemCard;
  readonly isEarly: boolean;
  readonly saysFree: boolean;
}) {
  return (
    <WideCard
      href={titlePath(item)}
      name={item.name}
      detail={[item.year, item.genres[0]?.name].filter(Boolean).join(' · ')}
      picture={item.visit_card ?? item.background}
      color={item.poster_bg_color}
      age={item.age_level.name}
      badge={<UsageBadge item={item} saysFree={saysFree} />}
      isEarly={isEarly}
      isTitlePicture
    />
  );
}

/** Where the viewer left off: leads straight on. */
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
