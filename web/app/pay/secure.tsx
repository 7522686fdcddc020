import { useMessages } from '../i18n/messages.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './pay.module.css';

/** Says who receives the card's data. */
export function Secure() {
  const t = useMessages();
  return (
    <p className={styles.secure}>
      <Icon name="info" />
      {t('pay.secure')}
    </p>
  );
}
