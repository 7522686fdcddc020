import { createElement } from 'react';
import type { ComponentType } from 'react';
import { loadPageWords } from '../i18n/load-words.ts';
import { shownLanguage } from '../i18n/shown-language.ts';

/** What the component of a modal is given beside its own properties. */
export interface ModalProps<Result> {
  /** Closes it; without a result it was left (Esc, the cross, a navigation). */
  readonly close: (result?: Result) => void;
}

export interface ModalOptions {
  /** Stays open when the page changes; a reload of the page closes it all the same. */
  readonly ignoresNavigation?: boolean;
}

/** A modal that is open, for the layer that shows it. */
export interface OpenModal {
  readonly id: number;
  /** Its component with its properties. */
  readonly Content: ComponentType;
}

export interface Modals {
  /** From the bottom to the top. */
  readonly list: () => readonly OpenModal[];
  /**
   * Opens a modal over the page and over other modals. `load` gives its component, in its own chunk. Resolves with what it
   * was closed
   * with, undefined when it was left; rejects when its code does not come.
   */
  readonly open: <Props extends object, Result>(
    load: () => Promise<ComponentType<Props & ModalProps<Result>>>,
    props: Props,
    options?: ModalOptions,
  ) => Promise<Result | undefined>;
  /** The page has changed: closes what does not ignore that, on a reload everything. */
  readonly closeForNavigation: (navigation: { readonly isReload: boolean }) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Entry extends OpenModal {
  readonly ignoresNavigation: boolean;
  readonly leave: () => void;
}

/** @param prepare fetches what every modal needs beside its code. */
export function createModals(prepare: () => Promise<unknown> = () => Promise.resolve()): Modals {
  let entries: readonly Entry[] = [];
  let lastId = 0;
  /** Counts pages, so that a modal whose code comes late does not open over the next one. */
  let pages = 0;
  let reloads = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly Entry[]): void => {
    entries = next;
    for (const listener of listeners) listener();
  };

  return {
    list: () => entries,
    async open<Props extends object, Result>(
      load: () => Promise<ComponentType<Props & ModalProps<Result>>>,
      props: Props,
      { ignoresNavigation = false }: ModalOptions = {},
    ): Promise<Result | undefined> {
      const [askedOn, askedIn] = [pages, reloads];
      const [Component] = await Promise.all([load(), prepare()]);
      if (askedIn !== reloads || (askedOn !== pages && !ignoresNavigation)) return undefined;
      return new Promise((resolve) => {
        const id = (lastId += 1);
        const close = (result?: Result): void => {
          if (!entries.some((entry) => entry.id === id)) return;
          set(entries.filter((entry) => entry.id !== id));
          resolve(result);
        };
        const Content = (): React.ReactNode => createElement(Component, { ...props, close });
        set([...entries, { id, Content, ignoresNavigation, leave: () => close() }]);
      });
    },
    closeForNavigation({ isReload }) {
      pages += 1;
      if (isReload) reloads += 1;
      for (const { ignoresNavigation, leave } of entries.toReversed())
        if (isReload || !ignoresNavigation) leave();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's own modals: the one way anything opens over it. */
export const modals = createModals(() => loadPageWords(shownLanguage(document), 'pages'));
