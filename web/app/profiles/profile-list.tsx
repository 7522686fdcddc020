import type { AgeLimit, Profile } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import { Icon } from '../ui/icon.tsx';
import { ProfileIcon } from '../ui/profile-icon.tsx';
import styles from './profiles.module.css';

export interface ProfileListProps {
  readonly profiles: readonly Profile[];
  readonly limits: readonly AgeLimit[];
  /** The profile that watches. */
  readonly present: number | null;
  /** The one that was chosen, while the service is asked. */
  readonly busy: number | null;
  readonly onChoose: (id: number) => void;
  /** With it there is a tile for a new profile. */
  readonly onAdd?: () => void;
}

/** One function for ever: called when the present one appears. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Profiles, of which a tap chooses one: picture, age, main or additional. */
export function ProfileList({ profiles, limits, present, busy, onChoose, onAdd }: ProfileListProps) {
  const t = useMessages();
  return (
    <ul className={styles.people}>
      {profiles.map(({ id, name, type, icon, default_age_limit_id }) => {
        const age = limits.find((limit) => limit.id === default_age_limit_id)?.name;
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.person}
              aria-current={id === present}
              aria-busy={id === busy}
              aria-disabled={busy !== null}
              ref={id === present ? takeFocus : null}
              onClick={() => onChoose(id)}
            >
              <span className={styles.portrait}>
                <ProfileIcon image={icon.image} />
                {age !== undefined && <span className={styles.badge}>{age}</span>}
              </span>
              <span className={styles.personName}>{name}</span>
              <span className={styles.small}>{t('profiles.type', { type })}</span>
            </button>
          </li>
        );
      })}
      {onAdd && (
        <li>
          <button type="button" className={styles.person} aria-disabled={busy !== null} onClick={onAdd}>
            <span className={styles.plus}>
              <Icon name="close" />
            </span>
            <span className={styles.personName}>{t('profiles.add')}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
