/** The service's answers during the faults. */
export interface Answers {
  /** Milliseconds of each answer 503. */
  readonly refusals: number[];
  /** Answers 503 without a time for the next try. */
  hasNoRetry: number;
  /** Other answers of 500 and more, and requests without an answer, each with its description. */
  readonly faults: string[];
  /** Sends a request to the service, and records the answer. @throws when there is no answer within ten seconds. */
  readonly fetch: typeof fetch;
}

const patience = 10_000;

export function keepAnswers(): Answers {
  const answers: Answers = {
    refusals: [],
    hasNoRetry: 0,
    faults: [],
    fetch: async (input, init) => {
      const began = performance.now();
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      const what = `${method} ${input instanceof Request ? input.url : String(input)}`;
      try {
        const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(patience) });
        if (answer.status === 503) {
          answers.refusals.push(performance.now() - began);
          if (answer.headers.get('retry-after') === null) answers.hasNoRetry += 1;
        } else if (answer.status >= 500) answers.faults.push(`${answer.status} ${what}`);
        return answer;
      } catch (error) {
        answers.faults.push(`${error instanceof Error ? error.message : String(error)} ${what}`);
        throw error;
      }
    },
  };
  return answers;
}
