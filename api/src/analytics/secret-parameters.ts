/** Query parameters whose values are credentials, or identify a person. */
const secret = new Set([
  'access',
  'auth_phone',
  'code',
  'fingerprint',
  'link',
  'msisdn',
  'ott_tv',
  'ott_tv_code',
  'password',
  'session_id',
  'token',
  'uid',
]);

/** Removes secret values from a query string; the names stay. */
export function withoutSecrets(query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of new Set(parameters.keys())) {
    if (secret.has(name.toLowerCase())) parameters.set(name, '');
  }
  return parameters.toString();
}
