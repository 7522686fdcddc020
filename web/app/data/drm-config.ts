import type { DrmConfig as OfferedDrm, LicenceToken, Playback } from '@kadr/contract';
import type { DrmConfig } from '@kadr/player';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from './query-client.ts';

/** Gets another licence token for the last one. @throws what the service refuses with. */
export type RenewLicence = (token: string) => Promise<LicenceToken>;

export function renewLicenceOf(
  queries: QueryClient,
  { playback_session_id }: Pick<Playback, 'playback_session_id'>,
): RenewLicence {
  return async (token) => (await apiOf(queries)).playback.renewLicenceToken({ playback_session_id, token });
}

/** Seconds before its end at which a licence token is no longer sent: it has to arrive before it ends. */
const margin = 30;

/** Where the player gets licences. Its token is renewed when it is about to end or was refused. */
export function drmConfigOf(
  { drm_provider, urls, fairplay_cert_url, licence_token }: OfferedDrm,
  renew: RenewLicence,
): DrmConfig {
  let token = licence_token.token;
  // By this machine's own clock from now on, whatever time it believes it is.
  let endsAt = endOf(licence_token);
  let renewing: Promise<string> | null = null;
  const another = async (): Promise<string> => {
    const renewed = await renew(token);
    endsAt = endOf(renewed);
    token = renewed.token;
    return token;
  };
  return {
    provider: drm_provider,
    urls: {
      ...(urls.widevine !== null && { widevine: urls.widevine }),
      ...(urls.playready !== null && { playready: urls.playready }),
      ...(urls.fairplay !== null && { fairplay: urls.fairplay }),
      ...(urls.clearkey !== null && { clearkey: urls.clearkey }),
    },
    ...(fairplay_cert_url !== null && { fairplayCertificateUrl: fairplay_cert_url }),
    getToken: async (refused) => {
      if (token !== refused && performance.now() < endsAt) return token;
      // Several keys may be asked for at once.
      renewing ??= another().finally(() => {
        renewing = null;
      });
      return renewing;
    },
  };
}

function endOf({ expires_in }: LicenceToken): number {
  return performance.now() + (expires_in - margin) * 1000;
}
