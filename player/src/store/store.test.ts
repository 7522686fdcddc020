import { describe, expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

describe('createStore', () => {
  it('tells listeners of real changes only, of several made in one step once', () => {
    const store = createStore({ a: 1, b: 'x' });
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    const before = store.getState();
    store.patch({ a: 1 });
    expect(listener).not.toHaveBeenCalled();
    expect(store.getState()).toBe(before);
    store.patch({ a: 2 });
    expect(listener).toHaveBeenCalledOnce();
    expect(store.getState()).toEqual({ a: 2, b: 'x' });
    store.patch({ a: 3 }, false, { a: 2, b: 'y' });
    expect(store.getState()).toEqual({ a: 2, b: 'y' });
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.patch({ a: 3 });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
