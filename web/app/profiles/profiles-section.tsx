import type { Profile } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { modals } from '../modals/modals.ts';
import { failureOf } from '../data/page-errors.ts';
import { Icon } from '../ui/icon.tsx';
import { ProfileIcon } from '../ui/profile-icon.tsx';
import { toasts } from '../data/toasts.ts';
import { askPin, checkPin } from './pin-modals.ts';
import { isWrongPin } from './pin-problem.ts';
import styles from './profiles-section.module.css';
import { switchProfile } from './switch-profile.ts';
import { useProfiles } from './use-profiles.ts';

/**
 * The account's profiles on the first page of the personal area: shows the current one, and can edit, switch or add
 * profiles.
 */
export function ProfilesSection() {
  const t = useMessages();
  const { profiles, limits, present, isMaster, canAdd } = useProfiles();
  const { busy, goOnAs } = useProfileSwitch();
  if (profiles === null) return null;

  const add = async (): Promise<void> => {
    // The PIN enforces the limits of profiles.
    if (!(await checkPin())) return;
    await modals.open(() => import('./new-profile-modal.tsx').then((module) => module.NewProfileModal), {});
  };
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('profiles.section')}</h2>
      <ul className={styles.people}>
        {profiles.map((profile) => (
          <Person
            key={profile.id}
            profile={profile}
            age={limits.find((limit) => limit.id === profile.default_age_limit_id)?.name}
            isPresent={profile.id === present}
            mayEdit={isMaster || profile.id === present}
            isBusy={busy === profile.id}
            onSwitch={() => void goOnAs(profile.id)}
          />
        ))}
        {canAdd && (
          <li className={styles.person}>
            <button type="button" className={styles.add} onClick={() => void add()}>
              <span className={styles.plus}>
                <Icon name="close" />
              </span>
              <span className={styles.name}>{t('profiles.add')}</span>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

interface PersonProps {
  readonly profile: Profile;
  /** Name of the age limit. */
  readonly age: string | undefined;
  readonly isPresent: boolean;
  readonly mayEdit: boolean;
  readonly isBusy: boolean;
  readonly onSwitch: () => void;
}

function Person({ profile, age, isPresent, mayEdit, isBusy, onSwitch }: PersonProps) {
  const t = useMessages();
  const { id, name, type, icon } = profile;
  return (
    <li className={styles.person}>
      <span className={styles.portrait}>
        <ProfileIcon image={icon.image} />
        {age !== undefined && <span className={styles.badge}>{age}</span>}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.small}>
          {isPresent ? t('profiles.present') : t('profiles.type', { type })}
        </span>
      </span>
      <span className={styles.tools}>
        {!isPresent && (
          <button
            type="button"
            className={styles.tool}
            aria-label={t('profiles.switchTo', { name })}
            title={t('profiles.switchTo', { name })}
            aria-busy={isBusy || undefined}
            onClick={onSwitch}
          >
            <Icon name="play" />
          </button>
        )}
        {mayEdit && (
          <a
            href={`/my/profiles/${id}`}
            className={styles.tool}
            aria-label={t('profiles.edit', { name })}
            title={t('profiles.edit', { name })}
          >
            <Icon name="settings" />
          </a>
        )}
      </span>
    </li>
  );
}

/** Switches to another profile; asks for the PIN if it is required. */
function useProfileSwitch() {
  const t = useMessages();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<number | null>(null);
  const goOnAs = async (id: number): Promise<void> => {
    if (busy !== null) return;
    setBusy(id);
    try {
      await switchProfile(queries, id, { reloads: true }).catch(async (refusal: unknown) => {
        if (!isWrongPin(refusal)) throw refusal;
        const pin = await askPin({ reason: 'more' });
        if (pin !== undefined) await switchProfile(queries, id, { pin, reloads: true });
      });
    } catch (failure) {
      toasts.show({ title: failureOf(failure).description || t('error.default'), tone: 'bad', duration: 5 });
    }
    setBusy(null);
  };
  return { busy, goOnAs };
}
