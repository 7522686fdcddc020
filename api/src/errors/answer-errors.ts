import { ORPCError, ValidationError } from '@orpc/server';
import { errors, KadrError } from '@kadr/contract';
import type { ErrorName } from '@kadr/contract';
import type { Log, RequestContext } from '../context/context.ts';
import { isDatabaseAway, isDataRefused } from './database-errors.ts';
import { describeError, describeField } from './describe.ts';
import { EngineAwayError } from './engine-away.ts';

/**
 * The only exit for failures, of calls in process and over HTTP alike: every thrown value becomes one of the contract's
 * errors, described in the viewer's language; unexpected ones are logged once, and not disclosed.
 */
export function answerErrors(
  log: Log,
): <T>(options: { next: () => Promise<T>; context: RequestContext; path?: readonly string[] }) => Promise<T> {
  return async ({ next, context, path }) => {
    try {
      return await next();
    } catch (thrown) {
      if (isAnswer(thrown)) throw thrown;
      throw answerOf(thrown, context, log, path?.join('.'));
    }
  };
}

/** The error as every client receives it; `readError` of the contract reads it. */
function answerOf(
  thrown: unknown,
  context: RequestContext,
  log: Log,
  operation: string | undefined,
): ORPCError<string, { error_code: number }> {
  const known = knownError(thrown);
  // The absence of the database or an engine is logged once, not for every call.
  if (isDatabaseAway(thrown) || thrown instanceof EngineAwayError) {
    log.debug({ requestId: context.requestId, operation, err: thrown }, 'an operation found no database');
  } else if (known.status >= 500) {
    log.error({ requestId: context.requestId, operation, err: thrown }, 'an operation failed');
  }
  const { code, status } = errors[known.error];
  return new ORPCError(known.error, {
    status,
    message: wordsOf(known, context),
    data: { error_code: code },
    defined: true,
    cause: thrown,
  });
}

/** Converts any thrown value to one of the contract's errors. */
export function knownError(thrown: unknown): KadrError {
  if (thrown instanceof KadrError) return thrown;
  if (thrown instanceof ORPCError) return transportError(thrown);
  if (isDatabaseAway(thrown) || thrown instanceof EngineAwayError)
    return new KadrError('UNAVAILABLE', { cause: thrown });
  if (isDataRefused(thrown)) return new KadrError('INVALID_INPUT', { cause: thrown });
  return new KadrError('INTERNAL', { cause: thrown });
}

/** The library's own errors: input that does not fit its schema, a body that cannot be read. */
function transportError(thrown: ORPCError<string, unknown>): KadrError {
  const issue =
    thrown.cause instanceof ValidationError && thrown.status < 500 ? thrown.cause.issues[0] : undefined;
  if (issue !== undefined) {
    const field = (issue.path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.');
    if (field !== '')
      return new KadrError('INVALID_INPUT', {
        message: `${field}: ${issue.message}`,
        field: field.slice(0, 100),
        cause: thrown,
      });
  }
  return new KadrError(thrown.status < 500 ? 'INVALID_INPUT' : 'INTERNAL', { cause: thrown });
}

/**
 * Operators read the thrown message, which names slugs and fields. Viewers read the error's description in their
 * language, and for wrong input the field.
 */
function wordsOf(
  { error, status, message, field }: KadrError,
  { language, principal }: Pick<RequestContext, 'language' | 'principal'>,
): string {
  if (principal !== null && status < 500 && message !== errors[error].description) return message;
  return error === 'INVALID_INPUT' && field !== undefined
    ? describeField(field, language)
    : describeError(error, language);
}

function isAnswer(thrown: unknown): boolean {
  return thrown instanceof ORPCError && thrown.code in errors && hasErrorCode(thrown.data);
}

function hasErrorCode(data: unknown): data is { error_code: number } {
  return (
    typeof data === 'object' && data !== null && 'error_code' in data && typeof data.error_code === 'number'
  );
}

/** Body of an error that {@link answerErrors} has passed on. */
export function errorBodyOf(error: ORPCError<string, unknown>): { description: string; error_code: number } {
  if (hasErrorCode(error.data)) return { description: error.message, error_code: error.data.error_code };
  const name: ErrorName = error.status < 500 ? 'INVALID_INPUT' : 'INTERNAL';
  return { description: errors[name].description, error_code: errors[name].code };
}
