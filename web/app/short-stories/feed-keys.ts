/** The action of a key in the feed. */
export type FeedCommand = 'next' | 'previous' | 'toggle' | 'mute';

const commands: Readonly<Record<string, FeedCommand>> = {
  ArrowDown: 'next',
  PageDown: 'next',
  KeyJ: 'next',
  ArrowUp: 'previous',
  PageUp: 'previous',
  KeyK: 'previous',
  Space: 'toggle',
  KeyM: 'mute',
};

export interface PressedKey {
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The focused element when a key is pressed: `text` takes every key, `control` those that activate it. */
export type FocusKind = 'text' | 'control' | 'none';

/** The feed's command of a key; null for keys of the browser, or of the focused control. */
export function commandOf(key: PressedKey, focus: FocusKind): FeedCommand | null {
  if (key.altKey || key.ctrlKey || key.metaKey || key.shiftKey || focus === 'text') return null;
  if (focus === 'control' && key.code === 'Space') return null;
  return Object.hasOwn(commands, key.code) ? (commands[key.code] ?? null) : null;
}

/** Classifies the focused element. */
export function focusKindOf(target: EventTarget | null): FocusKind {
  if (!(target instanceof Element)) return 'none';
  if (target.closest('input, textarea, select, [contenteditable]')) return 'text';
  return target.closest('button, a, summary, [role="button"]') ? 'control' : 'none';
}
