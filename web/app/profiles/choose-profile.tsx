import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { failureOf } from '../routing/page-errors.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { FieldNote } from '../ui/text-field.tsx';
import { PinForm } from './pin-form.tsx';
import { isWrongPin, pinProblem } from './pin-problem.ts';
import { ProfileList } from './profile-list.tsx';
import styles from './profiles.module.css';
import { askNever, isNeverAsked } from './skip-profiles.ts';
import { switchProfile } from './switch-profile.ts';
import { useProfiles } from './use-profiles.ts';

export interface ChooseProfileProps {
  /** Told when the chosen profile watches. */
  readonly onDone: () => void;
  /** Told when the tile for a new profile is pressed. */
  readonly onNew: () => void;
  /** Loads the page anew after a switch (PR-057); not inside of signing in. */
  readonly reloads?: boolean;
}

/**
 * Who watches (PR-016 – PR-020). A choice is tried with `0000`; only where that is not enough the PIN is asked for (PR-058).
 */
export function ChooseProfile({ onDone, onNew, reloads = false }: ChooseProfileProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const { profiles, limits, present, canAdd, error: failure, retry } = useProfiles();
  const [wanted, setWanted] = useState<number | null>(null);
  const [isNever, setNever] = useState(isNeverAsked);
  const [needsPin, setNeedsPin] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const chosen = wanted ?? present;

  const choose = async (): Promise<void> => {
    if (chosen === null || isSending) return;
    if (chosen === present) return onDone();
    setSending(true);
    setError(null);
    try {
      await switchProfile(queries, chosen, { reloads });
      onDone();
    } catch (refusal) {
      if (isWrongPin(refusal)) setNeedsPin(true);
      else setError(failureOf(refusal).description || t('error.default'));
      setSending(false);
    }
    return undefined;
  };
  const enter = async (pin: string): Promise<string | null> => {
    if (chosen === null) return null;
    try {
      await switchProfile(queries, chosen, { pin, reloads });
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
  if (needsPin)
    return (
      <PinForm label={t('profiles.masterPin')} button={t('profiles.confirm')} onPin={enter} submitsItself>
        <Button variant="ghost" onClick={() => setNeedsPin(false)}>
          {t('profiles.back')}
        </Button>
      </PinForm>
    );
  return (
    <div className={styles.form}>
      <ProfileList
        profiles={profiles}
        limits={limits}
        chosen={chosen}
        onChoose={setWanted}
        {...(canAdd && { onAdd: onNew })}
      />
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
      <FieldNote id="profiles-note" hint={undefined} error={error} />
      <Button variant="primary" size="large" loading={isSending} onClick={() => void choose()}>
        {t('profiles.select')}
      </Button>
    </div>
  );
}
