import { useEffect, useRef, useState } from 'react';
import { service } from '../data/client.ts';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Form, FormActions } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './sign-in.module.css';

interface TotpSetUpProps {
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onBack: () => void;
}

/** Connects an authenticator app: the secret as a QR code and as text, then the first code. */
export function TotpSetUp({ onDone, onBack }: TotpSetUpProps) {
  const t = useTexts();
  const task = useTask();
  const [totp, setTotp] = useState<{ secret: string; uri: string } | null>(null);
  const [code, setCode] = useState('');
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    service.staff.startTotp().then(setTotp, task.fail);
  }, [task.fail]);
  const confirm = () =>
    task.run(async () => {
      const { recovery_codes } = await service.staff.confirmTotp({ code: code.trim() });
      onDone(recovery_codes);
    });
  return (
    <Form onSubmit={() => void confirm()}>
      <p>{t('totp.scan')}</p>
      {totp !== null && (
        <div className={styles.secret}>
          <QrCode text={totp.uri} label={t('totp.qrCode')} />
          <div className={styles.secretWords}>
            <p>{t('totp.orType')}</p>
            <code className={styles.secretText}>{grouped(totp.secret)}</code>
            <CopyButton text={totp.secret} />
          </div>
        </div>
      )}
      <TextField
        label={t('totp.firstCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isCode
        value={code}
        onChange={setCode}
      />
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      <FormActions>
        <Button
          look="primary"
          type="submit"
          isPending={task.isBusy}
          isDisabled={totp === null || code.trim().length < 6}
        >
          {t('totp.confirm')}
        </Button>
        <Button onPress={onBack}>{t('ui.back')}</Button>
      </FormActions>
    </Form>
  );
}

/** In groups of four, for typing. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
