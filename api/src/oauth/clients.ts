import { KadrError } from '@kadr/contract';
import type { OauthClient } from '../context/context.ts';
import { isSameSecret } from '../sealing/random-secret.ts';

/** @throws KadrError OAUTH_REQUEST_INVALID for a service or an address that is not configured */
export function clientFor(
  clients: readonly OauthClient[],
  { client_id, redirect_uri }: { readonly client_id: string; readonly redirect_uri: string },
): OauthClient {
  const client = clients.find(({ id }) => id === client_id);
  if (client === undefined || !client.redirectUris.includes(redirect_uri))
    throw new KadrError('OAUTH_REQUEST_INVALID');
  return client;
}

/** Whether a service is authenticated: by its secret if it has one; a service without a secret must not present any. */
export function isProved({ secret }: OauthClient, presented: string | null): boolean {
  if (secret === null || presented === null) return secret === presented;
  return isSameSecret(secret, presented);
}
