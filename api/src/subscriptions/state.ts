import type { ServicePurchaseState, Subscription } from '@kadr/contract';
import { opensUntil } from '../entitlement/entitlement.ts';
import type { Held } from '../entitlement/entitlement.ts';
import type { SubscriptionRow } from './repository.ts';

export type Standing = Subscription['standing'] | 'over';

/** The state of a subscription at a moment; `over` no longer grants access. */
export function standingOf(held: Held, now: Date): Standing {
  const { isRenewed, endsAt, holdUntil = null, pausedUntil = null } = held;
  const at = now.getTime() / 1000;
  const isOpen = opensUntil(held) > at;
  if (!isRenewed) return isOpen ? 'cancelled' : 'over';
  if (holdUntil !== null) return isOpen ? 'grace' : holdUntil > at ? 'hold' : 'over';
  if (pausedUntil !== null && endsAt <= at) return 'paused';
  return isOpen ? 'active' : 'over';
}

const statuses = {
  active: 'subscribed',
  cancelled: 'unsubscribed',
  grace: 'unsubscribe_processing',
  hold: 'subscribe_requested',
  paused: 'subscribe_processing',
} as const satisfies Record<Subscription['standing'], string>;

/** The state of an account's subscription, as viewers see it. */
export function purchaseStateOf(held: Held, standing: Subscription['standing']): ServicePurchaseState {
  const date = {
    active: held.endsAt,
    cancelled: held.endsAt,
    grace: opensUntil(held),
    hold: null,
    paused: held.pausedUntil ?? null,
  }[standing];
  return {
    service: {
      status: statuses[standing],
      status_change_date: date === null ? null : Math.floor(date),
      parent_service: null,
      external_billing: null,
      autopayment: { status: held.isRenewed ? 'on' : 'off' },
    },
  };
}

/** A subscription as entitlement sees it. */
export function heldOf(row: SubscriptionRow): Held {
  return {
    isRenewed: row.state === 'active',
    endsAt: secondsOf(row.endsAt),
    graceUntil: row.graceUntil && secondsOf(row.graceUntil),
    holdUntil: row.dunningTries > 0 && row.holdUntil !== null ? secondsOf(row.holdUntil) : null,
    pausedUntil: row.pausedUntil && secondsOf(row.pausedUntil),
  };
}

function secondsOf(instant: Date): number {
  return instant.getTime() / 1000;
}
