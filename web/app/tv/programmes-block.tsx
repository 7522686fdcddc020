import type { Epg, MediaBlock } from '@kadr/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { channelsQuery } from './queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { epgPath } from '../data/paths.ts';
import { percentAt, useEpgTimes } from './epg-times.ts';
import { useNow } from '../data/now.ts';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { Progress } from '../ui/progress.tsx';
import { Row } from '../ui/row.tsx';
import { defineBlock } from '../blocks/custom/define-block.tsx';
import type { CustomBlockProps } from '../blocks/custom/define-block.tsx';
import styles from './programmes-block.module.css';

interface Programmes {
  readonly items: readonly Epg[];
  /** Larger cards, with the channel's name and the progress. */
  readonly isPlus: boolean;
}

export function readProgrammes({ items, tag }: Pick<MediaBlock, 'items' | 'tag'>): Programmes | null {
  const epgs = items.flatMap((item) => (item.type === 'epg' ? [item.epg] : []));
  return epgs.length === 0 ? null : { items: epgs, isPlus: tag === 'tvprogrammsplus' };
}

/** Replaces an ended programme by its channel's current one; nothing is fetched before. */
function useOnAir(items: readonly Epg[], now: number): readonly Epg[] {
  const hasEnded = ({ end_time }: Epg): boolean => end_time <= now;
  const { data } = useInfiniteQuery({ ...channelsQuery(null), enabled: items.some(hasEnded) });
  if (data === undefined) return items;
  const channels = new Map(data.pages.flatMap((page) => page.items).map(({ slug, epgs }) => [slug, epgs]));
  return items.flatMap((epg) => {
    if (!hasEnded(epg)) return [epg];
    const next = channels.get(epg.channel_info.slug)?.find((other) => percentAt(other, now) !== null);
    return next === undefined ? [] : [next];
  });
}

/** Programmes with their channels' pictures: 230 × 130, in the plus form 290 × 165. */
function ProgrammesRow({ block, data: { items, isPlus } }: CustomBlockProps<Programmes>) {
  const t = useMessages();
  const now = useNow();
  const { clock, span } = useEpgTimes();
  const shown = useOnAir(items, now);
  return (
    <div id={block.htmlId}>
      <Row title={block.name ?? t('tv.onAir')} subtitle={block.sub_name} href={block.link?.href ?? '/tv'}>
        {shown.map((epg) => {
          const picture = epg.logo ?? epg.channel_info.logo;
          const percent = percentAt(epg, now);
          return (
            <li key={epg.id} className={classNames(styles.programme, isPlus && styles.plus)}>
              <a href={epgPath(epg.channel_info.slug, epg.id)} className={styles.face}>
                <span className={styles.picture}>
                  {picture && (
                    <Picture
                      path={picture}
                      profiles={[isPlus ? 'epg_rail_wide' : 'epg_rail']}
                      sizes={isPlus ? '(max-width: 719px) 240px, 290px' : '(max-width: 719px) 180px, 230px'}
                      alt=""
                      className={styles.image}
                    />
                  )}
                  {percent !== null && (
                    <span className={styles.progress}>
                      <Progress value={percent} label={t('tv.hasGone', { percent })} />
                    </span>
                  )}
                </span>
                <span className={styles.name}>{epg.name}</span>
                <span className={styles.detail}>
                  {[
                    ...(isPlus ? [epg.channel_info.name, span(epg)] : [clock(epg.start_time)]),
                    epg.age_level.name,
                  ].join(' · ')}
                </span>
              </a>
            </li>
          );
        })}
      </Row>
    </div>
  );
}

export const ProgrammesBlock = defineBlock(readProgrammes, ProgrammesRow);
