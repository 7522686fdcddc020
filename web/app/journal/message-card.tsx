import type { Message } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { track } from '../data/events.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { targetPath } from '../data/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './message-card.module.css';
import { showPoll } from './show-poll.ts';

export interface MessageCardProps {
  readonly item: Message;
  readonly isNew: boolean;
  /** Marks it as unread again; null where that is not possible. */
  readonly onKeepUnread: (() => void) | null;
}

/** A message of the journal, or a poll with its answers. */
export function MessageCard({ item, isNew, onKeepUnread }: MessageCardProps) {
  const t = useMessages();
  const { moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  const { message, submessage, image, created_at, poll } = item;
  return (
    <li className={styles.card} data-new={isNew || undefined}>
      {image ? (
        <Picture path={image} profiles={['panel']} sizes="88px" alt="" className={styles.picture} />
      ) : (
        <span className={styles.icon}>
          <Icon name={poll === null ? 'chat' : 'star'} />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.when}>
          {isNew && <span className={styles.unread}>{t('journal.new')}</span>}
          <time dateTime={new Date(created_at * 1000).toISOString()}>
            {moment(created_at, user?.currentTimeZone ?? 'UTC')}
          </time>
        </p>
        <h2 className={styles.title}>
          <MarkedText text={message} />
        </h2>
        {submessage !== null && (
          <div className={styles.text}>
            <MarkedText text={submessage} kind="text" />
          </div>
        )}
        {poll?.chosen && (
          <dl className={styles.answers}>
            {poll.questions.map(({ question, answers }, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <div key={at}>
                <dt>{question}</dt>
                <dd>{answers[poll.chosen?.[at] ?? -1]}</dd>
              </div>
            ))}
          </dl>
        )}
        <MessageSteps item={item} onKeepUnread={onKeepUnread} />
      </div>
    </li>
  );
}

/** The actions of a message: answer its poll, follow its link, keep it unread. */
function MessageSteps({ item, onKeepUnread }: Pick<MessageCardProps, 'item' | 'onKeepUnread'>) {
  const t = useMessages();
  const queries = useQueryClient();
  const { id, message, target, poll } = item;
  const href = target === null ? null : targetPath(target);
  const follow = (): void => {
    track('message_clicked', { message_id: id });
    void (async () => {
      await (await apiOf(queries)).messages.updateStatus({ id, status: 'clicked' });
    })().catch(() => undefined);
  };
  return (
    <div className={styles.steps}>
      {poll !== null && poll.chosen === null && (
        <Button
          variant="primary"
          size="small"
          onClick={() =>
            void showPoll({ messageId: id, title: message, questions: poll.questions }).catch(() => undefined)
          }
        >
          {t('journal.answer')}
        </Button>
      )}
      {href !== null && target?.title && (
        <ButtonLink
          href={href}
          size="small"
          onClick={follow}
          {...(target.type === 'blank' && { target: '_blank', rel: 'noopener' })}
        >
          {target.title}
        </ButtonLink>
      )}
      {onKeepUnread && (
        <Button variant="ghost" size="small" onClick={onKeepUnread}>
          {t('journal.keepUnread')}
        </Button>
      )}
    </div>
  );
}
