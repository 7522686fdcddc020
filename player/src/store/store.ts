/** A value that says when it changes: what `useSyncExternalStore` needs, and no more. */

export interface ReadonlyStore<State> {
  readonly getState: () => State;
  /** Calls back after every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<State> extends ReadonlyStore<State> {
  /** Lays `patch` over the state; listeners hear of it only when a field really changed. */
  readonly patch: (patch: Partial<State>) => void;
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
    patch: (patch) => {
      const keys = Object.keys(patch) as (keyof State)[];
      if (keys.every((key) => Object.is(state[key], patch[key]))) return;
      state = { ...state, ...patch };
      for (const listener of listeners) listener();
    },
  };
}
