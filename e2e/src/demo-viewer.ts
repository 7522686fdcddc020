import type { BrowserContext } from 'playwright-core';

/** Who may sign in to the demo (README). */
export const demoViewer = { login: 'anna@kadr.example', password: 'kadr-anna-2026' };

/** Gives a browser the session of the demo's viewer. @throws when the service refuses. */
export async function signIn(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.post(`${url}/api/sessions`, {
    data: { ...demoViewer, login_mode: 'authorize', login_type: 'email' },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}: ${await answer.text()}`);
  await context.addCookies([{ name: 'session_state', value: 'normal', url }]);
}
