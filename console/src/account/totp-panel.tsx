import { useState } from 'react';
import { service } from '../data/client.ts';
import { useMember, useMemberRefresh } from '../data/member.ts';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx';
import { TotpSetUp } from '../sign-in/totp-set-up.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import styles from './account.module.css';

/** The authenticator app and the recovery codes. */
export function TotpPanel() {
  const t = useTexts();
  const task = useTask();
  const refresh = useMemberRefresh();
  const { has_totp: hasTotp, recovery_codes_left: left } = useMember();
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const replaceCodes = () =>
    task.run(async () => setCodes((await service.staff.newRecoveryCodes()).recovery_codes));
  const remove = () =>
    task.run(async () => {
      await service.staff.removeTotp();
      await refresh();
    });
  const close = (): void => {
    setCodes(null);
    setSettingUp(false);
    void refresh();
  };
  return (
    <Panel
      title={t('totp.title')}
      hint={t('totp.hint')}
      actions={<Badge tone={hasTotp ? 'good' : 'plain'}>{hasTotp ? t('totp.on') : t('totp.off')}</Badge>}
    >
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      {hasTotp && <p className={styles.quiet}>{t('recovery.left', { count: left })}</p>}
      <div className={styles.actions}>
        <Button onPress={() => setSettingUp(true)}>
          {hasTotp ? t('totp.replace') : t('enrolment.totp')}
        </Button>
        {hasTotp && (
          <>
            <Button isPending={task.isBusy} onPress={() => void replaceCodes()}>
              {t('recovery.replace')}
            </Button>
            <Button look="danger" onPress={() => void remove()}>
              {t('totp.remove')}
            </Button>
          </>
        )}
      </div>
      <Dialog
        title={codes === null ? t('enrolment.totp') : t('recovery.title')}
        isOpen={isSettingUp || codes !== null}
        onClose={codes === null ? () => setSettingUp(false) : null}
      >
        {codes === null ? (
          <TotpSetUp onDone={setCodes} onBack={() => setSettingUp(false)} />
        ) : (
          <RecoveryCodes codes={codes} onDone={close} />
        )}
      </Dialog>
    </Panel>
  );
}
