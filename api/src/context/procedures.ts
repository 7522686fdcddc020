import { implement } from '@orpc/server';
import { contract } from '@kadr/contract';
import type { RequestContext } from './context.ts';

/**
 * The contract without its handlers. Answers are made from typed rows, so only tests check them against their schemas
 * (`checkAnswers`): for a page of 240 cards the check costs more than the database.
 */
export const procedures = implement(contract)
  .$config({ initialOutputValidationIndex: Number.NaN })
  .$context<RequestContext>();
