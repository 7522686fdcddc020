import { longestPushFrame } from '@kadr/contract';
import type { PushFrame } from '@kadr/contract';

/** @throws RangeError for a frame longer than the contract promises */
export function textOf(frame: PushFrame): string {
  const text = JSON.stringify(frame);
  if (Buffer.byteLength(text) > longestPushFrame) throw new RangeError('A push frame is too long.');
  return text;
}

export function bareEvent(event_code: string): PushFrame {
  return {
    event_type: 'target',
    event_code,
    message_id: null,
    display: null,
    item: null,
    media_view_alias: null,
    ab_test: null,
    src: null,
    title: null,
    unread_messages: null,
  };
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
