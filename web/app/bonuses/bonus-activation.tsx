import type { BonusProgram } from '@kadr/contract';
import { bonusLoginOf, leastBonusCode } from '@kadr/contract/bonus-login';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { userQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { asClock } from '../sign-in/resend-timer.ts';
import { useSecondsUntil } from '../sign-in/use-seconds-until.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ownLogin } from './activation.ts';
import styles from './bonuses.module.css';
import { useActivation } from './use-activation.ts';
import type { ActivationActions } from './use-activation.ts';

export interface BonusActivationProps {
  readonly program: BonusProgram;
  /** Called when the account is a member, or waits to be admitted. */
  readonly onDone: () => void;
  readonly onExit: () => void;
}

/** Joins a bonus programme, step by step: the login, the code that is sent to it. */
export function BonusActivation({ program, onDone, onExit }: BonusActivationProps) {
  const { data: user } = useQuery(userQuery());
  const own = ownLogin(program, user);
  const actions = useActivation(program, { own, onDone });
  const { step } = actions.activation;
  if (step === 'code') return <ConfirmCode program={program} {...actions} />;
  if (step === 'error') return <Refused {...actions} onExit={onExit} />;
  return <Register program={program} own={own} {...actions} />;
}

/** The login of the membership. It need not be the account's where the programme lets its members choose. */
function Register({
  program,
  own,
  activation,
  isBusy,
  ask,
}: { readonly program: BonusProgram; readonly own: string } & ActivationActions) {
  const t = useMessages();
  const { required_login_type: type, actions, activation_terms, status } = program;
  const [login, setLogin] = useState(activation.login || (status === 'registered' ? '' : own));
  const [error, setError] = useState<string | null>(null);
  const canChoose = actions.includes('use_custom_login');
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const normal = bonusLoginOf(login, type);
    if (normal === null) setError(t(type === 'phone' ? 'input.phone.validate' : 'input.email.validate'));
    else void ask(normal);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        label={t('bonuses.login', { type })}
        hint={canChoose ? t('bonuses.loginHint', { type }) : t('bonuses.loginFixed', { type })}
        error={error}
        type={type === 'phone' ? 'tel' : 'email'}
        inputMode={type === 'phone' ? 'tel' : 'email'}
        autoComplete={type === 'phone' ? 'tel' : 'email'}
        name="login"
        value={login}
        readOnly={!canChoose}
        onChange={({ currentTarget }) => {
          setLogin(currentTarget.value);
          setError(null);
        }}
      />
      <section className={styles.terms} aria-label={t('bonuses.terms')}>
        {activation_terms}
      </section>
      <Button variant="primary" size="large" type="submit" loading={isBusy}>
        {t('bonuses.sendCode')}
      </Button>
    </form>
  );
}

/** Asks for the code that was sent; another one can be sent once the countdown is over. */
function ConfirmCode({
  program: { required_login_type: type },
  activation: { login, resendAt },
  isBusy,
  ask,
  confirm,
  back,
}: { readonly program: BonusProgram } & ActivationActions) {
  const t = useMessages();
  const [code, setCode] = useState('');
  const wait = useSecondsUntil(resendAt);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isEnough = code.trim().length >= leastBonusCode;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isEnough) void confirm(code.trim());
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className={styles.text}>
        {t('bonuses.codeSent', { type, login: type === 'phone' ? `+${login}` : login })}
      </p>
      <TextField
        ref={field}
        label={t('bonuses.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        name="code"
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button variant="primary" size="large" type="submit" disabled={!isEnough} loading={isBusy}>
        {t('bonuses.confirm')}
      </Button>
      <div className={styles.ways}>
        <Button variant="ghost" disabled={wait > 0 || isBusy} onClick={() => void ask(login)}>
          {wait > 0 ? t('signIn.resendIn', { time: asClock(wait) }) : t('signIn.resend')}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={back}>
          {t('bonuses.otherLogin', { type })}
        </Button>
      </div>
    </form>
  );
}

/** The failure, in the service's words. */
function Refused({
  activation: { problem, before },
  back,
  onExit,
}: ActivationActions & { readonly onExit: () => void }) {
  const t = useMessages();
  return (
    <>
      <div className={styles.refused} role="alert">
        <Icon name="alert" />
        <p>{problem ?? t('modal.bonus_activate.error.subtitle')}</p>
      </div>
      <div className={styles.steps}>
        {before !== null && (
          <Button variant="primary" size="large" onClick={back}>
            {t('purchase.again')}
          </Button>
        )}
        <Button variant={before === null ? 'primary' : 'secondary'} size="large" onClick={onExit}>
          {t('modals.understood')}
        </Button>
      </div>
    </>
  );
}
