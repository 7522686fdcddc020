import type { ImageProfile } from '@kadr/contract/image-url';
import { useRef } from 'react';
import { useMessages } from '../../i18n/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LateIcon } from '../../ui/late-icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Rating } from '../../ui/rating.tsx';
import { toneClass } from '../../ui/tone.ts';
import type { BlockCard, Label } from './card-data.ts';
import styles from './banner-card.module.css';
import { Markup } from '../../ui/markup.tsx';
import { QuietVideo } from './quiet-video.tsx';
import { usePixels } from './use-pixels.ts';

/** The sizes of banners and the pictures for them. */
const pictures = {
  small: { profiles: ['banner_small'], sizes: '228px' },
  medium: { profiles: ['banner_medium'], sizes: '386px' },
  large: { profiles: ['banner_medium', 'key_visual'], sizes: '(max-width: 719px) 92vw, 780px' },
  stretching: { profiles: ['banner_medium', 'key_visual'], sizes: '(max-width: 1759px) 96vw, 1760px' },
} as const satisfies Record<
  BlockCard['size'],
  { profiles: readonly [ImageProfile, ...ImageProfile[]]; sizes: string }
>;

export interface BannerCardProps {
  readonly card: BlockCard;
  /** The size, when it differs from the card's own. */
  readonly size?: BlockCard['size'];
  /** Whether it is a copy beside the original, hidden from assistive technology. */
  readonly isCopy?: boolean;
}

/** A banner: its picture or video, its words, and its advertiser. */
export function BannerCard({ card, size = card.size, isCopy = false }: BannerCardProps) {
  const { title, subtitle, text, link, picture, logo, icon, labels, age, rating, video, advertiser } = card;
  const place = useRef<HTMLLIElement>(null);
  usePixels(place, isCopy ? null : card.pixels);
  const face = (
    <>
      <span className={styles.picture}>
        {picture && <Picture path={picture} {...pictures[size]} alt="" className={styles.image} />}
        {video.length > 0 && <QuietVideo files={video} />}
        {logo ? (
          <Picture
            path={logo}
            profiles={['banner_small']}
            sizes="72px"
            alt=""
            className={classNames(styles.logo, card.logoSize === 'large' && styles.largeLogo)}
          />
        ) : (
          icon && (
            <span className={styles.icon}>
              <LateIcon name={icon} />
            </span>
          )
        )}
        <span className={styles.marks}>
          <Labels labels={labels} />
          {age && <Badge>{age}</Badge>}
        </span>
      </span>
      {(title ?? subtitle) !== null && (
        <span className={styles.words}>
          {title && (
            <span className={styles.title}>
              {title} {rating !== null && <Rating value={rating} />}
            </span>
          )}
          {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        </span>
      )}
    </>
  );
  return (
    <li
      ref={place}
      className={classNames(styles.card, styles[size], toneClass(card.color))}
      aria-hidden={isCopy || undefined}
    >
      {link ? (
        <a
          href={link.href}
          className={styles.face}
          tabIndex={isCopy ? -1 : undefined}
          {...(title === null && { 'aria-label': link.title ?? subtitle ?? link.href })}
          {...(link.isBlank && { target: '_blank', rel: 'noopener' })}
        >
          {face}
        </a>
      ) : (
        <div className={styles.face}>{face}</div>
      )}
      {text && (
        <div className={styles.text}>
          <Markup text={text} />
        </div>
      )}
      {advertiser && <Advertiser advertiser={advertiser} />}
    </li>
  );
}

/** Labels in their own colours. */
export function Labels({ labels }: { readonly labels: readonly Label[] }) {
  return labels.map(({ text, color }) => (
    <span key={text} className={classNames(styles.label, toneClass(color))}>
      {text}
    </span>
  ));
}

/** The advertiser of a banner. */
export function Advertiser({ advertiser }: { readonly advertiser: NonNullable<BlockCard['advertiser']> }) {
  const t = useMessages();
  const { owner, token, color } = advertiser;
  return (
    <p className={classNames(styles.advertiser, toneClass(color))}>
      {t('offers.advertiser', { owner })}
      {token !== '' && <> · erid: {token}</>}
    </p>
  );
}
