/**
 * The typed client over HTTP for the browser, the command line and tests. Server rendering calls the same operations in
 * process (`createClient` of api), with the same types and errors.
 */
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient, AnyContractRouter } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { errorNameOf } from './errors.ts';
import type { ErrorBody, ErrorName } from './errors.ts';
import type { Contract } from './index.ts';

export type KadrClient = ContractRouterClient<Contract, CallContext>;

/** Headers of a single call. */
export interface CallContext {
  /**
   * A call that changes money takes effect once per key, however often it is repeated. At most 64 letters, digits, `-`
   * and `_`.
   */
  readonly 'idempotency-key'?: string;
  /** The record version that a change is based on, in double quotes. */
  readonly 'if-match'?: string;
}

export interface ClientOptions {
  /** Absolute address of the API, for example `http://localhost:3000/api`. */
  readonly url: string;
  /** Methods and paths only (`@kadr/contract/routes`), which keeps the schemas out of the browser's code. */
  readonly routes: AnyContractRouter;
  readonly headers?: () => Record<string, string>;
  readonly fetch?: typeof fetch;
}

/** Returns a client whose calls reject with an error that {@link readError} understands. */
export function createHttpClient({ url, routes, headers, fetch: send }: ClientOptions): KadrClient {
  const link = new OpenAPILink<CallContext>(routes, {
    url,
    headers: ({ context }) => ({ ...headers?.(), ...context }),
    fetch: (request, init) => (send ?? globalThis.fetch)(request, { ...init, credentials: 'same-origin' }),
    customErrorResponseBodyDecoder: (body, response) =>
      isErrorBody(body)
        ? new ORPCError(errorNameOf(body.error_code) ?? 'UNKNOWN', {
            status: response.status,
            message: body.description,
            data: { error_code: body.error_code },
            defined: true,
          })
        : null,
  });
  return createORPCClient<KadrClient>(link);
}

export interface ReadError {
  readonly name: ErrorName | 'UNKNOWN';
  readonly status: number;
  readonly error_code: number;
  /** In the viewer's language, as the service sent it. */
  readonly description: string;
}

/** Reads the error of a failed call; `null` if the service did not send it (no network, a fault of this code). */
export function readError(error: unknown): ReadError | null {
  if (!(error instanceof ORPCError)) return null;
  const data: unknown = error.data;
  const code = isRecord(data) && typeof data['error_code'] === 'number' ? data['error_code'] : null;
  if (code === null) return null;
  return {
    name: errorNameOf(code) ?? 'UNKNOWN',
    status: error.status,
    error_code: code,
    description: error.message,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isErrorBody(value: unknown): value is ErrorBody {
  return (
    isRecord(value) && typeof value['description'] === 'string' && typeof value['error_code'] === 'number'
  );
}
