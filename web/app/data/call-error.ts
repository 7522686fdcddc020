/** An error answer of the service, or of a proxy in front of it. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly data: {
    readonly error_code: number | null;
    /** Seconds after which to retry (`Retry-After`); null when the answer does not say. */
    readonly retry_after: number | null;
  };

  /** @param description in the viewer's language; empty when there is none. */
  constructor(
    status: number,
    error_code: number | null,
    description: string,
    retryAfter: string | null = null,
  ) {
    super(description);
    this.status = status;
    this.data = { error_code, retry_after: Number(retryAfter) || null };
  }
}
