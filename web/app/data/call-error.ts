/** What the service, or something before it, said in the place of an answer. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly data: {
    readonly error_code: number | null;
    /** Seconds after which to ask again (`Retry-After`); null when it does not say. */
    readonly retry_after: number | null;
  };

  /** @param description in the viewer's language; empty when nothing was said. */
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
