/** An account of every demo service (README). */
export const demoAccount = { email: 'anna@kadr.example', password: 'kadr-anna-2026' };

/** Signs in by e-mail and returns the cookies that a browser would send. @throws when the service refuses */
export async function signInAs(
  url: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> {
  const response = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    // One device for all measurements: an account has room for five.
    headers: { 'content-type': 'application/json', 'x-device-id': 'bench' },
    body: JSON.stringify({ login: email, login_mode: 'authorize', login_type: 'email', password }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (!response.ok || cookies.length === 0) throw new Error(`${email} could not sign in.`);
  return cookies.join('; ');
}
