import type { ServiceUnderFire } from './service-under-fire.ts';

/** Length of the service's periods, in days. */
export const periodDays = 30;

/** Makes renewals due, and counts them. */
export interface Renewals {
  /** Lets a paid period of an account's subscription pass: the next one is due. False while it is not paid. */
  letPeriodPass(email: string): Promise<boolean>;
  /** Lets the wait before the next try of refused renewals pass. */
  letWaitsPass(): Promise<void>;
  /** How many were made due. */
  due(): number;
  /** Subscriptions that were paid less often than they were due. */
  missing(): Promise<readonly string[]>;
}

export function createRenewals({ query }: Pick<ServiceUnderFire, 'query'>): Renewals {
  /** Due renewals, by the subscription. */
  const counts = new Map<number, number>();
  return {
    letPeriodPass: async (email) => {
      const rows = await query<{ id: number }>(
        `update subscriptions set
           started_at = started_at - make_interval(days => $2),
           anchor_at = anchor_at - make_interval(days => $2),
           ends_at = ends_at - make_interval(days => $2)
         where state = 'active' and ends_at > now() and bank_card_id is not null
           and account_id in (select id from accounts where email = $1)
         returning id`,
        [email, periodDays],
      );
      for (const { id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1);
      return rows.length > 0;
    },
    letWaitsPass: async () =>
      void (await query('update subscriptions set next_try_at = now() where next_try_at > now()')),
    due: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    missing: async () => {
      const rows = await query<{ id: number; state: string; periods: number }>(
        `select id, state, (select count(*)::integer from subscription_periods where subscription_id = subscriptions.id) as periods
         from subscriptions`,
      );
      return rows.flatMap(({ id, state, periods }) => {
        const expected = 1 + (counts.get(id) ?? 0);
        return periods === expected
          ? []
          : [`subscription ${id} (${state}): ${periods} of ${expected} periods`];
      });
    },
  };
}
