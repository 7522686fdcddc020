import type { Notification } from '@kadr/contract';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { plainWords } from '../ui/markup-tree.ts';
import styles from '../modals/modals.module.css';
import type { ModalProps } from '../modals/modals.ts';
import { TvCodeForm } from './tv-code-form.tsx';

/** Signs a TV in by its code. Closed with true once it is signed in. */
export function TvCodeModal({ code, close }: { readonly code: string } & ModalProps<boolean>) {
  const t = useMessages();
  const [done, setDone] = useState<Notification['display'] | null>(null);
  const finish = (): void => {
    sessionStorage.removeItem('ott_tv_code');
    close(done !== null);
  };
  return (
    <Dialog open onClose={finish} title={done === null ? t('signIn.tvTitle') : plainWords(done.message)}>
      {done !== null ? (
        <>
          <div className={styles.lead}>
            <span className={`${styles.sign} ${styles.good}`}>
              <Icon name="check" />
            </span>
            <p className={styles.text}>{plainWords(done.submessage ?? '')}</p>
          </div>
          <div className={styles.steps}>
            <Button variant="primary" onClick={finish}>
              {t('modals.understood')}
            </Button>
          </div>
        </>
      ) : (
        <TvCodeForm given={code} onDone={({ display }) => setDone(display)} />
      )}
    </Dialog>
  );
}
