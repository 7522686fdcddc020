import type { IngestFailure } from '@kadr/contract';
import { KadrError } from '@kadr/contract/errors';
import { cleanTitle } from '../clean-title.ts';
import { ProgramError } from './run-program.ts';
import type { ProgramFailure } from './run-program.ts';

/**
 * The meaning of a failed run over a foreign file: UNSUPPORTED_MEDIA when the file is at fault, UNAVAILABLE when the
 * machine is (no program, no space, killed). `what` begins the sentence: `The file`. Errors that are not of a program
 * pass.
 */
export function failureOfMedia(error: unknown, what: string): unknown {
  if (!(error instanceof ProgramError)) return error;
  const { failure, tail } = error;
  if (/No space left on device/i.test(tail)) {
    return unavailable('There is no space left on the disk for processing the file.', error);
  }
  return meanings[failure](what, error);
}

const meanings: Readonly<Record<ProgramFailure, (what: string, error: ProgramError) => KadrError>> = {
  missing: (_, error) => unavailable(error.message.split('\n')[0] ?? '', error),
  killed: (_, error) => unavailable('Processing was ended from outside.', error),
  'too-slow': (what, error) =>
    refusal('too_costly', `${what} takes far longer to process than its length allows.`, error),
  'too-much-output': (what, error) =>
    refusal('too_costly', `${what} describes itself at an unreasonable length.`, error),
  'too-great': (what, error) =>
    refusal('too_costly', `${what} unfolds to far more than its length allows.`, error),
  failed: (what, error) =>
    /cannot allocate/i.test(error.tail)
      ? refusal('too_costly', `${what} needs more memory to process than is allowed.`, error)
      : refusal('damaged', `${what} cannot be processed${because(error.tail)}.`, error),
};

function unavailable(message: string, cause: ProgramError): KadrError {
  return new KadrError('UNAVAILABLE', { message, cause });
}

/** A fault of the input: `message` for the log and operators of programs, `reason` for screens. */
export class Refusal extends KadrError {
  readonly reason: IngestFailure;

  constructor(reason: IngestFailure, options: { message: string; cause?: unknown }) {
    super('UNSUPPORTED_MEDIA', options);
    this.reason = reason;
  }
}

export function refusal(reason: IngestFailure, message: string, cause?: unknown): Refusal {
  return new Refusal(reason, { message, cause });
}

/** The last message, without our paths and addresses in memory. */
function because(tail: string): string {
  const line = tail
    .split('\n')
    .map((text) => text.replace(/^\[[^\]]*\]\s*/, '').replace(/(?:file:)?\/\S*\/\S*:?\s*/g, ''))
    .map((text) => cleanTitle(text, 160).replace(/[.:]+$/, ''))
    .findLast(
      (text) => text !== '' && !/^(?:Conversion failed|Error while|Last message repeated)/.test(text),
    );
  return line === undefined ? '' : ` (${line})`;
}
