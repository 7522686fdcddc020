import type { Poll } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { noteUnread } from './queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { failureOf } from '../data/page-errors.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { SafeText } from '../ui/safe-text.tsx';
import styles from '../modals/modals.module.css';
import type { ModalProps } from '../modals/modals.ts';
import pollStyles from './poll-modal.module.css';
import { refresh } from '../data/query-families.ts';

export interface PollModalProps {
  readonly messageId: number;
  readonly title: string;
  readonly questions: Poll;
}

/** A poll, question by question. */
export function PollModal({ messageId, title, questions, close }: PollModalProps & ModalProps<void>) {
  const t = useMessages();
  const queries = useQueryClient();
  const id = useId();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [answer, setAnswer] = useState<number | null>(null);
  const [state, setState] = useState<'asking' | 'sending' | 'finished'>('asking');
  const [error, setError] = useState<string | null>(null);
  const place = chosen.length;
  const question = questions[place];

  const finish = async (answers: readonly number[]): Promise<void> => {
    setState('sending');
    setError(null);
    try {
      const api = await apiOf(queries);
      const { unreadMessages } = await api.messages.finishPoll({ id: messageId, answers: [...answers] });
      await refresh(queries, 'journal');
      noteUnread(queries, unreadMessages);
      setState('finished');
    } catch (failure) {
      setError(failureOf(failure).description || t('error.default'));
      setState('asking');
    }
  };
  const goOn = (): void => {
    if (answer === null) return;
    if (place === questions.length - 1) return void finish([...chosen, answer]);
    setChosen([...chosen, answer]);
    setAnswer(null);
  };

  if (state === 'finished')
    return (
      <Dialog open onClose={close} title={t('journal.thanks')}>
        <div className={styles.lead}>
          <span className={`${styles.sign} ${styles.good}`}>
            <Icon name="check" />
          </span>
          <output className={styles.text}>{t('journal.thanksText')}</output>
        </div>
        <div className={styles.steps}>
          <Button variant="primary" onClick={() => close()}>
            {t('modals.understood')}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog open onClose={close} title={title}>
      <form
        key={place}
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        <fieldset className={pollStyles.question} aria-describedby={`${id}-error`}>
          <legend className={pollStyles.legend}>
            <span className={pollStyles.place}>
              {t('journal.questionOf', { place: place + 1, count: questions.length })}
            </span>
            <SafeText text={question?.question ?? ''} />
          </legend>
          {question?.answers.map((text, at) => (
            // Questions have no names of their own, answers no more than their places.
            // oxlint-disable-next-line react/no-array-index-key
            <label key={at} className={pollStyles.answer}>
              <input
                type="radio"
                name={`${id}-answer`}
                value={at}
                checked={answer === at}
                onChange={() => setAnswer(at)}
              />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
        <output id={`${id}-error`} className={styles.bad}>
          {error}
        </output>
        <div className={styles.steps}>
          <Button type="submit" variant="primary" disabled={answer === null} loading={state === 'sending'}>
            {t(place === questions.length - 1 ? 'journal.finish' : 'journal.next')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
