import { oauthScopes, oauthScopeSchema } from '@kadr/contract';
import type { OauthScope } from '@kadr/contract';
import type { OauthClient } from '../context/context.ts';

/** The query of an authorization request whose client and redirect address have been verified. */
export interface AuthorizationRequest {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly response_type?: string | undefined;
  readonly scope?: string | undefined;
  readonly state?: string | undefined;
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}

/** The content of a request, or the error that is reported to the service (RFC 6749 §4.1.2.1). */
export type ReadRequest =
  | { readonly scopes: readonly OauthScope[]; readonly challenge: string | null }
  | { readonly error: 'unsupported_response_type' | 'invalid_scope' | 'invalid_request' };

/** A digest of 32 bytes as base64url. */
const challengePattern = /^[\w-]{43}$/;

/** Without `scope` a service requests all scopes. */
export function readRequest(
  {
    response_type,
    scope = oauthScopes.join(' '),
    code_challenge,
    code_challenge_method,
  }: AuthorizationRequest,
  { isPkceOptional, secret }: OauthClient,
): ReadRequest {
  if (response_type !== 'code') return { error: 'unsupported_response_type' };
  const scopes = oauthScopeSchema
    .array()
    .nonempty()
    .safeParse([...new Set(scope.split(' ').filter(Boolean))]);
  if (!scopes.success) return { error: 'invalid_scope' };
  if (code_challenge === undefined)
    return isPkceOptional && secret !== null
      ? { scopes: scopes.data, challenge: null }
      : { error: 'invalid_request' };
  // The other method, `plain`, proves nothing.
  if (code_challenge_method !== 'S256' || !challengePattern.test(code_challenge))
    return { error: 'invalid_request' };
  return { scopes: scopes.data, challenge: code_challenge };
}

/** The redirect address with the answer for the service; `state` is returned unchanged. */
export function redirectOf(
  { redirect_uri, state }: Pick<AuthorizationRequest, 'redirect_uri' | 'state'>,
  told: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...told, ...(state !== undefined && { state }) }))
    url.searchParams.set(name, value);
  return url.href;
}
