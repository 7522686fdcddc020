import type { Channel } from '@kadr/contract';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { toneClass } from '../ui/tone.ts';
import styles from './channel-logo.module.css';

export interface ChannelLogoProps {
  readonly channel: Pick<Channel, 'name' | 'logo'> & Partial<Pick<Channel, 'poster_bg_color'>>;
  /** Sizes of the picture, as for `<img sizes>`. */
  readonly sizes?: string;
  readonly isEarly?: boolean;
}

/** A channel's logo on its tint, 176 × 100; its name without one. The name is also beside it. */
export function ChannelLogo({ channel, sizes = '176px', isEarly = false }: ChannelLogoProps) {
  const { name, logo, poster_bg_color = null } = channel;
  return (
    <span className={classNames(styles.logo, toneClass(poster_bg_color))}>
      {logo === null ? (
        <span className={styles.lettering} aria-hidden="true">
          {name}
        </span>
      ) : (
        <Picture
          path={logo}
          profiles={['channel']}
          sizes={sizes}
          alt=""
          loading={isEarly ? 'eager' : 'lazy'}
          className={styles.image}
        />
      )}
    </span>
  );
}
