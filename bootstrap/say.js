import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** A line for the person who waits. */
export function say(sentence) {
  process.stderr.write(`kadr: ${sentence}\n`);
}

/** A problem that the person must solve: shown as a sentence, without a stack. */
export class SetupError extends Error {}

export function fail(error) {
  if (error instanceof SetupError) say(error.message);
  else if (error?.code === 'EROFS' || error?.code === 'EACCES')
    say(
      `This folder cannot be written to (${error.path ?? root}). Copy the project to a folder of your own and start again.`,
    );
  else process.stderr.write(`${error?.stack ?? error}\n`);
  process.exitCode = 1;
}
