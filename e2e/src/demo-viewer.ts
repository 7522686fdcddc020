import type { BrowserContext } from 'playwright-core';

interface Viewer {
  readonly email: string;
  readonly password: string;
}

/** The demo's viewer (README). */
export const demoViewer: Viewer = { email: 'anna@kadr.example', password: 'kadr-anna-2026' };

/** The cookies, as `name=value`, of a viewer's new session, past the choice of a profile. @throws on refusal */
export async function sessionCookies(url: string, viewer: Viewer, device: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    body: JSON.stringify(credentials(viewer)),
    headers: { 'content-type': 'application/json', origin: url, 'x-device-id': device },
  });
  if (!answer.ok) throw new Error(`Signing in was answered ${answer.status}: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return [...cookies, 'session_state=normal', 'skipProfiles=1'];
}

const credentials = ({ email, password }: Viewer) => ({
  login: email,
  password,
  login_mode: 'authorize',
  login_type: 'email',
});

/**
 * Gives a browser the session of a viewer, past the choice of a profile. A device has one session: browsers that are
 * open at the same time need different names.
 * @throws when the service refuses
 */
export async function signIn(
  context: BrowserContext,
  url: string,
  viewer: Viewer,
  device: string,
): Promise<void> {
  const answer = await context.request.post(`${url}/api/sessions`, {
    data: credentials(viewer),
    headers: { origin: url, 'x-device-id': device },
  });
  if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}: ${await answer.text()}`);
  await context.addCookies([
    { name: 'session_state', value: 'normal', url },
    { name: 'skipProfiles', value: '1', url },
  ]);
}
