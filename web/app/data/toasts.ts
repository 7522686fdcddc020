import type { ImagePath } from '@kadr/contract';
import type { ComponentProps } from 'react';

/** A message in the corner: a panel. Its text may contain HTML, which is sanitized when it is shown. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly text?: string;
  /** A picture of 176 × 254. */
  readonly poster?: ImagePath | null;
  readonly tone?: 'plain' | 'good' | 'bad';
  /** A link of the message, with any further attributes of a link. */
  readonly link?: Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> & {
    readonly href: string;
    readonly name: string;
    /** Whether the link loads a new document, bypassing the router. */
    readonly 'data-native'?: boolean;
  };
  /** Whether the viewer cannot close it: it closes by itself. */
  readonly isFixed?: boolean;
  /** Seconds until it closes by itself; when left out or 0, it stays until it is closed. */
  readonly duration?: number;
}

export interface Toasts {
  /** Newest first, at most four: a fifth replaces the oldest. */
  readonly list: () => readonly Toast[];
  /** Whether the page shows messages: some pages show no notifications. */
  readonly isShown: () => boolean;
  readonly show: (toast: Omit<Toast, 'id'>) => number;
  readonly dismiss: (id: number) => void;
  readonly dismissAll: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const most = 4;

/** A queue of messages; `after` runs something after a number of milliseconds and returns how to cancel it. */
export function createToasts(after: (milliseconds: number, run: () => void) => () => void): Toasts {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const timers = new Map<number, () => void>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]): void => {
    for (const { id } of toasts) {
      if (next.some((toast) => toast.id === id)) continue;
      timers.get(id)?.();
      timers.delete(id);
    }
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number): void => {
    if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
  };

  return {
    list: () => toasts,
    isShown: () => listeners.size > 0,
    show: (toast) => {
      const id = (lastId += 1);
      set([{ ...toast, id }, ...toasts].slice(0, most));
      if (toast.duration)
        timers.set(
          id,
          after(toast.duration * 1000, () => dismiss(id)),
        );
      return id;
    },
    dismiss,
    dismissAll: () => set([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's own messages. */
export const toasts = createToasts((milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
});
