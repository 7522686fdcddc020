import { implement } from '@orpc/server';
import { contract } from '@kadr/contract';
import type { RequestContext } from './context.ts';

/**
 * The contract, waiting for its handlers. Answers are made from typed rows, so checking them again against their
 * schemas is left to tests (`checkAnswers`): on a page of 240 cards it costs more than the database does.
 */
export const procedures = implement(contract)
  .$config({ initialOutputValidationIndex: Number.NaN })
  .$context<RequestContext>();
