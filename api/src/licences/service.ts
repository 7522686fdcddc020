import { KadrError } from '@kadr/contract';
import type { DrmConfig, LicenceToken } from '@kadr/contract';
import type { AssetRow } from '../assets/repository.ts';
import type { AssetsService } from '../assets/service.ts';
import { entitlementItem } from '../catalogue/card.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { ApiDependencies, LicenceAnswer, LicenceSystem, RequestContext } from '../context.ts';
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

/** What a request for a licence shows: the pre-authorization header, and the playback session's (DR-003, DR-060). */
export interface Presented {
  readonly token: string;
  readonly playbackSessionId: string;
}

/** A licence request of a system that an outside provider answers. */
export interface Challenge {
  readonly body: Uint8Array;
  readonly contentType: string | null;
  /** PlayReady's. */
  readonly soapAction: string | null;
}

/**
 * Licences of protected assets. Each is given on a token of the playback, in the session that the token was given to, as
 * long as that lives, and on the entitlement function's yes at that moment.
 *
 * Everything throws KadrError LICENCE_TOKEN_INVALID (another token may help), SESSION_NOT_FOUND, SESSION_EXPIRED,
 * LICENCE_REFUSED, or what starting to watch throws.
 */
export interface LicencesService {
  /** What a player is told of where licences come from; null for an asset that is clear (DR-001, DR-008). */
  config(asset: Pick<AssetRow, 'isCrypted'>, claims: LicenceClaims, now: Date): Promise<DrmConfig | null>;
  /** Another token for the last one of a playback, which may have expired. */
  renew(last: Presented, context: RequestContext): Promise<LicenceToken>;
  /** The keys that a ClearKey request asks for. LICENCE_REFUSED for a key of another asset. */
  clearKeys(
    keyIds: readonly string[],
    presented: Presented,
    context: RequestContext,
  ): Promise<ClearKeyLicence>;
  /** One key, 16 bytes, for HLS with ClearKey. */
  clearKey(keyId: string, presented: Presented, context: RequestContext): Promise<Uint8Array>;
  /** A licence of the outside provider. NOT_FOUND where there is none; UNAVAILABLE when it does not answer. */
  outside(
    system: LicenceSystem,
    challenge: Challenge,
    presented: Presented,
    context: RequestContext,
  ): Promise<LicenceAnswer>;
  /** FairPlay's certificate (DR-007), which is no secret. */
  certificate(): Promise<LicenceAnswer>;
}

/** Where licences are asked for. */
export const licencePath = '/api/licences';

export function createLicencesService(
  {
    keys,
    assets,
    catalogue,
    sessions,
    viewerOf,
    hoursLeft,
  }: {
    keys: ContentKeys;
    assets: AssetsService;
    catalogue: CatalogueService;
    sessions: SessionService;
    viewerOf: ViewerOf;
    hoursLeft: HoursLeft;
  },
  { secrets, licences }: Pick<ApiDependencies, 'secrets' | 'licences'>,
): LicencesService {
  const tokens = licenceTokens(secrets.licence);
  const { provider, hasClearKey } = licences;

  /** The session that a token was given to has to be the request's own. A guest's may come without its cookie, from a frame. */
  async function requireSession({ s, g }: LicenceClaims, context: RequestContext): Promise<void> {
    const isWithout = (context.cookies[sessionCookieName] ?? '') === '';
    if (isWithout && g) return;
    if (isWithout || (await sessions.ensure(context)).id !== s) throw new KadrError('LICENCE_TOKEN_INVALID');
  }

  /** The asset of a token, if its viewer may watch it now. */
  async function admit(
    claims: LicenceClaims,
    playbackSessionId: string,
    context: RequestContext,
  ): Promise<AssetRow> {
    if (claims.p !== playbackSessionId) throw new KadrError('LICENCE_TOKEN_INVALID');
    await requireSession(claims, context);
    const viewer = await viewerOf(context);
    const title = await catalogue.title(String(claims.m), viewer);
    const isTrailer = claims.t === 'trailer';
    if (!isTrailer) {
      requireEntitlement(entitlementOf(entitlementItem(title), viewer));
      await hoursLeft(context, viewer.now);
    }
    const isItsOwn = (isTrailer ? title.trailer_asset_id : title.asset_id) === claims.a;
    const asset = isItsOwn ? (await assets.find([claims.a])).get(claims.a) : undefined;
    if (asset === undefined) throw new KadrError('NOT_PLAYABLE');
    return asset;
  }

  const authorize = async (
    { token, playbackSessionId }: Presented,
    context: RequestContext,
  ): Promise<AssetRow> => admit(await tokens.read(token, context.now()), playbackSessionId, context);

  async function keysFor(
    keyIds: readonly string[],
    presented: Presented,
    context: RequestContext,
  ): Promise<ReadonlyMap<string, Uint8Array>> {
    if (!hasClearKey) throw new KadrError('NOT_FOUND');
    const asset = await authorize(presented, context);
    if (!keyIds.every((id) => asset.keyIds.includes(id))) throw new KadrError('LICENCE_REFUSED');
    const opened = await keys.open(keyIds);
    if (!keyIds.every((id) => opened.has(id))) throw new KadrError('LICENCE_REFUSED');
    return opened;
  }

  return {
    config: async ({ isCrypted }, claims, now) => {
      if (!isCrypted) return null;
      const at = (system: LicenceSystem): string | null =>
        provider === null ? null : `${licencePath}/${system}`;
      return {
        drm_provider: drmProviderOf({ licences }),
        urls: {
          widevine: at('widevine'),
          playready: at('playready'),
          fairplay: at('fairplay'),
          clearkey: hasClearKey ? `${licencePath}/clearkey` : null,
        },
        fairplay_cert_url: provider === null ? null : `${licencePath}/fairplay/certificate`,
        licence_token: await tokens.sign(claims, now),
      };
    },

    renew: async ({ token, playbackSessionId }, context) => {
      const now = context.now();
      const claims = await tokens.readRenewable(token, now);
      await admit(claims, playbackSessionId, context);
      return tokens.sign(claims, now);
    },

    clearKeys: async (keyIds, presented, context) =>
      writeClearKeyLicence(await keysFor(keyIds, presented, context)),

    clearKey: async (keyId, presented, context) => {
      const key = (await keysFor([keyId], presented, context)).get(keyId);
      if (key === undefined) throw new KadrError('LICENCE_REFUSED');
      return key;
    },

    outside: async (system, challenge, presented, context) => {
      if (provider === null) throw new KadrError('NOT_FOUND');
      const { id, keyIds } = await authorize(presented, context);
      const { playbackSessionId } = presented;
      return provider.licence(system, challenge, { assetId: id, keyIds, playbackSessionId });
    },

    certificate: () => {
      if (provider === null) throw new KadrError('NOT_FOUND');
      return provider.certificate();
    },
  };
}
