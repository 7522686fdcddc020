import type { SmsSender } from './outgoing.ts';

/** How long a gateway may take, in milliseconds. */
const patience = 10_000;

/**
 * An SMS gateway over HTTP: `POST` of `{to, from, text}` as JSON, `to` as digits after a plus; 2xx means that it was
 * accepted. A name and a password in the address are sent as Basic authentication (RFC 7617).
 */
export function httpSms(url: string, from: string, send: typeof fetch = fetch): SmsSender {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers = {
    'content-type': 'application/json',
    ...(username !== '' && {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
    }),
  };
  return async ({ to, text }) => {
    const answer = await send(address, {
      method: 'POST',
      headers,
      body: JSON.stringify({ to, from, text }),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}.`);
  };
}
