import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { operatorOf } from '@kadr/e2e/operator';
import { until } from '@kadr/e2e/product';
import type { Product } from '@kadr/e2e/product';
import { median, percentile } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { heapOf, inspectable } from '../heap.ts';
import type { ListenersOrder, ListenersWord } from './listeners.ts';
import { manySessions } from './many-sessions.ts';

/** A new account each time: pages of an old one first receive missed messages. */
const email = `bench-push-${Date.now()}@kadr.example`;
const [sockets, perSession] = [3000, 10];
/** Sockets that are open before the heap is first measured: memory loaded with the first ones counts for none. */
const first = 300;
const rounds = 7;

/** A sender of messages to open pages. */
interface Sender {
  readonly listeners: Listeners;
  readonly send: () => Promise<void>;
}

/** The time until each of 3,000 sockets has a message, and a socket's memory: beside bare `ws` with the same frame. */
export async function fanOut(product: Product): Promise<Figure[]> {
  const bare = await startBare();
  const { operator } = operatorOf(product);
  await operator.importAccounts({ accounts: [{ email, password: 'a-password-for-measuring' }] });
  const sessions = await manySessions(product.dataDir, email, sockets / perSession);
  const cookies = sessions.flatMap((cookie) => Array.from({ length: perSession }, () => cookie));
  const ourHeap = await heapOf({ pid: product.child.pid, output: product.output });
  const bareHeap = await heapOf({ pid: bare.child.pid, output: bare.output });
  const [ours, peer] = [await listen(product.url, true), await listen(bare.url, false)];
  const perSocket: number[] = [];
  for (const [heap, listeners] of [
    [ourHeap, ours],
    [bareHeap, peer],
  ] as const) {
    await listeners.open(cookies.slice(0, first));
    const before = await heap.used();
    await listeners.open(cookies.slice(first));
    perSocket.push(((await heap.used()) - before) / (sockets - first));
    heap.close();
  }
  let round = 0;
  const senders: Sender[] = [
    {
      listeners: ours,
      send: async () => {
        await operator.sendMessages({
          messages: [
            {
              account: { email },
              key: `${(round += 1)}`,
              event_code: 'marketing_message',
              display: { message: { rus: 'Премьера' }, submessage: { rus: 'Сегодня' } },
            },
          ],
        });
      },
    },
    {
      listeners: peer,
      send: async () => {
        await fetch(bare.url, { method: 'POST', body: frame });
      },
    },
  ];
  const times = senders.map(() => ({ half: [] as number[], last: [] as number[] }));
  for (let at = -1; at < rounds; at += 1) {
    for (const [index, sender] of senders.entries()) {
      const arrivals = await arrivalsOf(sender);
      if (at < 0) continue;
      times[index]?.half.push(percentile(arrivals, 0.5));
      times[index]?.last.push(percentile(arrivals, 1));
    }
  }
  ours.stop();
  peer.stop();
  bare.child.kill();
  const figure = (
    name: string,
    take: (of: (typeof times)[number]) => number[],
    bound: Figure['bound'],
  ): Figure => ({
    name: `a message to ${sockets} sockets, ${name}, beside bare ws`,
    ours: median(times[0] ? take(times[0]) : []),
    peer: median(times[1] ? take(times[1]) : []),
    unit: 'ms',
    bound,
  });
  return [
    figure('half of them', ({ half }) => half, { kind: 'ratio at most', value: 2 }),
    figure('the last', ({ last }) => last, { kind: 'ratio at most', value: 2 }),
    {
      name: 'heap of a socket, beside bare ws',
      ours: (perSocket[0] ?? Number.NaN) / 1000,
      peer: (perSocket[1] ?? Number.NaN) / 1000,
      unit: 'kB',
      bound: { kind: 'at most', value: 8 },
    },
  ];
}

/** A frame of the same length as ours. */
const frame = JSON.stringify({
  event_type: 'display',
  event_code: 'marketing_message',
  message_id: 1,
  display: {
    display_type: 'panel',
    popup_type: null,
    panel_type: null,
    message: 'Премьера',
    submessage: 'Сегодня',
    image: null,
    duration: null,
    target: null,
    is_cancellable: true,
    force_display: false,
    poll: null,
  },
  item: null,
  media_view_alias: null,
  ab_test: null,
  src: null,
  title: null,
  unread_messages: 1,
});

/** Milliseconds from the sending until each socket had the message. */
async function arrivalsOf({ listeners, send }: Sender): Promise<number[]> {
  const begun = performance.timeOrigin + performance.now();
  const [arrivals] = await Promise.all([listeners.received(), send()]);
  return arrivals.map((moment) => moment - begun);
}

interface Listeners {
  /** Opens a further socket for each cookie. */
  open(cookies: readonly string[]): Promise<void>;
  /** Resolves with the times at which each socket has received the next message. */
  received(): Promise<readonly number[]>;
  stop(): void;
}

async function listen(url: string, isGreeted: boolean): Promise<Listeners> {
  const child = fork(path.join(import.meta.dirname, 'listeners.ts'));
  const next = async (): Promise<ListenersWord> => {
    const [word] = (await once(child, 'message')) as [ListenersWord];
    return word;
  };
  return {
    open: async (cookies) => {
      const order: ListenersOrder = {
        url: `${url.replace('http', 'ws')}/api/push`,
        origin: new URL(url).origin,
        cookies,
        isGreeted,
      };
      child.send(order);
      await next();
    },
    received: async () => {
      const word = await next();
      return 'received' in word ? word.received : [];
    },
    stop: () => child.kill(),
  };
}

async function startBare(): Promise<{
  readonly url: string;
  readonly child: ChildProcess;
  readonly output: () => string;
}> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-sockets.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...inspectable },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const port = await until(async () => /^\d+$/m.exec(output)?.[0] ?? null);
  return { url: `http://127.0.0.1:${port}`, child, output: () => output };
}
