/** Key → command, pure. Letters go by their place on the keyboard, so that they work in every layout. */

export type Command =
  | { readonly type: 'toggle-play' }
  /** The space bar: a press plays or pauses, holding it goes twice as fast. */
  | { readonly type: 'space'; readonly phase: 'down' | 'held' | 'up' }
  | { readonly type: 'rewind'; readonly direction: 1 | -1; readonly isRepeat: boolean }
  | { readonly type: 'rewind-end' }
  | { readonly type: 'volume'; readonly direction: 1 | -1 }
  | { readonly type: 'speed'; readonly direction: 1 | -1 }
  | { readonly type: 'toggle-mute' }
  | { readonly type: 'toggle-fullscreen' }
  | { readonly type: 'toggle-subtitles' }
  | { readonly type: 'toggle-pip' }
  /** One picture on or back, of a paused film. */
  | { readonly type: 'frame'; readonly direction: 1 | -1 }
  /** Share of the whole, 0–1. */
  | { readonly type: 'seek-share'; readonly share: number }
  | { readonly type: 'help' };

export interface KeyPress {
  /** `keyup`; anything else is a press. */
  readonly type: string;
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
}

/** The focused element, as far as keys are concerned. */
export interface KeyTarget {
  /** Lower-case element name. */
  readonly tag: string;
  readonly role: string | null;
  readonly isEditable: boolean;
}

/** The command of a key, or null when the key is not ours. */
export function commandFor(press: KeyPress, target: KeyTarget): Command | null {
  const isSpace = press.code === 'Space' || press.key === ' ';
  if (target.isEditable || ['input', 'textarea', 'select'].includes(target.tag)) return null;
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  if (isSpace && press.shiftKey) return null;
  if (isSpace && takesSpace(target)) return null;
  if (press.type === 'keyup') {
    if (isSpace) return { type: 'space', phase: 'up' };
    return press.code in rewindKeys ? { type: 'rewind-end' } : null;
  }
  if (press.shiftKey) return shifted(press);
  const rewind = rewindKeys[press.code];
  if (rewind !== undefined) return { type: 'rewind', direction: rewind, isRepeat: press.repeat };
  if (isSpace) return { type: 'space', phase: press.repeat ? 'held' : 'down' };
  const held = heldKeys[press.code];
  if (held !== undefined || press.repeat) return held ?? null;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(press.code)?.[1];
  if (digit !== undefined) return { type: 'seek-share', share: Number(digit) / 10 };
  return plainKeys[press.code] ?? null;
}

/** Keys that go on for as long as they are held. */
const heldKeys: Readonly<Record<string, Command>> = {
  ArrowUp: { type: 'volume', direction: 1 },
  ArrowDown: { type: 'volume', direction: -1 },
  Comma: { type: 'frame', direction: -1 },
  Period: { type: 'frame', direction: 1 },
};

const plainKeys: Readonly<Record<string, Command>> = {
  KeyK: { type: 'toggle-play' },
  KeyF: { type: 'toggle-fullscreen' },
  KeyM: { type: 'toggle-mute' },
  KeyC: { type: 'toggle-subtitles' },
  KeyI: { type: 'toggle-pip' },
  Home: { type: 'seek-share', share: 0 },
  End: { type: 'seek-share', share: 1 },
};

const rewindKeys: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1, KeyJ: -1, KeyL: 1 };

/** Shift is a modifier too, except where the sign itself requires it. */
function shifted(press: KeyPress): Command | null {
  if (press.key === '<' || press.code === 'Comma') return { type: 'speed', direction: -1 };
  if (press.key === '>' || press.code === 'Period') return { type: 'speed', direction: 1 };
  if (press.key === '?' || press.code === 'Slash') return press.repeat ? null : { type: 'help' };
  return null;
}

/** A focused button is pressed by the space bar; playback must not toggle as well. */
function takesSpace({ tag, role }: KeyTarget): boolean {
  return (
    ['button', 'a', 'summary'].includes(tag) || ['button', 'menuitem', 'menuitemradio'].includes(role ?? '')
  );
}

/** Reads what {@link commandFor} needs from a real event. */
export function readKeyTarget(event: KeyboardEvent): KeyTarget {
  const element = event.composedPath()[0];
  if (!(element instanceof HTMLElement)) return { tag: '', role: null, isEditable: false };
  return {
    tag: element.tagName.toLowerCase(),
    role: element.getAttribute('role'),
    isEditable: element.isContentEditable,
  };
}
