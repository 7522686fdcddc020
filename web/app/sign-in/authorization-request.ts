/** A service's authorization request from the page's address, unchecked: the service of Kadr checks it. */
export interface AuthorizationRequest {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly response_type?: string;
  readonly scope?: string;
  readonly state?: string;
  readonly code_challenge?: string;
  readonly code_challenge_method?: string;
}

const optional = ['response_type', 'scope', 'state', 'code_challenge', 'code_challenge_method'] as const;

/** Null without a client and a redirect address, or if a parameter is repeated (RFC 6749 §3.1). */
export function authorizationRequestOf(search: string): AuthorizationRequest | null {
  const query = new URLSearchParams(search);
  const [client_id, redirect_uri] = [query.get('client_id'), query.get('redirect_uri')];
  const names = ['client_id', 'redirect_uri', ...optional];
  if (!client_id || !redirect_uri || names.some((name) => query.getAll(name).length > 1)) return null;
  const given = optional.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { client_id, redirect_uri, ...Object.fromEntries(given) };
}
