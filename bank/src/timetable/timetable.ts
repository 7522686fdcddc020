import { doDue, nextOnAgenda } from '../context/agenda.ts';
import type { Task } from '../context/agenda.ts';
import type { BankContext } from '../context/context.ts';
import { createDeliveries } from '../webhooks/delivery.ts';

/** Runs due tasks and webhooks. */
export interface Timetable {
  /** Called after each change: something may have become due. */
  wake(): void;
  /** Resolves when current webhooks have ended. */
  settled(): Promise<void>;
  /** Moves time ahead, through each moment at which something is due. */
  advance(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** The longest that a timer waits, in milliseconds. */
const longestTimer = 60_000;

export function createTimetable(
  bank: BankContext,
  work: Readonly<Record<Task, (subject: string) => void>>,
): Timetable {
  const { clock } = bank;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const deliveries = createDeliveries(bank, () => wake());
  const nextAt = (): number | null => {
    const moments = [nextOnAgenda(bank), deliveries.nextAt()].filter((moment) => moment !== null);
    return moments.length === 0 ? null : Math.min(...moments);
  };
  const wake = (): void => {
    if (isStopped) return;
    doDue(bank, work);
    deliveries.sendDue();
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const next = nextAt();
    if (next === null) return;
    timer = setTimeout(wake, Math.min(longestTimer, Math.max(1, next - clock.now())));
    timer.unref();
  };

  return {
    wake,
    settled: () => deliveries.settled(),
    advance: async (milliseconds) => {
      const target = clock.now() + milliseconds;
      for (;;) {
        wake();
        await deliveries.settled();
        const next = nextAt();
        if (next === null || next > target) break;
        clock.advanceTo(next);
      }
      clock.advanceTo(target);
      wake();
      await deliveries.settled();
    },
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await deliveries.stop();
    },
  };
}
