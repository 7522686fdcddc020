import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTask } from './use-task.ts';
import type { ExplainFailure, Task } from './use-task.ts';

/** What is wrong with the values, by field and in words. */
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string };

export interface FormOptions<Values> {
  readonly initial: Values | (() => Values);
  /** What is wrong from the start. */
  readonly errors?: FieldErrors<Values>;
  /** What is wrong before anything is sent; no field when nothing is. */
  readonly check?: (values: Values) => FieldErrors<Values>;
  /**
   * Sends the values. Resolves to what is wrong with a field, to false when the viewer called it off, or to nothing once they
   * are sent. A rejection becomes the error of the whole form.
   */
  readonly send: (values: Values) => Promise<FieldErrors<Values> | false | void>;
  /** The words for a rejection, in the place of the service's own. */
  readonly explain?: ExplainFailure;
}

export interface Form<Values> {
  readonly values: Values;
  /** By field. */
  readonly errors: FieldErrors<Values>;
  /** Of the whole form: why sending failed. */
  readonly error: string | null;
  readonly isSending: boolean;
  /** The values as they are were sent. */
  readonly isSent: boolean;
  /** Takes what was typed; errors go with it. */
  readonly change: (part: Partial<Values>) => void;
  /** Shows what is wrong with the values; true when nothing is. */
  readonly check: (part?: Partial<Values>) => boolean;
  /** Sends the values with `part` in them, where they are not known to be wrong. */
  readonly submit: (part?: Partial<Values>) => Promise<void>;
  /** Runs another call of the form in the place of sending, with the same error. */
  readonly run: Task['run'];
  /** For the `form` element. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A form: what was typed, what is wrong with it, and sending it once at a time. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { initial, send, explain } = options;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>(options.errors ?? {});
  const [isSent, setSent] = useState(false);
  const task = useTask(explain);

  const change = (part: Partial<Values>): void => {
    setValues((known) => ({ ...known, ...part }));
    setErrors({});
    setSent(false);
    task.clear();
  };
  const check = (part: Partial<Values> = {}): boolean => {
    const wrong = options.check?.({ ...values, ...part }) ?? {};
    setErrors(wrong);
    task.clear();
    return Object.keys(wrong).length === 0;
  };
  const submit = async (part: Partial<Values> = {}): Promise<void> => {
    if (task.isBusy || !check(part)) return;
    await task.run(async () => {
      const outcome = await send({ ...values, ...part });
      if (typeof outcome === 'object') setErrors(outcome);
      setSent(outcome === undefined);
    });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit();
  };
  const { isBusy: isSending, error, run } = task;
  return { values, errors, error, isSending, isSent, change, check, submit, run, onSubmit };
}
