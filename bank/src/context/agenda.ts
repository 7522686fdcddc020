import type { BankContext } from './context.ts';

/** An event that happens by itself at its time. */
export type Task =
  | 'expire_payment'
  | 'expire_hold'
  | 'expire_binding'
  | 'end_binding'
  | 'open_dispute'
  | 'lose_dispute'
  | 'cancel_refund'
  | 'register_receipt';

/** Part of the transaction that schedules it. */
export function plan({ store }: Pick<BankContext, 'store'>, task: Task, subject: string, at: number): void {
  store.run('insert into agenda (due_at, task, subject) values (?, ?, ?)', at, task, subject);
}

interface AgendaRow {
  readonly id: number;
  readonly task: Task;
  readonly subject: string;
}

/** Does all due tasks, each in its own transaction, in order of time. */
export function doDue(
  { store, clock }: BankContext,
  work: Readonly<Record<Task, (subject: string) => void>>,
): void {
  for (;;) {
    const next = store.one(
      'select id, task, subject from agenda where due_at <= ? order by due_at, id limit 1',
      clock.now(),
    ) as AgendaRow | null;
    if (next === null) return;
    store.transaction(() => {
      store.run('delete from agenda where id = ?', next.id);
      work[next.task](next.subject);
    });
  }
}

export const nextOnAgenda = ({ store }: Pick<BankContext, 'store'>): number | null =>
  (store.one('select due_at from agenda order by due_at limit 1') as { due_at: number } | null)?.due_at ??
  null;
