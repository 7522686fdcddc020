// The sandbox bank as a program. It prints its address on standard output, and ends with a signal or with its parent.
import { z } from 'zod';
import { startBank } from './bank.ts';
import { readOptions } from './options.ts';

// Before anything is awaited: the process that starts the bank may end at once.
let stop = (): Promise<void> => Promise.resolve();
const leave = (): void => void stop().finally(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
process.stdin.on('end', leave).on('error', leave).resume();
process.stdout.on('error', () => undefined);

try {
  const bank = await startBank(readOptions(process.env));
  stop = () => bank.stop();
  process.stdout.write(`The bank is at ${bank.url}\n`);
} catch (error) {
  const text = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
