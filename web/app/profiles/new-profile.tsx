import type { Profile } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { failureOf } from '../data/page-errors.ts';
import { Button } from '../ui/button.tsx';
import { FieldNote, TextField } from '../ui/text-field.tsx';
import { BaseSettings } from './base-settings.tsx';
import { FirstPin } from './first-pin.tsx';
import { IconChoice } from './icon-choice.tsx';
import { isPinMissing } from './pin-problem.ts';
import { nameProblem } from './profile-name.ts';
import styles from './profiles.module.css';
import { ageLimitsQuery, profilesQuery } from './queries.ts';
import { newFields, settingsOf } from './settings-fields.ts';

export interface NewProfileProps {
  /** Called with the profile once it is made. */
  readonly onDone: (profile: Profile) => void;
  /** Back from the first step. */
  readonly onBack: () => void;
}

/** One function for ever: called once, when the field appears. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

const steps = ['name', 'icon', 'settings'] as const;

/**
 * The wizard: name, picture, base settings. The profile is made with all of them at once; limits ask for the
 * account’s first PIN where none is set, since nothing else keeps them.
 */
export function NewProfile({ onDone, onBack }: NewProfileProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const { data: limits } = useQuery(ageLimitsQuery());
  const [at, setAt] = useState(0);
  const [name, setName] = useState('');
  const [iconId, setIconId] = useState(() => 1 + Math.floor(Math.random() * 8));
  const [fields, setFields] = useState(newFields);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [needsPin, setNeedsPin] = useState(false);
  const step = steps[at] ?? 'name';

  const make = async (): Promise<void> => {
    const settings = settingsOf(fields, limits?.items ?? []);
    if (settings === null) {
      setError(t('profiles.ageMissing'));
      return;
    }
    setSending(true);
    try {
      const api = await apiOf(queries);
      const made = await api.profiles.create({ name, icon: { id: iconId }, ...settings });
      await queries.invalidateQueries({ queryKey: profilesQuery().queryKey });
      onDone(made);
    } catch (failure) {
      if (isPinMissing(failure)) setNeedsPin(true);
      else setError(failureOf(failure).description || t('error.default'));
      setSending(false);
    }
  };
  if (needsPin)
    return (
      <div className={styles.form}>
        <p className={styles.text}>{t('profiles.pinReasonText')}</p>
        <FirstPin
          canWait={false}
          onDone={() => {
            setNeedsPin(false);
            void make();
          }}
        />
        <Button onClick={() => setNeedsPin(false)}>{t('profiles.back')}</Button>
      </div>
    );
  const goOn = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const problem = step === 'name' ? nameProblem(t, name) : null;
    setError(problem);
    if (problem !== null || isSending) return;
    if (step === 'settings') void make();
    else setAt(at + 1);
  };
  return (
    <form className={styles.form} onSubmit={goOn} noValidate>
      <p className={styles.text}>{t('profiles.wizardStep', { step: at + 1, of: steps.length })}</p>
      <progress className={styles.progress} value={at + 1} max={steps.length} aria-hidden="true" />
      {step === 'name' && (
        <TextField
          key="name"
          label={t('profiles.name')}
          name="profile-name"
          autoComplete="off"
          ref={takeFocus}
          value={name}
          hint={t('profiles.nameHint')}
          error={error}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setError(null);
          }}
        />
      )}
      {step === 'icon' && <IconChoice chosen={iconId} onChoose={setIconId} />}
      {step === 'settings' && (
        <>
          <BaseSettings
            fields={fields}
            limits={limits?.items ?? []}
            onChange={(changed) => {
              setFields(changed);
              setError(null);
            }}
          />
          <FieldNote id="wizard-note" hint={undefined} error={error} />
        </>
      )}
      <div className={styles.steps}>
        <Button variant="primary" size="large" type="submit" loading={isSending}>
          {step === 'settings' ? t('profiles.create') : t('profiles.goOn')}
        </Button>
        <Button
          size="large"
          onClick={() => {
            setError(null);
            if (at === 0) onBack();
            else setAt(at - 1);
          }}
        >
          {t('profiles.back')}
        </Button>
      </div>
    </form>
  );
}
