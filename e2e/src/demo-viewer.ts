import type { BrowserContext } from 'playwright-core';

interface Viewer {
  readonly email: string;
  readonly password: string;
}

/** Who may sign in to the demo (README). */
export const demoViewer: Viewer = { email: 'anna@kadr.example', password: 'kadr-anna-2026' };

/**
 * Gives a browser the session of a viewer; who watches has been asked already. A device is good for one session: browsers
 * that are open at the same time need names of their own.
 * @throws when the service refuses
 */
export async function signIn(
  context: BrowserContext,
  url: string,
  { email, password }: Viewer,
  device: string,
): Promise<void> {
  const answer = await context.request.post(`${url}/api/sessions`, {
    data: { login: email, password, login_mode: 'authorize', login_type: 'email' },
    headers: { origin: url, 'x-device-id': device },
  });
  if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}: ${await answer.text()}`);
  await context.addCookies([
    { name: 'session_state', value: 'normal', url },
    { name: 'skipProfiles', value: '1', url },
  ]);
}
