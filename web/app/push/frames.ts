import type { EventDisplay, NotificationEvent, PushFrame } from '@kadr/contract';

type PartyFrame = Extract<PushFrame, { event_type: 'party' }>;

/**
 * Parses a frame of the push channel, null if this build does not know it. The contract's schema stays out of the
 * browser's code; fields that the page acts on are checked, the rest is trusted.
 */
export function readFrame(text: string): PushFrame | null {
  const frame = parse(text);
  if (!isRecord(frame)) return null;
  switch (frame['event_type']) {
    case 'heartbeat':
    case 'streams_changed':
      return { event_type: frame['event_type'] };
    case 'ready':
    case 'unread_messages':
      return isCount(frame['unread_messages'])
        ? { event_type: frame['event_type'], unread_messages: frame['unread_messages'] }
        : null;
    case 'party':
      return isPartyFrame(frame) ? frame : null;
    case 'missed_messages':
      return isCount(frame['count']) ? { event_type: 'missed_messages', count: frame['count'] } : null;
    case 'display':
    case 'player':
    case 'target':
    case 'item':
      return isEvent(frame) ? frame : null;
    default:
      return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isEvent(frame: Record<string, unknown>): frame is NotificationEvent & Record<string, unknown> {
  const { event_code, message_id, display, media_view_alias, src, title, unread_messages } = frame;
  return (
    typeof event_code === 'string' &&
    (message_id === null || isCount(message_id)) &&
    (display === null || isDisplay(display)) &&
    [media_view_alias, src, title].every(isTextOrNull) &&
    (unread_messages === null || isCount(unread_messages))
  );
}

/** The party's own code checks the details of the change. */
function isPartyFrame(frame: Record<string, unknown>): frame is PartyFrame & Record<string, unknown> {
  const { party_id, change } = frame;
  return typeof party_id === 'string' && isRecord(change) && typeof change['kind'] === 'string';
}

function isDisplay(value: unknown): value is EventDisplay {
  if (!isRecord(value)) return false;
  const { message, submessage, duration, target, poll } = value;
  return (
    typeof message === 'string' &&
    isTextOrNull(submessage) &&
    (duration === null || isCount(duration)) &&
    (target === null || (isRecord(target) && typeof target['link'] === 'string')) &&
    (poll === null || Array.isArray(poll))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
