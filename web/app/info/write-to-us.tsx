import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './info-page.module.css';

/** The brand's address for questions, where it has one. */
export function WriteToUs() {
  const t = useMessages();
  const mail = useBrand().footer.support_mail;
  return (
    mail !== null && (
      <p className={styles.more}>
        {t('info.write')} <TextLink href={`mailto:${mail}`}>{mail}</TextLink>
      </p>
    )
  );
}
