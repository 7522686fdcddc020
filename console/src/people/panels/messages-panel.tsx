import type { AccountPage } from '@kadr/contract';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Panel } from '../../ui/page.tsx';
import styles from '../people.module.css';

/** The latest messages to an account. */
export function MessagesPanel({ messages }: Pick<AccountPage, 'messages'>) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <Panel title={t('people.messages')}>
      {messages.length === 0 ? (
        <p className={styles.quiet}>{t('people.noMessages')}</p>
      ) : (
        <ul className={styles.list}>
          {messages.map((message) => (
            <li key={message.id}>
              <span>{message.text}</span>
              <span className={styles.second}>
                {formats.moment(message.at)} ·{' '}
                {message.read_at === null
                  ? t('people.unread')
                  : t('people.read', { at: formats.moment(message.read_at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
