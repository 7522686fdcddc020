import type { DrmConfig as OfferedDrm, LicenceToken, Playback } from '@kadr/contract';
import type { DrmConfig } from '@kadr/player';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from './query-client.ts';

/** Exchanges the last licence token for a new one. @throws the service's refusal. */
export type RenewLicence = (token: string) => Promise<LicenceToken>;

export function renewLicenceOf(
  queries: QueryClient,
  { playback_session_id }: Pick<Playback, 'playback_session_id'>,
): RenewLicence {
  return async (token) => (await apiOf(queries)).playback.renewLicenceToken({ playback_session_id, token });
}

/** Seconds before its expiry from which a licence token is no longer sent: it must arrive before it expires. */
const margin = 30;

/** The player's source of licences. Its token is renewed when it is about to expire or was refused. */
export function drmConfigOf(
  { drm_provider, urls, fairplay_cert_url, licence_token }: OfferedDrm,
  renew: RenewLicence,
): DrmConfig {
  let token = licence_token.token;
  // Measured from now on this machine's monotonic clock, which need not show the right time.
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
      // Several keys may be requested at once.
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
