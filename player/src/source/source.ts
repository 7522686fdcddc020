/** The start input of the player, and the address that it becomes. */
import type { AdPlan } from './ad-plan.ts';
import type { SourceMarkers } from './ending.ts';
import type { Timeshift } from '../live/live-timeline.ts';

/** Asset types the player takes. */
export type SourceType = 'vod' | 'live' | 'archive' | 'embed' | 'custom';

/** Which of the player's engines plays it: Shaka, or the embedded live-TV SDK. */
export type SourcePlayerType = 'shaka' | 'live_sdk';

export type KeySystem = 'widevine' | 'playready' | 'fairplay' | 'clearkey';

/** Protected content: the address of licences and the credentials for them. */
export interface DrmConfig {
  /**
   * A licence token, requested before every request for a licence; a different one than `refused`, which the server
   * rejected. A rejection ends in a DRM error.
   */
  readonly getToken: (refused?: string) => Promise<string>;
  readonly urls: Partial<Record<KeySystem, string>>;
  /** Stream profile that carries this provider's protection. */
  readonly provider?: string;
  readonly fairplayCertificateUrl?: string;
}

/** The query that authorises requests to the streaming server, for example `token=eyJ…`. */
export interface StreamToken {
  readonly query: string;
  /** Unix seconds after which the server refuses it; without it the token is renewed only when refused. */
  readonly expiresAt?: number;
}

/** The viewer's identity, for the headers of every request to the streaming server. */
export interface PlaybackIdentity {
  readonly sessionId: string;
  readonly userId?: string;
  readonly sessionMarker?: string;
}

/** The kind of content, for reports and measuring: the values are ours. */
export type ContentType =
  | 'film'
  | 'episode'
  | 'series'
  | 'trailer'
  | 'story'
  | 'song'
  | 'channel'
  | 'programme';

export interface SourceContent {
  readonly id: string;
  readonly name: string;
  readonly type?: ContentType;
  /** A second line, for example series, season and episode. */
  readonly caption?: string;
  /** Mark of the age from which it may be watched: `12+`. */
  readonly ageMark?: string;
  /** Pictures for the system's own media controls. */
  readonly artwork?: readonly { readonly src: string; readonly sizes?: string; readonly type?: string }[];
}

/** Peer delivery of a source. */
export interface TeleportConfig {
  /** WebSocket addresses of trackers, where peers find one another. */
  readonly trackers: readonly string[];
  /** Which viewers may meet: one key for films, one for live streams. */
  readonly apiKeys: { readonly vod: string; readonly live: string };
  /** STUN and TURN servers; without any, peers of one network meet. */
  readonly iceServers?: readonly RTCIceServer[];
}

/** The player's start input. */
export interface PlayerSource {
  /**
   * Either the bare path of an asset (`/stream/vod/ID`), to which the manifest's name is added, or
   * the whole address of a manifest (`….mpd`, `….m3u8`), which is kept.
   */
  readonly assetUrl: string;
  readonly type: SourceType;
  readonly content: SourceContent;
  /** `shaka` by default. */
  readonly playerType?: SourcePlayerType;
  /** A channel's past, which is loaded at an offset. Without it a live stream's past is its manifest's. */
  readonly timeshift?: Timeshift;
  /** Served by a third party: HLS outside Safari too. */
  readonly isExternal?: boolean;
  /** Also available in HEVC: requested where the browser decodes it. */
  readonly isHevc?: boolean;
  /** Seconds from the beginning; live streams start at the live edge without it. */
  readonly startTime?: number;
  readonly token?: StreamToken;
  /** Gets a new token, before the old one ends or when it is refused. */
  readonly refreshToken?: () => Promise<StreamToken>;
  readonly drm?: DrmConfig;
  readonly thumbnailsUrl?: string;
  /** Peer delivery is on (`teleportEnabled`), with this. */
  readonly teleport?: TeleportConfig;
  readonly identity?: PlaybackIdentity;
  /** Advertisements; without it there are none. */
  readonly ad?: AdPlan;
  /** The parts that may be skipped, and the chapters. */
  readonly markers?: SourceMarkers;
  /** Its own controls set its speed (a song's tempo): the viewer's speed for films neither applies nor changes. */
  readonly hasOwnTempo?: boolean;
}

export type Protocol = 'dash' | 'hls';

interface StreamAddress {
  readonly url: string;
  readonly protocol: Protocol;
}

interface StreamBrowser {
  readonly isSafari: boolean;
  readonly decodesHevc: boolean;
}

/**
 * The address to load for `source`, token included; a pure function of its arguments. `codec` is what the picture has
 * to be in, whatever else the browser decodes.
 */
export function streamAddress(
  source: PlayerSource,
  browser: StreamBrowser,
  codec: 'hevc' | 'h264' | null = source.isHevc === true && browser.decodesHevc ? 'hevc' : null,
): StreamAddress {
  const [path, query] = splitQuery(source.assetUrl);
  const handedOver = protocolOf(path);
  const named = handedOver === null ? suffixFor(source, browser.isSafari) : null;
  const profile = source.drm?.provider ?? (named === null ? 'web_auto' : 'web');
  let url = join(named === null ? path : path.replace(/\/+$/, '') + named.suffix, query);
  url = withQuery(url, `profile=${profile}`);
  if (codec !== null) url = withQuery(url, `codec=${codec}`);
  // The player sets the token on each request itself, so manifests need not carry it; but Safari may load addresses of
  // a playlist without asking the engine, and a vendor's SDK may as well.
  if (named?.protocol === 'dash' && source.token !== undefined) url = withQuery(url, 'addresses=bare');
  if (source.token !== undefined) url = withQuery(url, source.token.query);
  return { url, protocol: named?.protocol ?? handedOver ?? 'dash' };
}

function suffixFor(source: PlayerSource, isSafari: boolean): { suffix: string; protocol: Protocol } {
  if (isSafari) return { suffix: '/variant.m3u8', protocol: 'hls' };
  if (source.isExternal === true || source.playerType === 'live_sdk')
    return { suffix: '/playlist.m3u8', protocol: 'hls' };
  return { suffix: '/manifest.mpd', protocol: 'dash' };
}

function protocolOf(path: string): Protocol | null {
  if (path.endsWith('.mpd')) return 'dash';
  return path.endsWith('.m3u8') ? 'hls' : null;
}

/**
 * `url` with every parameter of `query` (`a=1&b=2`, encoded already) set, its others untouched. Written by hand because
 * `URLSearchParams.set` re-encodes the whole query, which breaks signed tokens.
 */
export function withQuery(url: string, query: string): string {
  const [path, known] = splitQuery(url);
  const set = new Map(pairsOf(query).map((pair) => [nameOf(pair), pair]));
  const others = pairsOf(known).filter((pair) => !set.has(nameOf(pair)));
  return join(path, [...others, ...set.values()].join('&'));
}

function pairsOf(query: string): readonly string[] {
  return query.split(/[?&]/).filter(Boolean);
}

function nameOf(pair: string): string {
  return pair.split('=', 1).join('');
}

/** The address of a live stream as it was `seconds` ago; 0 is now, without the parameter. */
export function withOffset(url: string, seconds: number): string {
  return seconds === 0 ? url : withQuery(url, `offset=${seconds}`);
}

/** Splits an address into what stands before its query, and the query without `?`; a fragment is dropped. */
export function splitQuery(url: string): [path: string, query: string] {
  const withoutFragment = url.split('#', 1)[0] ?? '';
  const at = withoutFragment.indexOf('?');
  return at === -1 ? [withoutFragment, ''] : [withoutFragment.slice(0, at), withoutFragment.slice(at + 1)];
}

function join(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

/** Whether this browser is Safari, or another browser on Apple's engine (all of iOS): it gets HLS. */
export function isSafari(navigator: Pick<Navigator, 'vendor'>): boolean {
  return navigator.vendor.startsWith('Apple');
}
