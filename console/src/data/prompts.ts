import { useSyncExternalStore } from 'react';

/** What the member has to do before a call can go on. */
export type Prompt = 'sign-in' | 'reauthentication';

interface Open {
  readonly prompt: Prompt;
  readonly answer: (isDone: boolean) => void;
  readonly result: Promise<boolean>;
}

let open: Open | null = null;
/** Nobody can be asked before a screen that asks is there. */
let isListened = false;
const listeners = new Set<() => void>();

/** Asks the member, and resolves to whether he has done it. Calls that fail at the same time wait for the same answer. */
export function askFor(prompt: Prompt): Promise<boolean> {
  if (!isListened) return Promise.resolve(false);
  if (open?.prompt === prompt) return open.result;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  set({ prompt, result: promise, answer: resolve });
  return promise;
}

/** Ends what is asked. */
export function answerPrompt(isDone: boolean): void {
  open?.answer(isDone);
  set(null);
}

/** What the member is asked for now. */
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
