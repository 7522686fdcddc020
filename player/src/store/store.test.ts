import { describe, expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

describe('createStore', () => {
  it('tells listeners of real changes only', () => {
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
    stop();
    store.patch({ a: 3 });
    expect(listener).toHaveBeenCalledOnce();
  });
});
