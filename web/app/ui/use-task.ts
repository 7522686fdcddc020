import { useRef, useState } from 'react';
import { failureOf } from '../data/page-errors.ts';
import { useMessages } from '../i18n/messages.tsx';

export interface Task {
  readonly isBusy: boolean;
  /** Why the last run failed, in the viewer's language. */
  readonly error: string | null;
  /**
   * Runs one call at a time: what comes while one runs is ignored. Never rejects. Resolves to whether the work was done
   * without a failure.
   */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly clear: () => void;
}

/** The words for a failure; null where nothing is to be said. */
export type ExplainFailure = (error: unknown) => string | null;

/** The service's description of a failure; the default text where it gives none. */
export function useExplanation(): (error: unknown) => string {
  const t = useMessages();
  return (error) => failureOf(error).description || t('error.default');
}

/**
 * Work that a control starts and waits for. The error is the service's description of it unless `explain` says otherwise.
 */
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
