import type { AgeLimit, Profile } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import { Icon } from '../ui/icon.tsx';
import { ProfileIcon } from '../ui/profile-icon.tsx';
import styles from './profiles.module.css';

export interface ProfileListProps {
  readonly profiles: readonly Profile[];
  readonly limits: readonly AgeLimit[];
  /** Id of the current profile. */
  readonly present: number | null;
  /** Id of the chosen profile while the service is called. */
  readonly busy: number | null;
  readonly onChoose: (id: number) => void;
  /** If set, there is a tile for a new profile. */
  readonly onAdd?: () => void;
}

/** A constant function, so that it is called once, when the current one appears. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Profiles to choose from by a tap: picture, age, main or additional. */
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
