import { KadrError, translate } from '@kadr/contract';
import type { MediaItemCard, OauthLink, OauthScope } from '@kadr/contract';
import { nothingOwned, nothingSubscribed } from '../entitlement/entitlement.ts';
import type { ApiPorts, OauthClient, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { Viewer } from '../audience/viewer.ts';
import type { SessionService } from '../session/service.ts';
import { digestOf, newSecret } from '../sealing/random-secret.ts';
import { uuid } from '../text/uuid.ts';
import { readRequest, redirectOf } from './authorization-request.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { clientFor } from './clients.ts';
import { deleteExpired, deleteGrant, findBearer, insertGrant, listGrants } from './repository.ts';
import { after, giveTokens, revokeToken } from './tokens.ts';
import type { TokenAnswer, TokenRequest } from './tokens.ts';
import { secondsOf } from '../text/unix-seconds.ts';

/** How long a code is valid, in seconds. */
const codeLifetime = 60;

type Page = { readonly cursor?: string | undefined; readonly limit: number };
type Titles = { readonly items: readonly MediaItemCard[]; readonly next_cursor: string | null };

/** Links external services to accounts: OAuth 2.0 authorization code with PKCE (RFC 6749, 7636, 7009, 9700). */
export interface OauthService {
  /** @throws KadrError OAUTH_REQUEST_INVALID */
  describe(
    request: AuthorizationRequest,
    context: RequestContext,
  ):
    | { kind: 'consent'; name: string; scopes: OauthScope[]; denial_url: string }
    | { kind: 'redirect'; url: string };
  /** The redirect address with the code or an error. @throws KadrError OAUTH_REQUEST_INVALID, SIGN_IN_REQUIRED */
  authorize(request: AuthorizationRequest, context: RequestContext): Promise<string>;
  /** @throws TokenRefusal */
  token(request: TokenRequest, now: Date): Promise<TokenAnswer>;
  /** @throws TokenRefusal */
  revoke(request: Parameters<typeof revokeToken>[1]): Promise<void>;
  /** @throws KadrError SIGN_IN_REQUIRED */
  links(context: RequestContext): Promise<OauthLink[]>;
  /** @throws KadrError SIGN_IN_REQUIRED, NOT_FOUND */
  unlink(id: string, context: RequestContext): Promise<void>;
  /** @throws KadrError ACCESS_TOKEN_INVALID, SCOPE_MISSING */
  profile(context: RequestContext): Promise<{ name: string }>;
  /** @throws KadrError as `profile` */
  favourites(page: Page, context: RequestContext): Promise<Titles>;
  purge(now: Date): Promise<void>;
}

export interface OauthPorts {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  /** The favourite titles of a profile that the viewer may see. */
  readonly favouritesOf: (profileId: number, page: Page, viewer: Viewer) => Promise<Titles>;
}

interface OauthContext extends OauthPorts, Pick<ApiPorts, 'random'> {
  readonly db: Database;
  readonly clients: readonly OauthClient[];
}

export function createOauthService(
  db: Database,
  ports: OauthPorts,
  { random, config }: Pick<ApiPorts, 'random' | 'config'>,
): OauthService {
  const ctx: OauthContext = { ...ports, db, random, clients: config.oauthClients ?? [] };
  return {
    describe: (request, context) => describe(ctx, request, context),
    authorize: (request, context) => authorize(ctx, request, context),
    token: (request, now) => giveTokens(ctx, request, now),
    revoke: (request) => revokeToken(ctx, request),
    links: (context) => links(ctx, context),
    unlink: async (id, context) => {
      const { accountId } = await ctx.sessions.requireAccount(context);
      if (!(await deleteGrant(db, id, accountId))) throw new KadrError('NOT_FOUND');
    },
    profile: async (context) => ({ name: (await bearerOf(ctx, 'profile.name', context)).profileName }),
    favourites: (page, context) => favourites(ctx, page, context),
    purge: (now) => deleteExpired(db, now),
  };
}

function describe(
  { clients }: OauthContext,
  request: AuthorizationRequest,
  { language }: RequestContext,
): ReturnType<OauthService['describe']> {
  const client = clientFor(clients, request);
  const read = readRequest(request, client);
  if ('error' in read) return { kind: 'redirect', url: redirectOf(request, read) };
  return {
    kind: 'consent',
    name: translate(client.name, language),
    scopes: [...read.scopes],
    denial_url: redirectOf(request, { error: 'access_denied' }),
  };
}

async function authorize(
  { db, clients, sessions, random }: OauthContext,
  request: AuthorizationRequest,
  context: RequestContext,
): Promise<string> {
  const read = readRequest(request, clientFor(clients, request));
  if ('error' in read) return redirectOf(request, read);
  const { accountId, profileId } = await sessions.requireAccount(context);
  const now = context.now();
  const code = newSecret({ random });
  await insertGrant(
    db,
    {
      id: uuid(random(16)),
      accountId,
      profileId,
      clientId: request.client_id,
      scopes: [...read.scopes],
      createdAt: now,
    },
    {
      hash: digestOf(code),
      redirectUri: request.redirect_uri,
      challenge: read.challenge,
      expiresAt: after(now, codeLifetime),
    },
  );
  return redirectOf(request, { code });
}

async function links({ db, clients, sessions }: OauthContext, context: RequestContext): Promise<OauthLink[]> {
  const { accountId } = await sessions.requireAccount(context);
  const rows = await listGrants(db, accountId);
  return rows.map(({ grant: { id, clientId, scopes, linkedAt, lastUsedAt }, profileName }) => {
    const client = clients.find((one) => one.id === clientId);
    return {
      id,
      // A service that is no longer configured cannot read anything, and can still be removed.
      name: client === undefined ? clientId : translate(client.name, context.language),
      scopes,
      profile_name: profileName,
      linked_at: Math.floor((linkedAt ?? new Date(0)).getTime() / 1000),
      last_used_at: lastUsedAt === null ? null : secondsOf(lastUsedAt),
    };
  });
}

/** The grant of the request's access token. */
async function bearerOf({ db, clients }: OauthContext, scope: OauthScope, context: RequestContext) {
  const { bearer = null } = context;
  const found = bearer === null ? undefined : await findBearer(db, digestOf(bearer), context.now());
  if (found === undefined || !clients.some(({ id }) => id === found.grant.clientId))
    throw new KadrError('ACCESS_TOKEN_INVALID');
  if (!found.grant.scopes.includes(scope)) throw new KadrError('SCOPE_MISSING');
  return found;
}

async function favourites(ctx: OauthContext, page: Page, context: RequestContext): Promise<Titles> {
  const { grant, isEroticAllowed, age } = await bearerOf(ctx, 'favourites.read', context);
  const viewer: Viewer = {
    brand: context.brand,
    language: context.language,
    now: context.now(),
    profileId: grant.profileId,
    places: [],
    audience: { listAge: age, pageAge: age, isEroticAllowed },
    owned: nothingOwned,
    subscribed: nothingSubscribed,
    favourites: new Set(),
  };
  return ctx.favouritesOf(grant.profileId, page, viewer);
}
