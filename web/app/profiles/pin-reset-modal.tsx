import { useQueryClient } from '@tanstack/react-query';
import { promoPanel } from '../data/promo-panel.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { ModalProps } from '../modals/modals.ts';
import { failureOf } from '../data/page-errors.ts';
import { Dialog } from '../ui/dialog.tsx';
import { toasts } from '../data/toasts.ts';
import { IdentityForm } from './identity-form.tsx';
import type { IdentityProof } from './identity-form.tsx';
import styles from './profiles.module.css';

/** Resets the PIN to `0000`. Closed with true once it is reset. */
export function PinResetModal({ close }: ModalProps<boolean>) {
  const t = useMessages();
  const queries = useQueryClient();
  const reset = async (proof: IdentityProof): Promise<string | null> => {
    try {
      const { notification } = await (await apiOf(queries)).profiles.pinDelete(proof);
      toasts.show(promoPanel(notification));
      close(true);
      return null;
    } catch (error) {
      return failureOf(error).description || t('error.default');
    }
  };
  return (
    <Dialog open onClose={() => close()} title={t('profiles.resetTitle')}>
      <p className={styles.text}>{t('profiles.resetText')}</p>
      <IdentityForm action="reset_pin" button={t('profiles.reset')} onProof={reset} />
    </Dialog>
  );
}
