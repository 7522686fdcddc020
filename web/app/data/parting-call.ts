/**
 * Makes a call that outlives its document, and returns its status. The body is cancelled at once: Chromium keeps a call
 * whose answer is not read for as long as the document lives.
 * @throws when there is no answer.
 */
export async function partingCall(address: string, init: RequestInit): Promise<number> {
  const { status, body } = await fetch(address, { ...init, keepalive: true });
  void body?.cancel();
  return status;
}
