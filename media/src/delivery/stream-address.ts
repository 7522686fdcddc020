/** The target of an address below an asset or a channel. */
export type StreamAddress =
  | { readonly kind: 'dash' | 'multivariant' }
  | { readonly kind: 'media'; readonly trackId: string }
  /** The cues of one period (`part`), or of the whole film. */
  | { readonly kind: 'text'; readonly path: string; readonly part: number | null }
  | { readonly kind: 'file'; readonly path: string };

/** The asset or channel of a stream. Times are Unix seconds. */
export type Streamed =
  | { readonly kind: 'asset'; readonly assetId: string }
  | { readonly kind: 'live'; readonly channelId: number }
  | { readonly kind: 'archive'; readonly channelId: number; readonly start: number; readonly end: number };

export interface ParsedAddress {
  readonly streamed: Streamed;
  /** The claim of a token for it (`a`). */
  readonly claim: string;
  readonly address: StreamAddress;
}

/**
 * Reads a decoded path such as `/stream/vod/{asset_id}/v480.m3u8`, `/stream/live/{channel id}/manifest.mpd` or
 * `/stream/archive/{channel id}/{start}-{end}/playlist.m3u8`; `null` when it has another shape.
 */
export function parseStreamAddress(pathname: string): ParsedAddress | null {
  const [, , family = '', ...parts] = pathname.split('/');
  const named = family === 'archive' ? 2 : 1;
  const streamed = streamedBy(family, parts.slice(0, named));
  const path = parts.slice(named).join('/');
  if (streamed === null || path === '') return null;
  const claim = streamed.kind === 'asset' ? streamed.assetId : [family, ...parts.slice(0, named)].join('/');
  return { streamed, claim, address: parsePath(path) };
}

function streamedBy(family: string, [first = '', second = '']: readonly string[]): Streamed | null {
  if (family === 'vod') return /^[a-z0-9]{16,40}$/.test(first) ? { kind: 'asset', assetId: first } : null;
  if (!/^[1-9]\d{0,9}$/.test(first)) return null;
  const channelId = Number(first);
  if (family === 'live') return { kind: 'live', channelId };
  const [, start, end] = /^(\d{1,11})-(\d{1,11})$/.exec(second) ?? [];
  if (family !== 'archive' || Number(start) >= Number(end)) return null;
  return start === undefined || end === undefined
    ? null
    : { kind: 'archive', channelId, start: Number(start), end: Number(end) };
}

function parsePath(path: string): StreamAddress {
  if (path === 'manifest.mpd') return { kind: 'dash' };
  // Safari gets the second name (DR-016), with the same content.
  if (path === 'playlist.m3u8' || path === 'variant.m3u8') return { kind: 'multivariant' };
  const [, trackId] = /^([^/]+)\.m3u8$/.exec(path) ?? [];
  if (trackId !== undefined) return { kind: 'media', trackId };
  if (!path.endsWith('.vtt')) return { kind: 'file', path };
  const [, part, whole] = /^part-(\d{1,6})\/(.+)$/.exec(path) ?? [];
  return { kind: 'text', path: whole ?? path, part: part === undefined ? null : Number(part) };
}
