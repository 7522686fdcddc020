import type { ImageProfile } from '@kadr/contract/image-url';
import { useMessages } from '../i18n/messages.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './option-line.module.css';
import type { SearchOption } from './search-options.ts';

export interface OptionLineProps {
  readonly option: SearchOption;
  readonly id: string;
  readonly isActive: boolean;
  /** Shows its kind, if no heading does. */
  readonly saysKind: boolean;
  readonly onFollow: () => void;
}

const profiles: Partial<Record<SearchOption['kind'], ImageProfile>> = {
  person: 'avatar',
  channel: 'channel',
  epg: 'channel',
  collection: 'collection',
  karaoke_item: 'karaoke',
};
/** Shapes of pictures other than posters. */
const shapes: Partial<Record<SearchOption['kind'], string | undefined>> = {
  person: styles.round,
  channel: styles.wide,
  epg: styles.wide,
  collection: styles.wide,
  karaoke_item: styles.square,
};

/** A line of a list below a field: a link that the arrow keys select. */
export function OptionLine({ option, id, isActive, saysKind, onFollow }: OptionLineProps) {
  const t = useMessages();
  const { text, kind, detail, href, picture } = option;
  const hasKind = saysKind && kind !== 'recent' && kind !== 'page';
  const about = [hasKind ? t('search.kind', { kind }) : null, detail].filter((word) => word !== null);
  return (
    <a
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist has neither pictures nor links
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      className={styles.option}
      onClick={onFollow}
    >
      <span className={styles.picture} aria-hidden="true">
        {picture ? (
          <Picture
            path={picture}
            profiles={[profiles[kind] ?? 'poster']}
            sizes="44px"
            alt=""
            className={classNames(styles.image, shapes[kind])}
          />
        ) : (
          <Icon name={iconOf(kind)} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.text}>{text}</span>
        {about.length > 0 && <span className={styles.detail}>{about.join(' · ')}</span>}
      </span>
    </a>
  );
}

function iconOf(kind: SearchOption['kind']): IconName {
  if (kind === 'recent') return 'clock';
  if (kind === 'page') return 'arrow_right';
  return kind === 'genre' ? 'film' : 'search';
}
