import type { ServicePurchaseState } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { originsOf, serviceStateOf } from './service-state.ts';

type Status = ServicePurchaseState['service']['status'];

const stateWith = (
  status: string,
  status_change_date: number | null = null,
  rest: Partial<ServicePurchaseState['service']> = {},
): ServicePurchaseState => ({
  service: {
    status: status as Status,
    status_change_date,
    parent_service: null,
    external_billing: null,
    autopayment: { status: 'off' },
    ...rest,
  },
});
const kindOf = (status: string, date: number | null = null) =>
  serviceStateOf({ active: false, purchase_state: stateWith(status, date) });

describe('the state of a service', () => {
  it.each(['subscribed', 'subscribed_in_external_billing'])('%s is active (CM-024, CM-025)', (status) => {
    expect(kindOf(status)).toEqual({ kind: 'active' });
    expect(kindOf(status, 5)).toEqual({ kind: 'active' });
  });

  it.each([
    ['subscribe_processing', 'will_be_subscribed'],
    ['unsubscribed', 'active_until'],
    ['unsubscribe_processing', 'active_until'],
  ])('%s with a date is %s then (CM-026, CM-027, CM-028, CM-167)', (status, kind) => {
    expect(kindOf(status, 5)).toEqual({ kind, date: 5 });
  });

  it.each([
    'subscribe_requested',
    'unsubscribe_requested',
    'cancel_subscribe_requested',
    'cancel_unsubscribe_requested',
    'subscribe_processing',
    'unsubscribe_processing',
  ])('%s without a date is processing (CM-029, CM-030, CM-167)', (status) => {
    expect(kindOf(status)).toEqual({ kind: 'processing' });
  });

  it.each(['unsubscribed', 'what_nobody_knows'])('%s without a date is not subscribed (CM-031)', (status) => {
    expect(kindOf(status)).toEqual({ kind: 'not_subscribed' });
  });

  it('is active without a state when the service says so (CM-032)', () => {
    expect(serviceStateOf({ active: true, purchase_state: null })).toEqual({ kind: 'active' });
    expect(serviceStateOf({ active: false, purchase_state: null })).toEqual({ kind: 'not_subscribed' });
  });

  it('names through whom it came (CM-033)', () => {
    const state = stateWith('subscribed', null, {
      parent_service: { name: 'Всё сразу' },
      external_billing: { name: 'Оператор' },
    });
    expect(originsOf(state)).toEqual(['Всё сразу', 'Оператор']);
    expect(originsOf(null)).toEqual([]);
  });
});
