/** Key → the singer's command, pure. By place on the keyboard, so it works in every layout. */
import type { KeyPress, KeyTarget } from '../../input/keyboard.ts';

export type SingerCommand =
  | { readonly type: 'key' | 'tempo'; readonly direction: 1 | -1 }
  | { readonly type: 'guide' };

type Press = Pick<KeyPress, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** The command of a key; null for keys of the player and keys without a command. */
export function singerCommand(press: Press, target: KeyTarget): SingerCommand | null {
  if (target.tag === 'input' || target.tag === 'textarea' || target.tag === 'select' || target.isEditable)
    return null;
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  if (press.shiftKey) return shifted[press.code] ?? null;
  if (press.code === 'KeyG') return press.repeat ? null : { type: 'guide' };
  return plain[press.code] ?? null;
}

const plain: Readonly<Record<string, SingerCommand>> = {
  Minus: { type: 'key', direction: -1 },
  NumpadSubtract: { type: 'key', direction: -1 },
  Equal: { type: 'key', direction: 1 },
  NumpadAdd: { type: 'key', direction: 1 },
};

const shifted: Readonly<Record<string, SingerCommand>> = {
  Comma: { type: 'tempo', direction: -1 },
  Period: { type: 'tempo', direction: 1 },
};
