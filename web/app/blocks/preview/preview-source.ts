import type { StreamAsset } from '@kadr/contract';
import { isSafari } from '@kadr/player';
import type { DrmConfig, PlaybackIdentity, PlayerSource } from '@kadr/player';

/** The licence of an encrypted preview. */
export interface PreviewLicence {
  readonly drm: DrmConfig;
  readonly identity: PlaybackIdentity;
}

/**
 * A preview's stream for the player, which builds its address (`streamAddress`): the profile `web_auto` or that of the
 * DRM provider, the codec, and the token's query unchanged. An encrypted stream has the address named after its
 * protection; null without a licence for it.
 */
export function previewSource(
  { urls, url, is_crypted, is_hevc, is_tokenized, cdn_token }: StreamAsset,
  name: string,
  browser: Pick<Navigator, 'vendor'>,
  licence: PreviewLicence | null = null,
): PlayerSource | null {
  if (is_crypted && licence === null) return null;
  const [dash, hls] = is_crypted ? [urls.widevine, urls.fairplay] : [urls.dash, urls.hls];
  return {
    assetUrl: (isSafari(browser) ? hls : dash) ?? url,
    type: 'vod',
    isHevc: is_hevc,
    content: { id: 'preview', name },
    ...(is_tokenized && cdn_token !== null && { token: { query: cdn_token.get_parameters } }),
    ...(is_crypted && licence !== null && licence),
  };
}
