import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from '../modals/modals.module.css';
import type { ModalProps } from '../modals/modals.ts';
import { TvCodeForm } from './tv-code-form.tsx';

/** Signs a TV in by the code that it shows. Closed with true once it is signed in. */
export function TvCodeModal({ code, close }: { readonly code: string } & ModalProps<boolean>) {
  const t = useMessages();
  const [isDone, setDone] = useState(false);
  const finish = (): void => {
    sessionStorage.removeItem('ott_tv_code');
    close(isDone);
  };
  return (
    <Dialog open onClose={finish} title={t(isDone ? 'signIn.tvDoneTitle' : 'signIn.tvTitle')}>
      {isDone ? (
        <>
          <div className={styles.lead}>
            <span className={`${styles.sign} ${styles.good}`}>
              <Icon name="check" />
            </span>
            <p className={styles.text}>{t('signIn.tvDoneText')}</p>
          </div>
          <div className={styles.steps}>
            <Button variant="primary" onClick={finish}>
              {t('modals.understood')}
            </Button>
          </div>
        </>
      ) : (
        <TvCodeForm given={code} onDone={() => setDone(true)} />
      )}
    </Dialog>
  );
}
