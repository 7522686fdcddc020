import type { ErrorMap, Meta, ProcedureClientInterceptorOptions } from '@orpc/server';
import type { ApiPorts, RequestContext } from './context/context.ts';
import { answerErrors } from './errors/answer-errors.ts';
import { refuseUnstorable } from './errors/refuse-unstorable.ts';
import { guardOperations } from './rights/guard.ts';
import type { Guard } from './rights/guard.ts';

type Call = ProcedureClientInterceptorOptions<RequestContext, ErrorMap, Meta> & {
  readonly next: () => Promise<unknown>;
};

/** What stands around every operation, called in process or over HTTP; the first is the outermost. */
export type Interceptors = ReturnType<typeof interceptorsOf>;

export function interceptorsOf(
  { log, config }: Pick<ApiPorts, 'log' | 'config'>,
  { guard, keepAnswers }: { readonly guard: Guard; readonly keepAnswers: (call: Call) => Promise<unknown> },
) {
  const always = [answerErrors(log), guardOperations(guard), refuseUnstorable, keepAnswers];
  return config.checkAnswers === true ? [...always, checkAnswer] : always;
}

/** Fails when an answer is not what the contract promises. */
async function checkAnswer({ next, procedure, path }: Call): Promise<unknown> {
  const answer = await next();
  const result = await procedure['~orpc'].outputSchema?.['~standard'].validate(answer);
  if (result?.issues)
    throw new Error(`${path.join('.')} breaks its contract: ${JSON.stringify(result.issues)}`);
  return answer;
}
