import type { AgeLimit, Profile } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import { Icon } from '../ui/icon.tsx';
import { ProfileIcon } from '../ui/profile-icon.tsx';
import styles from './profiles.module.css';

export interface ProfileListProps {
  readonly profiles: readonly Profile[];
  readonly limits: readonly AgeLimit[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
  /** With it there is a tile for a new profile (PR-018). */
  readonly onAdd?: () => void;
}

/** One function for ever: called when the chosen one appears. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

/** Profiles to choose one of: picture, age, main or additional (PR-016, PR-017). */
export function ProfileList({ profiles, limits, chosen, onChoose, onAdd }: ProfileListProps) {
  const t = useMessages();
  return (
    <fieldset className={styles.plain}>
      <legend className={styles.unseen}>{t('profiles.who')}</legend>
      <div className={styles.people}>
        {profiles.map(({ id, name, type, icon, default_age_limit_id }) => {
          const age = limits.find((limit) => limit.id === default_age_limit_id)?.name;
          return (
            <label key={id} className={styles.person}>
              <input
                type="radio"
                name="profile"
                value={id}
                checked={id === chosen}
                ref={id === chosen ? takeFocus : null}
                onChange={() => onChoose(id)}
              />
              <span className={styles.portrait}>
                <ProfileIcon image={icon.image} />
                {age !== undefined && <span className={styles.badge}>{age}</span>}
              </span>
              <span className={styles.personName}>{name}</span>
              <span className={styles.small}>{t('profiles.type', { type })}</span>
            </label>
          );
        })}
        {onAdd && (
          <button type="button" className={styles.person} onClick={onAdd}>
            <span className={styles.plus}>
              <Icon name="close" />
            </span>
            <span className={styles.personName}>{t('profiles.add')}</span>
          </button>
        )}
      </div>
    </fieldset>
  );
}
