import type { KeyboardEvent } from 'react';

/** Actions of keys in the film of the marks. */
export type FilmKey =
  | { readonly type: 'toggle' }
  | { readonly type: 'seconds'; readonly by: number }
  | { readonly type: 'frames'; readonly by: number }
  | { readonly type: 'edge'; readonly edge: 'start' | 'end' }
  | { readonly type: 'part'; readonly at: number }
  | { readonly type: 'chapter' }
  | { readonly type: 'midroll' };

const keys: Readonly<Record<string, FilmKey>> = {
  Space: { type: 'toggle' },
  KeyK: { type: 'toggle' },
  ArrowLeft: { type: 'seconds', by: -1 },
  ArrowRight: { type: 'seconds', by: 1 },
  Comma: { type: 'frames', by: -1 },
  Period: { type: 'frames', by: 1 },
  KeyI: { type: 'edge', edge: 'start' },
  KeyO: { type: 'edge', edge: 'end' },
  KeyC: { type: 'chapter' },
  KeyM: { type: 'midroll' },
  Digit1: { type: 'part', at: 0 },
  Digit2: { type: 'part', at: 1 },
  Digit3: { type: 'part', at: 2 },
};

/**
 * The action of a key press, by the key's position, so that it is the same in every layout. Shift turns seconds into
 * tens of seconds. Null for other keys, and for those that the focused control handles itself.
 */
export function filmKeyOf(event: KeyboardEvent): FilmKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const known = keys[event.code];
  if (known === undefined) return null;
  const target = event.target instanceof Element ? event.target : null;
  const isTaken =
    (event.code === 'Space' && target?.closest('button') !== null && target !== null) ||
    (known.type === 'seconds' && target !== null && target.closest('[role="radiogroup"]') !== null);
  if (isTaken) return null;
  return known.type === 'seconds' && event.shiftKey ? { ...known, by: known.by * 10 } : known;
}
