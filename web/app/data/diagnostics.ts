/** Kinds of failures in error reports. */
export type Diagnostic =
  /** No answer came. */
  | { readonly kind: 2; readonly code: 0 | 2 | 3 | 5 | 6 | 8 }
  /** An error answer of the API, or of a proxy in front of it. */
  | { readonly kind: 3; readonly marker: 'api' | 'http' };

const codes: Readonly<Record<string, 0 | 2 | 3 | 5 | 6 | 8>> = {
  EHOSTUNREACH: 2,
  ENETUNREACH: 2,
  ETIMEDOUT: 2,
  ENOTFOUND: 3,
  ECONNABORTED: 5,
  ECONNRESET: 5,
  ECONNREFUSED: 6,
};

/**
 * The reason for a missing answer: unreachable 2, not found 3, aborted 5, refused 6, another network error 8, unknown
 * 0.
 */
export function networkDiagnostic(error: unknown, isOnline: boolean): Diagnostic {
  if (!(error instanceof Error)) return { kind: 2, code: 0 };
  if (error.name === 'AbortError') return { kind: 2, code: 5 };
  if (error.name === 'TimeoutError' || !isOnline) return { kind: 2, code: 2 };
  const cause: unknown = error.cause;
  const name = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  // Browsers give no more details of the failure.
  return { kind: 2, code: codes[name] ?? (error instanceof TypeError ? 8 : 0) };
}

/** An answer with an error: the API's own has an `error_code`. */
export function serverDiagnostic(error_code: number | null): Diagnostic {
  return { kind: 3, marker: error_code === null ? 'http' : 'api' };
}

/** `2-8`, `3-api` */
export function diagnosticName(diagnostic: Diagnostic): string {
  return `${diagnostic.kind}-${diagnostic.kind === 2 ? diagnostic.code : diagnostic.marker}`;
}
