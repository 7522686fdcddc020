/** Saying what is wrong: a poll, then thanks, then back. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { CheckIcon } from '../controls/icons.tsx';
import type { ReportAnswer } from '../messages/messages.ts';
import type { ContentType } from '../../source/source.ts';
import { useMessages } from '../context/player-context.ts';
import styles from './settings-panel.module.css';

/** Milliseconds the thanks stay (a click on "back" goes sooner). */
const THANKS = 3000;

export interface PlayerReport {
  readonly contentId: string;
  /** The source's content type. */
  readonly contentType?: ContentType;
  /** At least one. */
  readonly answers: readonly ReportAnswer[];
}

interface ReportScreenProps {
  readonly send: (answers: readonly ReportAnswer[]) => Promise<void>;
  readonly done: () => void;
}

type Step = 'poll' | 'sending' | 'failed' | 'success';

export function ReportScreen({ send, done }: ReportScreenProps): ReactNode {
  const messages = useMessages();
  const [step, setStep] = useState<Step>('poll');
  const [chosen, setChosen] = useState<readonly ReportAnswer[]>([]);
  const leave = useEffectEvent(done);
  useEffect(() => {
    if (step !== 'success') return undefined;
    const timer = setTimeout(() => leave(), THANKS);
    return () => clearTimeout(timer);
  }, [step]);

  if (step === 'success') {
    return (
      // The button that had the focus is gone: keys are still the panel's.
      <output ref={takeFocus} className={styles.success} tabIndex={-1}>
        <span>
          <CheckIcon />
        </span>
        {messages.reportSent}
      </output>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (step === 'sending') return;
    setStep('sending');
    send(chosen).then(
      () => setStep('success'),
      () => setStep('failed'),
    );
  };
  const toggle = (answer: ReportAnswer): void =>
    setChosen((known) =>
      known.includes(answer) ? known.filter((other) => other !== answer) : [...known, answer],
    );
  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.fieldset}>
        <legend className={styles.question}>{messages.reportQuestion}</legend>
        {(Object.keys(messages.reportAnswers) as ReportAnswer[]).map((answer) => (
          <label key={answer} className={styles.answer}>
            <input type="checkbox" checked={chosen.includes(answer)} onChange={() => toggle(answer)} />
            {messages.reportAnswers[answer]}
          </label>
        ))}
      </fieldset>
      <button
        type="submit"
        className={styles.send}
        disabled={chosen.length === 0}
        // A disabled button would lose the focus, and the panel its keys.
        aria-disabled={step === 'sending'}
        aria-busy={step === 'sending'}
      >
        {messages.send}
      </button>
      {step === 'failed' && (
        <p ref={bringIntoSight} className={styles.failure} role="alert">
          {messages.reportFailed}
        </p>
      )}
    </form>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** On a low screen the panel scrolls. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
