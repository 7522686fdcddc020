import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import modal from '../modals/modals.module.css';
import type { ModalProps } from '../modals/modals.ts';
import { IdentityForm } from '../profiles/identity-form.tsx';
import type { IdentityProof } from '../profiles/identity-form.tsx';
import { failureOf } from '../data/page-errors.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from '../layout/account-pages.module.css';

/** Erases the account, after a warning and a proof of identity. Closed with true once it is erased. */
export function EraseModal({ close }: ModalProps<boolean>) {
  const t = useMessages();
  const queries = useQueryClient();
  const [isSure, setSure] = useState(false);

  const erase = async (proof: IdentityProof): Promise<string | null> => {
    try {
      const { signIn, account } = await apiOf(queries);
      const { confirmation_code } = 'password' in proof ? await signIn.validatePassword(proof) : proof;
      await account.erase({ confirmation_code });
      close(true);
      return null;
    } catch (error) {
      return failureOf(error).description || t('error.default');
    }
  };
  return (
    <Dialog open onClose={() => close()} title={t('my.eraseTitle')}>
      <p className={modal.text}>{t(isSure ? 'my.eraseProof' : 'my.eraseText')}</p>
      {isSure ? (
        <div className={styles.proof}>
          <IdentityForm action="erase_account" button={t('my.eraseForGood')} onProof={erase} />
        </div>
      ) : (
        <div className={modal.steps}>
          <Button variant="primary" onClick={() => close()}>
            {t('my.keepAccount')}
          </Button>
          <Button onClick={() => setSure(true)}>{t('my.erase')}</Button>
        </div>
      )}
    </Dialog>
  );
}
