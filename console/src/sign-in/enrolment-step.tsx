import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { makePasskey, proposedPasskeyName } from '../data/passkeys.ts';
import type { Task } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './sign-in.module.css';
import { TotpSetUp } from './totp-set-up.tsx';

interface EnrolmentStepProps {
  readonly task: Task;
  readonly onProgress: () => Promise<void>;
}

/** A member without a second factor must set one up first. */
export function EnrolmentStep({ task, onProgress }: EnrolmentStepProps) {
  const t = useTexts();
  const [isTotp, setTotp] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => void onProgress()} />;
  if (isTotp) return <TotpSetUp onDone={setCodes} onBack={() => setTotp(false)} />;
  const addPasskey = () =>
    task.run(async () => {
      if (await makePasskey(proposedPasskeyName())) await onProgress();
    });
  return (
    <div className={styles.steps}>
      <p>{t('enrolment.explained')}</p>
      <Button look="primary" icon="clock" onPress={() => setTotp(true)}>
        {t('enrolment.totp')}
      </Button>
      {browserSupportsWebAuthn() && (
        <Button icon="key" isPending={task.isBusy} onPress={() => void addPasskey()}>
          {t('enrolment.passkey')}
        </Button>
      )}
    </div>
  );
}
