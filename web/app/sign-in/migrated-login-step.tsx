import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { entryOf, loginOf } from './login-entry.ts';
import { LoginField } from './login-field.tsx';
import styles from './sign-in-modal.module.css';
import type { StepProps } from './step-props.ts';
import { useFocusOnFailure } from './use-focus-on-failure.ts';

const phoneOnly = ['phone'] as const;

/** Step `migratedLogin`: the phone of an account from another provider. */
export function MigratedLoginStep({ flow, state, error }: StepProps) {
  const t = useMessages();
  const { name: brand } = useBrand();
  const [entry, setEntry] = useState(() => entryOf(state.phone, []));
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useFocusOnFailure(field, state.failures);

  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const whole = loginOf(entry);
    if (whole === null) setWrong(t('input.phone.validate'));
    else void flow.submitMigratedPhone(whole);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className={styles.text}>
        {t('signIn.migratedText', { provider: state.migratedFrom ?? t('signIn.formerService'), brand })}
      </p>
      <LoginField
        ref={field}
        label={t('signIn.login', { kind: 'phone' })}
        allowed={phoneOnly}
        entry={entry}
        error={wrong ?? error}
        onChange={(next) => {
          setEntry(next);
          setWrong(null);
          flow.clearError();
        }}
      />
      <Button variant="primary" size="large" type="submit" loading={state.isBusy}>
        {t('signIn.next')}
      </Button>
      <Button variant="ghost" onClick={flow.back}>
        {t('signIn.back')}
      </Button>
    </form>
  );
}
