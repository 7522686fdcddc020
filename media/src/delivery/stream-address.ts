/** What an address under `/stream/vod/` asks for. */
export type StreamAddress =
  | { readonly kind: 'dash' | 'multivariant' }
  | { readonly kind: 'media'; readonly trackId: string }
  /** The cues of one period (`part`), or of the whole film. */
  | { readonly kind: 'text'; readonly path: string; readonly part: number | null }
  | { readonly kind: 'file'; readonly path: string };

const assetId = /^[a-z0-9]{16,40}$/;

/** Reads a decoded path such as `/stream/vod/{asset_id}/v480.m3u8`; `null` when it has another shape. */
export function parseStreamAddress(pathname: string): { assetId: string; address: StreamAddress } | null {
  const [, , family, asset = '', ...rest] = pathname.split('/');
  const path = rest.join('/');
  if (family !== 'vod' || !assetId.test(asset) || path === '') return null;
  return { assetId: asset, address: parsePath(path) };
}

function parsePath(path: string): StreamAddress {
  if (path === 'manifest.mpd') return { kind: 'dash' };
  // Safari is sent to the second name (DR-016); what it gets is the same.
  if (path === 'playlist.m3u8' || path === 'variant.m3u8') return { kind: 'multivariant' };
  const [, trackId] = /^([^/]+)\.m3u8$/.exec(path) ?? [];
  if (trackId !== undefined) return { kind: 'media', trackId };
  if (!path.endsWith('.vtt')) return { kind: 'file', path };
  const [, part, whole] = /^part-(\d{1,6})\/(.+)$/.exec(path) ?? [];
  return { kind: 'text', path: whole ?? path, part: part === undefined ? null : Number(part) };
}
