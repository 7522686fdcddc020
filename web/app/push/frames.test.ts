import { expect, it } from 'vitest';
import { notificationEventSchema, pushEventTypes, pushFrameSchema } from '@kadr/contract';
import { readFrame } from './frames.ts';

const event = {
  event_type: 'display',
  event_code: 'poll',
  message_id: 7,
  display: {
    display_type: 'panel',
    popup_type: null,
    panel_type: null,
    message: 'Вопрос',
    submessage: null,
    image: null,
    duration: 10,
    target: { type: 'link', link: '/', title: null },
    is_cancellable: true,
    force_display: false,
    poll: [{ question: 'Да?', answers: ['Да', 'Нет'] }],
  },
  item: null,
  media_view_alias: null,
  ab_test: null,
  src: null,
  title: null,
  unread_messages: 2,
} as const;

it.each<unknown>([
  { event_type: 'heartbeat' },
  { event_type: 'streams_changed' },
  { event_type: 'ready', unread_messages: 0 },
  { event_type: 'unread_messages', unread_messages: 3 },
  ...pushEventTypes.map((event_type) => Object.assign({}, event, { event_type })),
  { ...event, event_code: 'code_of_tomorrow', display: null, message_id: null, unread_messages: null },
])('reads %j as the contract writes it (NT-005)', (frame) => {
  expect(readFrame(JSON.stringify(pushFrameSchema.parse(frame)))).toEqual(frame);
});

it.each<unknown>([
  null,
  'text',
  [],
  { event_type: 'news' },
  { event_type: 'ready' },
  { event_type: 'unread_messages', unread_messages: -1 },
  { ...event, event_code: 1 },
  { ...event, message_id: 'seven' },
  { ...event, display: { ...event.display, message: null } },
  { ...event, display: { ...event.display, duration: 'long' } },
  { ...event, display: { ...event.display, target: 'home' } },
  { ...event, src: 5 },
])('passes %j over, as the contract does', (frame) => {
  expect(readFrame(JSON.stringify(frame))).toBeNull();
  expect(pushFrameSchema.safeParse(frame).success).toBe(false);
});

it('passes over what is no JSON', () => {
  expect(readFrame('<html>')).toBeNull();
  expect(notificationEventSchema.safeParse(event).success).toBe(true);
});
