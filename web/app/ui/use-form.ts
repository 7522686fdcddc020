import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTask } from './use-task.ts';
import type { ExplainFailure, Task } from './use-task.ts';

/** Error texts of the values, by field. */
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string };

export interface FormOptions<Values> {
  readonly initial: Values | (() => Values);
  /** Initial errors. */
  readonly errors?: FieldErrors<Values>;
  /** Validates the values before they are sent; no fields if they are valid. */
  readonly check?: (values: Values) => FieldErrors<Values>;
  /**
   * Sends the values. Resolves to the errors of fields, to false if the viewer cancelled, or to nothing once they are
   * sent. A rejection becomes the error of the whole form.
   */
  readonly send: (values: Values) => Promise<FieldErrors<Values> | false | void>;
  /** Text for a rejection, in place of the service's. */
  readonly explain?: ExplainFailure;
}

export interface Form<Values> {
  readonly values: Values;
  /** Errors by field. */
  readonly errors: FieldErrors<Values>;
  /** Error of the whole form: why sending failed. */
  readonly error: string | null;
  readonly isSending: boolean;
  /** Whether the current values have been sent. */
  readonly isSent: boolean;
  /** Applies typed input and clears its errors. */
  readonly change: (part: Partial<Values>) => void;
  /** Shows the errors of the values; true if there are none. */
  readonly check: (part?: Partial<Values>) => boolean;
  /** Sends the values, updated by `part`, if they are not known to be invalid. */
  readonly submit: (part?: Partial<Values>) => Promise<void>;
  /** Runs another call of the form in place of sending, with the same error. */
  readonly run: Task['run'];
  /** Handler for the `form` element. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A form: its values, its errors, and sending it once at a time. */
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
