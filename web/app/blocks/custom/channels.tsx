import type { MediaBlock } from '@kadr/contract';
import { useMessages } from '../../i18n/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { Row } from '../../ui/row.tsx';
import { toneClass } from '../../ui/tone.ts';
import { cardsOf } from './card-data.ts';
import type { BlockCard } from './card-data.ts';
import styles from './channels.module.css';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';

/** More channels are shown in two rows. */
const mostInOneRow = 20;
/** The link of a channel without its own page. */
const allChannels = '/tv';

export function readChannels({ items }: Pick<MediaBlock, 'items'>): readonly BlockCard[] | null {
  const channels = items.filter(({ type }) => type === 'channel');
  return channels.length === 0 ? null : cardsOf({ custom_data: null, items: channels });
}

/** Channels by their logos. */
function Channels({ block, data: channels }: CustomBlockProps<readonly BlockCard[]>) {
  const t = useMessages();
  return (
    <div id={block.htmlId}>
      <Row
        title={block.name ?? t('offers.channels')}
        subtitle={block.sub_name}
        href={block.link?.href ?? null}
        className={channels.length > mostInOneRow ? styles.two : undefined}
      >
        {channels.map(({ key, title, link, picture, age, color }) => {
          return (
            <li key={key} className={styles.channel}>
              <a href={link?.href ?? allChannels} className={styles.face}>
                <span className={classNames(styles.logo, toneClass(color))}>
                  {picture && (
                    <Picture
                      path={picture}
                      profiles={['channel']}
                      sizes="(max-width: 719px) 132px, 176px"
                      alt=""
                      className={styles.image}
                    />
                  )}
                  {age && (
                    <span className={styles.age}>
                      <Badge>{age}</Badge>
                    </span>
                  )}
                </span>
                <span className={styles.name}>{title}</span>
              </a>
            </li>
          );
        })}
      </Row>
    </div>
  );
}

export const ChannelsBlock = defineBlock(readChannels, Channels);
