/**
 * A call that outlives its document, and whose answer is but a status, which this gives. The body is let go at once: Chromium
 * keeps a call whose answer nobody reads for as long as the document lives.
 * @throws when there is no answer.
 */
export async function partingCall(address: string, init: RequestInit): Promise<number> {
  const { status, body } = await fetch(address, { ...init, keepalive: true });
  void body?.cancel();
  return status;
}
