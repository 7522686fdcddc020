/** A request to a payment provider, and the limits of its answer. */
export interface Exchange {
  readonly url: string;
  /** Milliseconds until the request is given up. */
  readonly patience: number;
  /** The largest answer, in bytes. */
  readonly longest: number;
  readonly send?: typeof fetch;
}

/**
 * A provider's answer, as JSON. Null where it is unknown whether the request was carried out: no answer, one cut off or
 * too long, a redirect, or one that is not JSON.
 */
export async function exchange(
  { url, patience, longest, send = fetch }: Exchange,
  request: Pick<RequestInit, 'method' | 'headers' | 'body'>,
): Promise<{ readonly status: number; readonly body: unknown } | null> {
  try {
    const answer = await send(url, {
      ...request,
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    });
    return { status: answer.status, body: JSON.parse(await readBounded(answer, longest)) };
  } catch {
    return null;
  }
}

/** @throws when the answer is longer, or cut off */
async function readBounded(answer: Response, longest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > longest) throw new Error('The payment provider returns pages without end.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
