const statuses = {
  invalid_request: 400,
  invalid_credentials: 401,
  forbidden: 403,
  not_found: 404,
  too_many_requests: 429,
  internal_server_error: 500,
} as const;

/** An error in YooKassa's form. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: keyof typeof statuses;
  readonly parameter: string | null;

  constructor(code: keyof typeof statuses, description: string, parameter: string | null = null) {
    super(description);
    this.code = code;
    this.parameter = parameter;
  }

  get status(): number {
    return statuses[this.code];
  }

  toWire(id: string): Readonly<Record<string, string>> {
    return {
      type: 'error',
      id,
      code: this.code,
      description: this.message,
      ...(this.parameter !== null && { parameter: this.parameter }),
    };
  }
}

export const invalid = (description: string, parameter: string): ApiError =>
  new ApiError('invalid_request', description, parameter);
