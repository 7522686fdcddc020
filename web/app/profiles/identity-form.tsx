import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { asClock } from '../sign-in/resend-timer.ts';
import { useSecondsUntil } from '../sign-in/use-seconds-until.ts';
import { useWrittenNumber } from '../sign-in/use-written-number.ts';
import { Button } from '../ui/button.tsx';
import { CodeBoxes } from '../ui/code-boxes.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import type { Form } from '../ui/use-form.ts';
import styles from './profiles.module.css';

/** Proof of being the account's holder. */
export type IdentityProof = { readonly password: string } | { readonly confirmation_code: string };

export interface IdentityFormProps {
  /** Purpose of the SMS code. */
  readonly action: 'reset_pin' | 'erase_account';
  readonly button: string;
  /** Takes the proof; resolves to an error text, null for none. */
  readonly onProof: (proof: IdentityProof) => Promise<string | null>;
}

/**
 * Asks for the password, or a code by SMS to the account's phone: depending on what the account has, at the viewer's
 * choice.
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

/** A constant function, so that it is called once, when the field appears. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

function PasswordProof({
  button,
  login,
  onProof,
}: Pick<IdentityFormProps, 'button' | 'onProof'> & { readonly login: string }) {
  const t = useMessages();
  const { values, errors, isSending, change, onSubmit } = useForm({
    initial: { password: '' },
    send: async ({ password }) => {
      if (password === '') return false;
      const problem = await onProof({ password });
      return problem === null ? undefined : { password: problem };
    },
  });
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {/* Tells password managers whose password it is. */}
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
        value={values.password}
        maxLength={128}
        error={errors.password ?? null}
        onChange={({ currentTarget }) => change({ password: currentTarget.value })}
      />
      <Button
        variant="primary"
        size="large"
        type="submit"
        disabled={values.password === ''}
        loading={isSending}
      >
        {button}
      </Button>
    </form>
  );
}

/** Minimum number of digits of an SMS code. */
const shortestCode = 4;

interface SentCode {
  readonly length: number;
  /** Time at which another one may be sent, in Unix seconds. */
  readonly again: number;
}

function SmsProof({ phone, action, button, onProof }: IdentityFormProps & { readonly phone: string }) {
  const t = useMessages();
  const queries = useQueryClient();
  const [sent, setSent] = useState<SentCode | null>(null);
  const written = useWrittenNumber()(phone);
  const form = useForm({
    initial: { code: '' },
    send: async ({ code }) => {
      if (code.length < shortestCode) return false;
      try {
        const { signIn } = await apiOf(queries);
        const problem = await onProof(await signIn.validateSmsCode({ phone, action, code }));
        return problem === null ? undefined : { code: problem };
      } finally {
        form.change({ code: '' });
      }
    },
  });
  const sendCode = (): void =>
    void form.run(async () => {
      const { signIn } = await apiOf(queries);
      const { code_length, resend_after } = await signIn.sendSmsCode({ phone, action });
      setSent({ length: code_length, again: Math.ceil(Date.now() / 1000) + resend_after });
    });
  if (sent === null)
    return (
      <div className={styles.form}>
        <p className={styles.text}>{t('profiles.smsText', { phone: written })}</p>
        {form.error !== null && <p className={styles.bad}>{form.error}</p>}
        <Button variant="primary" size="large" loading={form.isSending} onClick={sendCode}>
          {t('profiles.sendSms')}
        </Button>
      </div>
    );
  return (
    <CodeEntry
      label={t('profiles.smsCode', { phone: written })}
      button={button}
      sent={sent}
      form={form}
      onResend={sendCode}
    />
  );
}

interface CodeEntryProps {
  readonly label: string;
  readonly button: string;
  readonly sent: SentCode;
  readonly form: Form<{ readonly code: string }>;
  readonly onResend: () => void;
}

function CodeEntry({ label, button, sent, form, onResend }: CodeEntryProps) {
  const t = useMessages();
  const wait = useSecondsUntil(sent.again);
  const { values, errors, error, isSending, change, submit, onSubmit } = form;
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <div className={styles.code}>
        <CodeBoxes
          label={label}
          length={sent.length}
          value={values.code}
          onChange={(code) => change({ code })}
          onComplete={(code) => void submit({ code })}
          error={errors.code ?? error}
          autoComplete="one-time-code"
          takesFocus
        />
      </div>
      <Button
        variant="primary"
        size="large"
        type="submit"
        disabled={values.code.length < shortestCode}
        loading={isSending}
      >
        {button}
      </Button>
      <div className={styles.ways}>
        <Button variant="ghost" disabled={wait > 0 || isSending} onClick={onResend}>
          {wait > 0 ? t('signIn.resendIn', { time: asClock(wait) }) : t('signIn.resend')}
        </Button>
      </div>
    </form>
  );
}
