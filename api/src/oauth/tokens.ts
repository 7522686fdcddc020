import type { OauthScope } from '@kadr/contract';
import type { ApiPorts, OauthClient } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { digestOf, newSecret } from '../sealing/random-secret.ts';
import { isProved } from './clients.ts';
import {
  deleteAccessTokens,
  deleteGrant,
  insertTokens,
  isGrantBlocked,
  linkGrant,
  lockCode,
  lockToken,
  useCode,
  useToken,
} from './repository.ts';
import type { GrantRow } from './repository.ts';

/** How long tokens are valid, in seconds; a refresh token works once. */
const lifetimes = { access: 60 * 60, refresh: 180 * 24 * 60 * 60 };

/** A service's request to the token endpoint; missing fields are null. */
export interface TokenRequest {
  readonly grantType: string | null;
  readonly clientId: string | null;
  readonly clientSecret: string | null;
  readonly code: string | null;
  readonly redirectUri: string | null;
  readonly codeVerifier: string | null;
  readonly refreshToken: string | null;
}

/** RFC 6749 §5.1. */
export interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

/** A refusal by a name of RFC 6749 §5.2. */
export class TokenRefusal extends Error {
  readonly error: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type';

  constructor(error: TokenRefusal['error']) {
    super(error);
    this.error = error;
  }
}

export interface TokensContext extends Pick<ApiPorts, 'random'> {
  readonly db: Database;
  readonly clients: readonly OauthClient[];
}

/**
 * Exchanges a code or a refresh token for tokens.
 * @throws TokenRefusal; a code or refresh token that is used a second time also ends the grant (RFC 9700 §4.14)
 */
export async function giveTokens(ctx: TokensContext, request: TokenRequest, now: Date): Promise<TokenAnswer> {
  const client = provedClient(ctx, request);
  // A refusal that ends a grant must not roll that back: it leaves the transaction as a value.
  const answer = await ctx.db.transaction((transaction) => {
    if (request.grantType === 'authorization_code')
      return fromCode({ ...ctx, db: transaction }, client, request, now);
    if (request.grantType === 'refresh_token')
      return fromRefreshToken({ ...ctx, db: transaction }, client, request, now);
    throw new TokenRefusal(request.grantType === null ? 'invalid_request' : 'unsupported_grant_type');
  });
  if (answer === null) throw new TokenRefusal('invalid_grant');
  return answer;
}

/** Revokes a token (RFC 7009); an unknown token, or another service's, is not an error. @throws TokenRefusal */
export async function revokeToken(
  ctx: TokensContext,
  { token, ...request }: Pick<TokenRequest, 'clientId' | 'clientSecret'> & { readonly token: string | null },
): Promise<void> {
  const client = provedClient(ctx, request);
  if (token === null) throw new TokenRefusal('invalid_request');
  await ctx.db.transaction(async (transaction) => {
    const found = await lockToken(transaction, digestOf(token));
    if (found?.grant.clientId === client.id) await deleteGrant(transaction, found.grant.id);
  });
}

function provedClient(
  { clients }: TokensContext,
  { clientId, clientSecret }: Pick<TokenRequest, 'clientId' | 'clientSecret'>,
): OauthClient {
  const client = clients.find(({ id }) => id === clientId);
  if (client === undefined || !isProved(client, clientSecret)) throw new TokenRefusal('invalid_client');
  return client;
}

async function fromCode(
  ctx: TokensContext,
  client: OauthClient,
  { code, redirectUri, codeVerifier }: TokenRequest,
  now: Date,
): Promise<TokenAnswer | null> {
  if (code === null) throw new TokenRefusal('invalid_request');
  const found = await lockCode(ctx.db, digestOf(code));
  if (found === undefined || found.grant.clientId !== client.id) return null;
  if (found.code.usedAt !== null) {
    await deleteGrant(ctx.db, found.grant.id);
    return null;
  }
  // The challenge of a verifier (RFC 7636 §4.2) is the same digest as the one under which codes and tokens are stored.
  const isProof =
    found.code.challenge === null
      ? codeVerifier === null
      : codeVerifier !== null && digestOf(codeVerifier) === found.code.challenge;
  if (!isProof || found.code.redirectUri !== redirectUri || found.code.expiresAt <= now) return null;
  if (await isGrantBlocked(ctx.db, found.grant)) return null;
  await useCode(ctx.db, found.code.hash, now);
  await linkGrant(ctx.db, found.grant, now);
  return newTokens(ctx, found.grant, now);
}

async function fromRefreshToken(
  ctx: TokensContext,
  client: OauthClient,
  { refreshToken }: TokenRequest,
  now: Date,
): Promise<TokenAnswer | null> {
  if (refreshToken === null) throw new TokenRefusal('invalid_request');
  const found = await lockToken(ctx.db, digestOf(refreshToken));
  if (found?.token.kind !== 'refresh' || found.grant.clientId !== client.id) return null;
  if (found.token.usedAt !== null) {
    await deleteGrant(ctx.db, found.grant.id);
    return null;
  }
  if (found.token.expiresAt <= now || (await isGrantBlocked(ctx.db, found.grant))) return null;
  await useToken(ctx.db, found.token.hash, now);
  await deleteAccessTokens(ctx.db, found.grant.id);
  return newTokens(ctx, found.grant, now);
}

async function newTokens(
  ctx: TokensContext,
  { id, scopes }: Pick<GrantRow, 'id'> & { readonly scopes: readonly OauthScope[] },
  now: Date,
): Promise<TokenAnswer> {
  const [access, refresh] = [newSecret(ctx), newSecret(ctx)];
  await insertTokens(ctx.db, [
    { hash: digestOf(access), grantId: id, kind: 'access', expiresAt: after(now, lifetimes.access) },
    { hash: digestOf(refresh), grantId: id, kind: 'refresh', expiresAt: after(now, lifetimes.refresh) },
  ]);
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: lifetimes.access,
    refresh_token: refresh,
    scope: scopes.join(' '),
  };
}

export function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
