import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { asClock } from '../sign-in/resend-timer.ts';
import { useSecondsUntil } from '../sign-in/use-seconds-until.ts';
import { useWrittenNumber } from '../sign-in/use-written-number.ts';
import { failureOf } from '../data/page-errors.ts';
import { Button } from '../ui/button.tsx';
import { CodeBoxes } from '../ui/code-boxes.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './profiles.module.css';

/** What proves that it is the account's holder. */
export type IdentityProof = { readonly password: string } | { readonly confirmation_code: string };

export interface IdentityFormProps {
  /** What an SMS code is asked for. */
  readonly action: 'reset_pin' | 'erase_account';
  readonly button: string;
  /** Takes the proof; gives what is wrong with it, null when nothing is. */
  readonly onProof: (proof: IdentityProof) => Promise<string | null>;
}

/**
 * The password, or a code by SMS to the account's own phone: what the account has, and of both whichever the
 * viewer has at hand.
 */
export function IdentityForm({ action, button, onProof }: IdentityFormProps) {
  const t = useMessages();
  const { data: user } = useQuery(userQuery());
  const phone = user?.phone ?? null;
  const hasPassword = user?.hasPassword === true;
  const [way, setWay] = useState<'password' | 'sms' | null>(null);
  const shown = way ?? (phone !== null && (user?.email === null || !hasPassword) ? 'sms' : 'password');
  if (phone === null && !hasPassword) return <p className={styles.text}>{t('profiles.noProof')}</p>;
  return (
    <>
      {shown === 'sms' && phone !== null ? (
        <SmsProof phone={phone} action={action} button={button} onProof={onProof} />
      ) : (
        <PasswordProof button={button} login={user?.email ?? phone ?? ''} onProof={onProof} />
      )}
      {phone !== null && hasPassword && (
        <div className={styles.ways}>
          <Button variant="ghost" onClick={() => setWay(shown === 'sms' ? 'password' : 'sms')}>
            {t(shown === 'sms' ? 'profiles.byPassword' : 'profiles.bySms')}
          </Button>
        </div>
      )}
    </>
  );
}

/** One function for ever: called once, when the field appears. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

function PasswordProof({
  button,
  login,
  onProof,
}: Pick<IdentityFormProps, 'button' | 'onProof'> & { readonly login: string }) {
  const t = useMessages();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy || password === '') return;
    setBusy(true);
    setError(await onProof({ password }));
    setBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {/* So that a password manager knows whose password is meant. */}
      <input
        className={styles.unseen}
        type="text"
        autoComplete="username"
        value={login}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <TextField
        label={t('profiles.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        ref={takeFocus}
        value={password}
        maxLength={128}
        error={error}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
          setError(null);
        }}
      />
      <Button variant="primary" size="large" type="submit" disabled={password === ''} loading={isBusy}>
        {button}
      </Button>
    </form>
  );
}

/** Digits below which an SMS code is not sent. */
const shortestCode = 4;

function SmsProof({ phone, action, button, onProof }: IdentityFormProps & { readonly phone: string }) {
  const t = useMessages();
  const queries = useQueryClient();
  const [sent, setSent] = useState<{ readonly length: number; readonly again: number } | null>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wait = useSecondsUntil(sent?.again);
  const written = useWrittenNumber()(phone);

  const sendCode = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const { code_length, resend_after } = await (
        await apiOf(queries)
      ).signIn.sendSmsCode({ phone, action });
      setSent({ length: code_length, again: Math.ceil(Date.now() / 1000) + resend_after });
    } catch (failure) {
      setError(failureOf(failure).description || t('error.default'));
    }
    setBusy(false);
  };
  const check = async (typed: string): Promise<void> => {
    if (isBusy || typed.length < shortestCode) return;
    setBusy(true);
    try {
      const confirmation = await (
        await apiOf(queries)
      ).signIn.validateSmsCode({ phone, action, code: typed });
      setError(await onProof(confirmation));
    } catch (failure) {
      setError(failureOf(failure).description || t('error.default'));
    }
    setCode('');
    setBusy(false);
  };
  if (sent === null)
    return (
      <div className={styles.form}>
        <p className={styles.text}>{t('profiles.smsText', { phone: written })}</p>
        {error !== null && <p className={styles.bad}>{error}</p>}
        <Button variant="primary" size="large" loading={isBusy} onClick={() => void sendCode()}>
          {t('profiles.sendSms')}
        </Button>
      </div>
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void check(code);
      }}
      noValidate
    >
      <div className={styles.code}>
        <CodeBoxes
          label={t('profiles.smsCode', { phone: written })}
          length={sent.length}
          value={code}
          onChange={(typed) => {
            setCode(typed);
            setError(null);
          }}
          onComplete={(typed) => void check(typed)}
          error={error}
          autoComplete="one-time-code"
          takesFocus
        />
      </div>
      <Button
        variant="primary"
        size="large"
        type="submit"
        disabled={code.length < shortestCode}
        loading={isBusy}
      >
        {button}
      </Button>
      <div className={styles.ways}>
        <Button variant="ghost" disabled={wait > 0 || isBusy} onClick={() => void sendCode()}>
          {wait > 0 ? t('signIn.resendIn', { time: asClock(wait) }) : t('signIn.resend')}
        </Button>
      </div>
    </form>
  );
}
