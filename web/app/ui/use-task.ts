import { useRef, useState } from 'react';
import { failureOf } from '../data/page-errors.ts';
import { useMessages } from '../i18n/messages.tsx';

export interface Task {
  readonly isBusy: boolean;
  /** Error of the last run, in the viewer's language. */
  readonly error: string | null;
  /**
   * Runs one call at a time: further ones are ignored while one runs. Never rejects. Resolves to whether the work was
   * done without a failure.
   */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly clear: () => void;
}

/** Error text of a failure; null for none. */
export type ExplainFailure = (error: unknown) => string | null;

/** Returns the service's description of a failure; the default text without one. */
export function useExplanation(): (error: unknown) => string {
  const t = useMessages();
  return (error) => failureOf(error).description || t('error.default');
}

/** Work that a control starts and waits for. The error is the service's description unless `explain` says otherwise. */
export function useTask(explain?: ExplainFailure): Task {
  const explanation = useExplanation();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (failure) {
      setError((explain ?? explanation)(failure));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, error, run, clear: () => setError(null) };
}
