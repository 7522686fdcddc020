import type { AgeLimit, Profile } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { FieldNote, TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import type { Form } from '../ui/use-form.ts';
import { useExplanation } from '../ui/use-task.ts';
import { BaseSettings } from './base-settings.tsx';
import { FirstPin } from './first-pin.tsx';
import { IconChoice } from './icon-choice.tsx';
import { isPinMissing } from './pin-problem.ts';
import { nameProblem } from './profile-name.ts';
import styles from './profiles.module.css';
import { ageLimitsQuery, profilesQuery } from './queries.ts';
import { newFields, settingsOf } from './settings-fields.ts';
import type { BaseFields } from './settings-fields.ts';

export interface NewProfileProps {
  /** Called with the new profile. */
  readonly onDone: (profile: Profile) => void;
  /** Goes back from the first step. */
  readonly onBack: () => void;
}

/** A constant function, so that it is called once, when the field appears. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

interface NewProfileValues {
  readonly name: string;
  readonly iconId: number;
  readonly fields: BaseFields;
}

const steps = ['name', 'icon', 'settings'] as const;

/**
 * The wizard: name, picture, base settings. The profile is created with all of them at once; limits require the
 * account’s PIN, which is set first if missing, because only a PIN enforces them.
 */
export function NewProfile({ onDone, onBack }: NewProfileProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const { data } = useQuery(ageLimitsQuery());
  const limits = data?.items ?? [];
  const [at, setAt] = useState(0);
  const [needsPin, setNeedsPin] = useState(false);
  const explain = useExplanation();
  const step = steps[at] ?? 'name';
  const form = useForm<NewProfileValues>({
    initial: () => ({ name: '', iconId: 1 + Math.floor(Math.random() * 8), fields: newFields }),
    check: ({ name, fields }) => {
      if (step === 'settings' && settingsOf(fields, limits) === null)
        return { fields: t('profiles.ageMissing') };
      const problem = step === 'name' ? nameProblem(t, name) : null;
      return problem === null ? {} : { name: problem };
    },
    send: async ({ name, iconId, fields }) => {
      const settings = settingsOf(fields, limits);
      if (settings === null) return false;
      const api = await apiOf(queries);
      const made = await api.profiles.create({ name, icon: { id: iconId }, ...settings });
      await queries.invalidateQueries({ queryKey: profilesQuery().queryKey });
      return onDone(made);
    },
    explain: (failure) => {
      if (!isPinMissing(failure)) return explain(failure);
      setNeedsPin(true);
      return null;
    },
  });
  if (needsPin)
    return (
      <PinNeeded
        onSet={() => {
          setNeedsPin(false);
          void form.submit();
        }}
        onBack={() => setNeedsPin(false)}
      />
    );
  const goOn = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (step === 'settings') void form.submit();
    else if (form.check()) setAt(at + 1);
  };
  const goBack = (): void => {
    form.change({});
    if (at === 0) onBack();
    else setAt(at - 1);
  };
  return (
    <form className={styles.form} onSubmit={goOn} noValidate>
      <p className={styles.text}>{t('profiles.wizardStep', { step: at + 1, of: steps.length })}</p>
      <progress className={styles.progress} value={at + 1} max={steps.length} aria-hidden="true" />
      <WizardFields step={step} form={form} limits={limits} />
      <div className={styles.steps}>
        <Button variant="primary" size="large" type="submit" loading={form.isSending}>
          {step === 'settings' ? t('profiles.create') : t('profiles.goOn')}
        </Button>
        <Button size="large" onClick={goBack}>
          {t('profiles.back')}
        </Button>
      </div>
    </form>
  );
}

interface WizardFieldsProps {
  readonly step: (typeof steps)[number];
  readonly form: Form<NewProfileValues>;
  readonly limits: readonly AgeLimit[];
}

function WizardFields({ step, form, limits }: WizardFieldsProps) {
  const t = useMessages();
  const { values, errors, error, change } = form;
  if (step === 'name')
    return (
      <TextField
        label={t('profiles.name')}
        name="profile-name"
        autoComplete="off"
        ref={takeFocus}
        value={values.name}
        hint={t('profiles.nameHint')}
        error={errors.name ?? null}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
    );
  if (step === 'icon') return <IconChoice chosen={values.iconId} onChoose={(iconId) => change({ iconId })} />;
  return (
    <>
      <BaseSettings fields={values.fields} limits={limits} onChange={(fields) => change({ fields })} />
      <FieldNote id="wizard-note" hint={undefined} error={errors.fields ?? error} />
    </>
  );
}

/** Requires a PIN before the profile is created, because it enforces the limits. */
function PinNeeded({ onSet, onBack }: { readonly onSet: () => void; readonly onBack: () => void }) {
  const t = useMessages();
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('profiles.pinReasonText')}</p>
      <FirstPin canWait={false} onDone={onSet} />
      <Button onClick={onBack}>{t('profiles.back')}</Button>
    </div>
  );
}
