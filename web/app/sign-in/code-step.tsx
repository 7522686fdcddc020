import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { userQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { CodeBoxes } from '../ui/code-boxes.tsx';
import { asClock } from './resend-timer.ts';
import styles from './sign-in-modal.module.css';
import type { StepProps } from './step-props.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import { useWrittenNumber } from './use-written-number.ts';

/**
 * The steps of a code: by SMS (`phonePassword`, `migratedPhonePassword`, `migratedPhonePasswordReset`) or by e-mail
 * (`emailCode`). A complete code is sent automatically; another one can be requested when the timer of its phone, or of
 * e-mail, has run out.
 */
export function CodeStep({ flow, state, error }: StepProps) {
  const t = useMessages();
  const { data: user } = useQuery(userQuery());
  const writtenNumber = useWrittenNumber();
  const { step, phone, email, codeLength, failures, isBusy, isNumberMoved } = state;
  const isByEmail = step === 'emailCode';
  const wait = useSecondsUntil(isByEmail ? user?.emailResendTimer : user?.resendCodeTimers[phone]);
  // A wrong code is not edited: each attempt starts with empty boxes.
  const turn = `${step} ${failures}`;
  const [typed, setTyped] = useState({ turn, code: '' });
  const code = typed.turn === turn ? typed.code : '';

  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isEnough(code, codeLength)) void flow.submitCode(code);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className={styles.text}>
        {isByEmail
          ? t('signIn.emailSent', { email })
          : t(isNumberMoved ? 'signIn.movedSmsSent' : 'signIn.smsSent', { phone: writtenNumber(phone) })}
      </p>
      <div className={styles.code}>
        <CodeBoxes
          label={t(isByEmail ? 'signIn.emailCode' : 'signIn.smsCode')}
          length={codeLength}
          value={code}
          onChange={(next) => {
            setTyped({ turn, code: next });
            flow.clearError();
          }}
          onComplete={(whole) => void flow.submitCode(whole)}
          error={error}
          autoComplete="one-time-code"
          name="code"
          takesFocus
          key={step}
        />
      </div>
      <Button
        variant="primary"
        size="large"
        type="submit"
        disabled={!isEnough(code, codeLength)}
        loading={isBusy}
      >
        {t('signIn.confirm')}
      </Button>
      <div className={styles.ways}>
        <Button variant="ghost" disabled={wait > 0 || isBusy} onClick={() => void flow.resend()}>
          {wait > 0 ? t('signIn.resendIn', { time: asClock(wait) }) : t('signIn.resend')}
        </Button>
        <Button variant="ghost" onClick={flow.back}>
          {t(isByEmail ? 'signIn.back' : 'signIn.otherNumber')}
        </Button>
      </div>
    </form>
  );
}

/** Whether the button is enabled: a code has its full length, and at least four characters. */
function isEnough(code: string, codeLength: number): boolean {
  return code.length >= Math.max(4, codeLength);
}
