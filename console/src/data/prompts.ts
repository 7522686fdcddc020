import { useSyncExternalStore } from 'react';

/** An action of the member that a call requires before it can continue. */
export type Prompt = 'sign-in' | 'reauthentication';

interface Open {
  readonly prompt: Prompt;
  readonly answer: (isDone: boolean) => void;
  readonly result: Promise<boolean>;
}

let open: Open | null = null;
/** False until a screen that shows prompts is mounted: nothing is asked until then. */
let isListened = false;
const listeners = new Set<() => void>();

/** Asks the member, and resolves to whether it was done. Calls that fail at the same time share one prompt. */
export function askFor(prompt: Prompt): Promise<boolean> {
  if (!isListened) return Promise.resolve(false);
  if (open?.prompt === prompt) return open.result;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  set({ prompt, result: promise, answer: resolve });
  return promise;
}

/** Closes the current prompt. */
export function answerPrompt(isDone: boolean): void {
  open?.answer(isDone);
  set(null);
}

/** The current prompt. */
export function usePrompt(): Prompt | null {
  return useSyncExternalStore(subscribe, () => open?.prompt ?? null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  isListened = true;
  return () => {
    listeners.delete(listener);
    isListened = listeners.size > 0;
  };
}

function set(next: Open | null): void {
  open = next;
  for (const listener of listeners) listener();
}
