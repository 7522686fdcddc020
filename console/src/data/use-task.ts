import { useCallback, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { descriptionOf } from './client.ts';

export interface Task {
  /** Runs the task; returns whether it succeeded. Ignored while another run is pending. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
  readonly isBusy: boolean;
  /** The last error, in the member's language. */
  readonly error: string | null;
  readonly fail: (error: unknown) => void;
  readonly clear: () => void;
}

/** A task that a screen waits for, with its result. */
export function useTask(): Task {
  const t = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const fail = useCallback((reason: unknown) => setError(descriptionOf(reason) ?? t('ui.unreachable')), [t]);
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (reason) {
      fail(reason);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, error, fail, clear: () => setError(null) };
}
