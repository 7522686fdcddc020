import type { Poll } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { noteUnread } from './queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { SafeText } from '../ui/safe-text.tsx';
import { useForm } from '../ui/use-form.ts';
import type { Form } from '../ui/use-form.ts';
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
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const form = useForm<Answer>({
    initial: { answer: null },
    send: async ({ answer }) => {
      if (answer === null) return false;
      const { messages } = await apiOf(queries);
      const { unreadMessages } = await messages.finishPoll({ id: messageId, answers: [...chosen, answer] });
      await refresh(queries, 'journal');
      return noteUnread(queries, unreadMessages);
    },
  });
  const place = chosen.length;
  const isLast = place === questions.length - 1;
  if (form.isSent)
    return (
      <Dialog open onClose={close} title={t('journal.thanks')}>
        <Thanks onClose={() => close()} />
      </Dialog>
    );
  const goOn = (event: SubmitEvent<HTMLFormElement>): void => {
    if (isLast) return form.onSubmit(event);
    event.preventDefault();
    const { answer } = form.values;
    if (answer === null) return undefined;
    setChosen([...chosen, answer]);
    return form.change({ answer: null });
  };
  return (
    <Dialog open onClose={close} title={title}>
      <form key={place} onSubmit={goOn}>
        <Question questions={questions} place={place} form={form} />
        <div className={styles.steps}>
          <Button
            type="submit"
            variant="primary"
            disabled={form.values.answer === null}
            loading={form.isSending}
          >
            {t(isLast ? 'journal.finish' : 'journal.next')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The index of the chosen answer among those of the question. */
interface Answer {
  readonly answer: number | null;
}

interface QuestionProps {
  readonly questions: Poll;
  /** The index of the question. */
  readonly place: number;
  readonly form: Form<Answer>;
}

function Question({ questions, place, form: { values, error, change } }: QuestionProps) {
  const t = useMessages();
  const id = useId();
  const question = questions[place];
  return (
    <>
      <fieldset className={pollStyles.question} aria-describedby={`${id}-error`}>
        <legend className={pollStyles.legend}>
          <span className={pollStyles.place}>
            {t('journal.questionOf', { place: place + 1, count: questions.length })}
          </span>
          <SafeText text={question?.question ?? ''} />
        </legend>
        {question?.answers.map((text, at) => (
          // Questions have no names, and answers are identified by their index.
          // oxlint-disable-next-line react/no-array-index-key
          <label key={at} className={pollStyles.answer}>
            <input
              type="radio"
              name={`${id}-answer`}
              value={at}
              checked={values.answer === at}
              onChange={() => change({ answer: at })}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <output id={`${id}-error`} className={styles.bad}>
        {error}
      </output>
    </>
  );
}

function Thanks({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  return (
    <>
      <div className={styles.lead}>
        <span className={`${styles.sign} ${styles.good}`}>
          <Icon name="check" />
        </span>
        <output className={styles.text}>{t('journal.thanksText')}</output>
      </div>
      <div className={styles.steps}>
        <Button variant="primary" onClick={onClose}>
          {t('modals.understood')}
        </Button>
      </div>
    </>
  );
}
