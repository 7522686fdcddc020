import { once } from 'node:events';
import { until } from '@kadr/e2e/product';
import { WebSocket } from 'ws';

/** A running process that was started with the environment {@link inspectable}. */
interface Inspected {
  readonly pid: number | undefined;
  /** Its output so far. */
  readonly output: () => string;
}

/** Makes a Node process open its inspector on a free port on SIGUSR1. */
export const inspectable = { NODE_OPTIONS: '--inspect-port=0' } as const;

export interface Heap {
  /** Bytes that JavaScript uses after garbage collection. */
  used(): Promise<number>;
  close(): void;
}

/** Opens the inspector of a process. */
export async function heapOf({ pid, output }: Inspected): Promise<Heap> {
  if (pid === undefined) throw new Error('The process has not started.');
  process.kill(pid, 'SIGUSR1');
  const address = await until(async () => /ws:\/\/127\.0\.0\.1:\S+/.exec(output())?.[0] ?? null);
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const answers = new Map<number, (result: unknown) => void>();
  socket.on('message', (data: Buffer) => {
    const { id, result } = JSON.parse(data.toString()) as { id?: number; result?: unknown };
    if (id !== undefined) answers.get(id)?.(result);
  });
  const ask = (method: string): Promise<unknown> => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.set(answers.size, resolve);
    socket.send(JSON.stringify({ id: answers.size - 1, method }));
    return promise;
  };
  return {
    used: async () => {
      for (let times = 0; times < 3; times += 1) await ask('HeapProfiler.collectGarbage');
      const usage = (await ask('Runtime.getHeapUsage')) as { usedSize: number };
      return usage.usedSize;
    },
    close: () => socket.close(),
  };
}
