import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { failureOf } from '../data/page-errors.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { FieldNote } from '../ui/text-field.tsx';
import { PinForm } from './pin-form.tsx';
import { isWrongPin, pinProblem } from './pin-problem.ts';
import { ProfileList } from './profile-list.tsx';
import styles from './profiles.module.css';
import { askNever, isNeverAsked, noteShown } from './skip-profiles.ts';
import { switchProfile } from './switch-profile.ts';
import { useProfiles } from './use-profiles.ts';

export interface ChooseProfileProps {
  /** Called when the chosen profile is active. */
  readonly onDone: () => void;
  /** Called when the tile for a new profile is pressed. */
  readonly onNew: () => void;
  /** Reloads the page after a switch; not during sign-in. */
  readonly reloads?: boolean;
}

/** Asks who watches: a tap chooses. A choice is tried with `0000`; the PIN is requested only if that fails. */
export function ChooseProfile({ onDone, onNew, reloads = false }: ChooseProfileProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const { profiles, limits, present, canAdd, error: failure, retry } = useProfiles();
  const [busy, setBusy] = useState<number | null>(null);
  const [isNever, setNever] = useState(isNeverAsked);
  const [guarded, setGuarded] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  // Wherever it was shown, the next page does not ask again.
  useEffect(noteShown, []);

  const choose = async (id: number): Promise<void> => {
    if (busy !== null) return;
    if (id === present) return onDone();
    setBusy(id);
    setError(null);
    try {
      await switchProfile(queries, id, { reloads });
      onDone();
    } catch (refusal) {
      if (isWrongPin(refusal)) setGuarded(id);
      else setError(failureOf(refusal).description || t('error.default'));
      setBusy(null);
    }
    return undefined;
  };
  const enter = async (pin: string): Promise<string | null> => {
    if (guarded === null) return null;
    try {
      await switchProfile(queries, guarded, { pin, reloads });
      onDone();
      return null;
    } catch (refusal) {
      return pinProblem(t, refusal);
    }
  };
  if (profiles === null)
    return failure === null ? (
      <Skeleton className={styles.waiting} />
    ) : (
      <div className={styles.form}>
        <p className={styles.text}>{failureOf(failure).description || t('error.default')}</p>
        <Button size="large" onClick={retry}>
          {t('profiles.again')}
        </Button>
      </div>
    );
  if (guarded !== null)
    return (
      <PinForm label={t('profiles.masterPin')} button={t('profiles.confirm')} onPin={enter} submitsItself>
        <Button variant="ghost" onClick={() => setGuarded(null)}>
          {t('profiles.back')}
        </Button>
      </PinForm>
    );
  return (
    <div className={styles.choice}>
      <ProfileList
        profiles={profiles}
        limits={limits}
        present={present}
        busy={busy}
        onChoose={(id) => void choose(id)}
        {...(canAdd && { onAdd: onNew })}
      />
      <FieldNote id="profiles-note" hint={undefined} error={error} />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isNever}
          onChange={({ currentTarget }) => {
            setNever(currentTarget.checked);
            askNever(currentTarget.checked);
          }}
        />
        {t('profiles.never')}
      </label>
    </div>
  );
}
