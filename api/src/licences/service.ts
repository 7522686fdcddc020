import { KadrError } from '@kadr/contract';
import type { DrmConfig, LicenceToken } from '@kadr/contract';
import type { AssetRow } from '../assets/repository.ts';
import type { AssetsService } from '../assets/service.ts';
import { entitlementItem } from '../catalogue/card.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { ApiPorts, LicenceAnswer, LicenceSystem, RequestContext } from '../context/context.ts';
import { entitlementOf, requireEntitlement } from '../entitlement/entitlement.ts';
import type { HoursLeft } from '../view-limits/hours-left.ts';
import type { ViewerOf } from '../audience/audience.ts';
import { sessionCookieName } from '../session/session-cookie.ts';
import type { SessionService } from '../session/service.ts';
import { writeClearKeyLicence } from './clear-key.ts';
import type { ClearKeyLicence } from './clear-key.ts';
import type { ContentKeys } from './content-keys.ts';
import { drmProviderOf } from '../assets/drm-provider.ts';
import { licenceTokens } from './licence-token.ts';
import type { LicenceClaims } from './licence-token.ts';

/** Credentials of a licence request: the pre-authorization header, and the playback session's. */
export interface Presented {
  readonly token: string;
  readonly playbackSessionId: string;
}

/** A licence request for the external provider. */
export interface Challenge {
  readonly body: Uint8Array;
  readonly contentType: string | null;
  /** The header `SOAPAction`, sent by PlayReady only. */
  readonly soapAction: string | null;
}

export interface ExternalRequest {
  readonly system: LicenceSystem;
  readonly challenge: Challenge;
}

/**
 * Licences of protected assets. Each requires a token of the playback, the session that the token was issued to, which
 * must still be live, and a positive answer of the entitlement function at that moment.
 *
 * Every operation throws KadrError LICENCE_TOKEN_INVALID (another token may help), SESSION_NOT_FOUND, SESSION_EXPIRED,
 * LICENCE_REFUSED, or the errors of a playback's start.
 */
export interface LicencesService {
  /** The player's licence configuration; null for a clear asset. */
  config(asset: Pick<AssetRow, 'isEncrypted'>, claims: LicenceClaims, now: Date): Promise<DrmConfig | null>;
  /** Exchanges the last token of a playback, which may have expired, for a new one. */
  renew(last: Presented, context: RequestContext): Promise<LicenceToken>;
  /** The keys that a ClearKey request asks for. LICENCE_REFUSED for a key of another asset. */
  clearKeys(
    keyIds: readonly string[],
    presented: Presented,
    context: RequestContext,
  ): Promise<ClearKeyLicence>;
  /** One key, 16 bytes, for HLS with ClearKey. */
  clearKey(keyId: string, presented: Presented, context: RequestContext): Promise<Uint8Array>;
  /** A licence of the external provider. NOT_FOUND without a provider; UNAVAILABLE when it does not answer. */
  external(request: ExternalRequest, presented: Presented, context: RequestContext): Promise<LicenceAnswer>;
  /** FairPlay's certificate, which is not secret. */
  certificate(): Promise<LicenceAnswer>;
}

/** Path of licence requests. */
export const licencePath = '/api/licences';

export interface LicencesPorts {
  readonly keys: ContentKeys;
  readonly assets: AssetsService;
  readonly catalogue: CatalogueService;
  readonly sessions: SessionService;
  readonly viewerOf: ViewerOf;
  readonly hoursLeft: HoursLeft;
}

interface LicencesContext extends Pick<ApiPorts, 'licences'>, LicencesPorts {
  readonly tokens: ReturnType<typeof licenceTokens>;
}

export function createLicencesService(
  { keys, assets, catalogue, sessions, viewerOf, hoursLeft }: LicencesPorts,
  { secrets, licences }: Pick<ApiPorts, 'secrets' | 'licences'>,
): LicencesService {
  const tokens = licenceTokens(secrets.licence);
  const ctx: LicencesContext = { keys, assets, catalogue, sessions, viewerOf, hoursLeft, licences, tokens };

  return {
    config: (input, claims, now) => config(ctx, input, claims, now),

    renew: (input, context) => renew(ctx, input, context),

    clearKeys: async (keyIds, presented, context) =>
      writeClearKeyLicence(await keysFor(ctx, keyIds, presented, context)),

    clearKey: (keyId, presented, context) => clearKey(ctx, keyId, presented, context),

    external: (request, presented, context) => external(ctx, request, presented, context),

    certificate: () => {
      if (licences.provider === null) throw new KadrError('NOT_FOUND');
      return licences.provider.certificate();
    },
  };
}

/** Requires the session that the token was issued to. A guest may come without its cookie, from a frame. */
async function requireSession(
  { sessions }: LicencesContext,
  { s, g }: LicenceClaims,
  context: RequestContext,
): Promise<void> {
  const isWithout = (context.cookies[sessionCookieName] ?? '') === '';
  if (isWithout && g) return;
  if (isWithout || (await sessions.getOrCreate(context)).id !== s)
    throw new KadrError('LICENCE_TOKEN_INVALID');
}

/** The asset of a token, if its viewer may watch it now. */
async function admit(
  ctx: LicencesContext,
  claims: LicenceClaims,
  playbackSessionId: string,
  context: RequestContext,
): Promise<AssetRow> {
  if (claims.p !== playbackSessionId) throw new KadrError('LICENCE_TOKEN_INVALID');
  await requireSession(ctx, claims, context);
  const viewer = await ctx.viewerOf(context);
  const title = await ctx.catalogue.title(String(claims.m), viewer);
  const isTrailer = claims.t === 'trailer';
  if (!isTrailer) {
    requireEntitlement(entitlementOf(entitlementItem(title), viewer));
    await ctx.hoursLeft(context, viewer.now);
  }
  const isItsOwn = (isTrailer ? title.trailer_asset_id : title.asset_id) === claims.a;
  const asset = isItsOwn ? (await ctx.assets.find([claims.a])).get(claims.a) : undefined;
  if (asset === undefined) throw new KadrError('NOT_PLAYABLE');
  return asset;
}

async function authorize(
  ctx: LicencesContext,
  { token, playbackSessionId }: Presented,
  context: RequestContext,
): Promise<AssetRow> {
  return admit(ctx, await ctx.tokens.read(token, context.now()), playbackSessionId, context);
}

async function keysFor(
  ctx: LicencesContext,
  keyIds: readonly string[],
  presented: Presented,
  context: RequestContext,
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (!ctx.licences.hasClearKey) throw new KadrError('NOT_FOUND');
  const asset = await authorize(ctx, presented, context);
  if (!keyIds.every((id) => asset.keyIds.includes(id))) throw new KadrError('LICENCE_REFUSED');
  const opened = await ctx.keys.open(keyIds);
  if (!keyIds.every((id) => opened.has(id))) throw new KadrError('LICENCE_REFUSED');
  return opened;
}

async function config(
  { licences, tokens }: LicencesContext,
  { isEncrypted }: Pick<AssetRow, 'isEncrypted'>,
  claims: LicenceClaims,
  now: Date,
): Promise<DrmConfig | null> {
  if (!isEncrypted) return null;
  const at = (system: LicenceSystem): string | null =>
    licences.provider === null ? null : `${licencePath}/${system}`;
  return {
    drm_provider: drmProviderOf({ licences }),
    urls: {
      widevine: at('widevine'),
      playready: at('playready'),
      fairplay: at('fairplay'),
      clearkey: licences.hasClearKey ? `${licencePath}/clearkey` : null,
    },
    fairplay_cert_url: licences.provider === null ? null : `${licencePath}/fairplay/certificate`,
    licence_token: await tokens.sign(claims, now),
  };
}

async function renew(
  ctx: LicencesContext,
  { token, playbackSessionId }: Presented,
  context: RequestContext,
): Promise<LicenceToken> {
  const now = context.now();
  const claims = await ctx.tokens.readRenewable(token, now);
  await admit(ctx, claims, playbackSessionId, context);
  return ctx.tokens.sign(claims, now);
}

async function clearKey(
  ctx: LicencesContext,
  keyId: string,
  presented: Presented,
  context: RequestContext,
): Promise<Uint8Array> {
  const key = (await keysFor(ctx, [keyId], presented, context)).get(keyId);
  if (key === undefined) throw new KadrError('LICENCE_REFUSED');
  return key;
}

async function external(
  ctx: LicencesContext,
  { system, challenge }: ExternalRequest,
  presented: Presented,
  context: RequestContext,
): Promise<LicenceAnswer> {
  if (ctx.licences.provider === null) throw new KadrError('NOT_FOUND');
  const { id, keyIds } = await authorize(ctx, presented, context);
  const { playbackSessionId } = presented;
  return ctx.licences.provider.licence(system, challenge, { assetId: id, keyIds, playbackSessionId });
}
