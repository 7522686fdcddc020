import { useMessages } from '../i18n/messages.tsx';
import styles from '../modals/modals.module.css';
import type { ModalProps } from '../modals/modals.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** The answer to the question. */
export type ExchangeAnswer = 'like' | 'exchange';

/** Asks whether a bought film was liked or should be exchanged for free. */
export function ExchangeQuestionModal({
  name,
  close,
}: { readonly name: string } & ModalProps<ExchangeAnswer>) {
  const t = useMessages();
  return (
    <Dialog open onClose={close} title={t('exchange.question', { name })}>
      <p className={styles.text}>{t('exchange.explained')}</p>
      <div className={styles.steps}>
        <Button onClick={() => close('exchange')}>{t('exchange.exchange')}</Button>
        <Button variant="primary" icon="heart" onClick={() => close('like')}>
          {t('exchange.like')}
        </Button>
      </div>
    </Dialog>
  );
}
