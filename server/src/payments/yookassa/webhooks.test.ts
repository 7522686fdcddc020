import { expect, it } from 'vitest';
import { webhookReader } from './webhooks.ts';

const read = webhookReader(null);
const now = new Date('2026-11-24T12:00:00Z');
const from = (remoteAddress: string, body: unknown = succeeded) =>
  read({
    raw: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
    headers: { 'x-forwarded-for': '185.71.76.1' },
    remoteAddress,
    now,
  });
const succeeded = {
  type: 'notification',
  event: 'payment.succeeded',
  object: { id: '2d1', status: 'succeeded', amount: { value: '1.00', currency: 'RUB' } },
};

it.each(['185.71.76.1', '185.71.77.31', '77.75.153.127', '77.75.154.128', '77.75.156.35', '2a02:5180::1'])(
  'a webhook from %s is of YooKassa',
  (address) => {
    expect(from(address)).toEqual({
      ok: true,
      reply: { status: 200, body: '' },
      event: { dedupeKey: 'payment.succeeded:2d1:succeeded', kind: 'payment', ref: '2d1' },
    });
  },
);

it.each(['185.71.76.32', '77.75.153.128', '77.75.156.12', '127.0.0.1', '2a02:5181::1', '', 'localhost'])(
  'a webhook from “%s” is refused, whatever it says it was forwarded for',
  (address) => {
    expect(from(address)).toEqual({ ok: false, reply: { status: 403, body: '' } });
  },
);

it.each([
  ['payment.waiting_for_capture', 'payment', '2d1'],
  ['payment_method.active', 'card', 'method:2d1'],
  ['refund.succeeded', 'refund', '2d1'],
  ['payout.succeeded', 'other', '2d1'],
])('%s is about a %s', (event, kind, ref) => {
  expect(from('185.71.76.1', { ...succeeded, event })).toMatchObject({ event: { kind, ref } });
});

it.each([
  '',
  '{',
  '[]',
  '{"type":"notification"}',
  '{"type":"notification","event":"payment.succeeded","object":{}}',
])('a body “%s” is not one (400)', (body) => {
  expect(from('185.71.76.1', body)).toMatchObject({ ok: false, reply: { status: 400 } });
});
