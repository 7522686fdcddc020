import { createElement } from 'react';
import type { ComponentType } from 'react';
import { loadPageWords } from '../i18n/load-words.ts';
import { shownLanguage } from '../i18n/shown-language.ts';

/** Properties that every modal's component gets in addition to its own. */
export interface ModalProps<Result> {
  /** Closes the modal; without a result it was dismissed (Esc, the cross, a navigation). */
  readonly close: (result?: Result) => void;
}

export interface ModalOptions {
  /** Stays open when the page changes; a reload of the page closes it anyway. */
  readonly ignoresNavigation?: boolean;
}

/** An open modal, for the layer that shows it. */
export interface OpenModal {
  readonly id: number;
  /** Its component with its properties. */
  readonly Content: ComponentType;
}

export interface Modals {
  /** From bottom to top. */
  readonly list: () => readonly OpenModal[];
  /**
   * Opens a modal over the page and over other modals. `load` resolves to its component, in a separate chunk. Resolves
   * to the result of closing it, undefined if dismissed; rejects if its code fails to load.
   */
  readonly open: <Props extends object, Result>(
    load: () => Promise<ComponentType<Props & ModalProps<Result>>>,
    props: Props,
    options?: ModalOptions,
  ) => Promise<Result | undefined>;
  /** Called when the page has changed: closes modals that do not ignore navigation, on a reload all of them. */
  readonly closeForNavigation: (navigation: { readonly isReload: boolean }) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Entry extends OpenModal {
  readonly ignoresNavigation: boolean;
  readonly leave: () => void;
}

/** @param prepare fetches what every modal needs besides its code. */
export function createModals(prepare: () => Promise<unknown> = () => Promise.resolve()): Modals {
  let entries: readonly Entry[] = [];
  let lastId = 0;
  /** Counts pages, so that a modal whose code loads late does not open over the next page. */
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

/** The page's modals: nothing else opens over the page. */
export const modals = createModals(() => loadPageWords(shownLanguage(document), 'pages'));
