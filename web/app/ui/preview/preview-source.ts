import type { StreamAsset } from '@kadr/contract';
import { isSafari } from '@kadr/player';
import type { PlayerSource } from '@kadr/player';

/**
 * A preview's stream for the player, which writes its address (`streamAddress`): the profile `web_auto` or that of the DRM
 * provider, the codec, and the token's query as it came (CT-083 – CT-086). Null for what cannot be shown in a card: it is
 * encrypted and would ask for a licence.
 */
export function previewSource(
  { urls, url, is_crypted, is_hevc, is_tokenized, cdn_token, drm_provider }: StreamAsset,
  name: string,
  browser: Pick<Navigator, 'vendor'>,
): PlayerSource | null {
  if (is_crypted) return null;
  return {
    assetUrl: (isSafari(browser) ? urls.hls : urls.dash) ?? url,
    type: 'vod',
    isHevc: is_hevc,
    content: { id: 'preview', name },
    ...(is_tokenized && cdn_token !== null && { token: { query: cdn_token.get_parameters } }),
    ...(drm_provider !== null && { drm: { provider: drm_provider, urls: {}, getToken: noLicence } }),
  };
}

/** What is not encrypted never asks. */
const noLicence = (): Promise<string> => Promise.reject(new Error('A preview needs no licence.'));
