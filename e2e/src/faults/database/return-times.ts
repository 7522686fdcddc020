import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { KadrClient } from '@kadr/contract/client';

/** Seconds from the end of a fault's cause until each part of the service worked again. */
export interface ReturnTimes {
  readonly api: number;
  readonly push: number;
  readonly schedules: number;
}

export interface ReturnOptions {
  readonly operator: KadrClient;
  readonly listener: Listener;
  readonly query: <Row extends object>(sql: string) => Promise<Row[]>;
}

/** A page on the push channel that reconnects as pages do. */
export interface Listener {
  readonly email: string;
  readonly heard: (key: string) => boolean;
  readonly close: () => void;
}

/** Longest wait, in seconds; a longer one counts as this. */
const longest = 60;
const step = 100;

export function listen(url: string, cookie: string, email: string): Listener {
  let texts = '';
  let isClosed = false;
  let socket: WebSocket | null = null;
  const open = (): void => {
    if (isClosed) return;
    const opened = new WebSocket(`${url.replace('http', 'ws')}/api/push?lang=rus`, {
      headers: { cookie, origin: url },
    });
    socket = opened;
    opened.on('message', (data: Buffer) => (texts += data.toString()));
    opened.on('error', () => undefined);
    opened.on('close', () => void setTimeout(open, 500));
  };
  open();
  return {
    email,
    heard: (key) => texts.includes(key),
    close: () => {
      isClosed = true;
      socket?.terminate();
    },
  };
}

let counted = 0;

/** Waits until accounts can be written, a message reaches an open page, and a worker plans a channel again. */
export async function untilBack({ operator, listener, query }: ReturnOptions): Promise<ReturnTimes> {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const until = async (isThere: () => Promise<boolean>): Promise<number> => {
    while (seconds() < longest) {
      if (await isThere().catch(() => false)) return seconds();
      await pause(step);
    }
    return longest;
  };
  counted += 1;
  const key = `back-${counted}-`;
  const api = until(async () => {
    await operator.operator.sendMessages({
      messages: [
        {
          account: { email: listener.email },
          key,
          // An event that pages need not acknowledge.
          event_code: 'vod_certificate_created',
          display: { message: { rus: `${key} ` } },
        },
      ],
    });
    return true;
  });
  const push = until(() => Promise.resolve(listener.heard(key)));
  const marked = until(async () => {
    await query(`update channels set is_schedule_due = true`);
    return true;
  });
  const schedules = marked.then(() =>
    until(async () => {
      const [row] = await query<{ due: boolean }>(`select bool_or(is_schedule_due) as due from channels`);
      return row?.due === false;
    }),
  );
  const [one, two, three] = await Promise.all([api, push, schedules]);
  return { api: one, push: two, schedules: three };
}
