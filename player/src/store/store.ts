/** A value that notifies of its changes: exactly what `useSyncExternalStore` needs. */

export interface ReadonlyStore<State> {
  readonly getState: () => State;
  /** Calls back after every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<State, Change = Partial<State>> extends ReadonlyStore<State> {
  /** Applies the changes in one step; false changes nothing. Listeners are called only when a field really changed. */
  readonly patch: (...changes: readonly (Change | false)[]) => void;
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    patch: (...changes) => {
      const next = Object.assign({ ...state }, ...changes) as State;
      if ((Object.keys(next) as (keyof State)[]).every((key) => Object.is(state[key], next[key]))) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
