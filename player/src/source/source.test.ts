import { describe, expect, it } from 'vitest';
import { streamAddress, withOffset, withQuery } from './source.ts';
import type { PlayerSource } from './source.ts';

const bare: PlayerSource = { assetUrl: '/stream/vod/abc', type: 'vod', content: { id: '1', name: 'Film' } };
const elsewhere = { isSafari: false, decodesHevc: true };
const safari = { isSafari: true, decodesHevc: true };

describe('streamAddress', () => {
  it('adds the HLS variant name in Safari (DR-016)', () => {
    expect(streamAddress(bare, safari)).toEqual({
      url: '/stream/vod/abc/variant.m3u8?profile=web',
      protocol: 'hls',
    });
  });

  it('adds the HLS playlist name for external streams, which somebody else serves (DR-017, DR-058)', () => {
    const address = streamAddress({ ...bare, isExternal: true }, elsewhere);
    expect(address).toEqual({ url: '/stream/vod/abc/playlist.m3u8?profile=web', protocol: 'hls' });
  });

  it('adds the DASH manifest name otherwise (DR-018)', () => {
    expect(streamAddress(bare, elsewhere)).toEqual({
      url: '/stream/vod/abc/manifest.mpd?profile=web',
      protocol: 'dash',
    });
  });

  it('adds the HLS playlist name for what the live-TV SDK plays (PL-005)', () => {
    const address = streamAddress({ ...bare, type: 'live', playerType: 'live_sdk' }, elsewhere);
    expect(address).toEqual({ url: '/stream/vod/abc/playlist.m3u8?profile=web', protocol: 'hls' });
  });

  it('has the live offset in seconds beside the rest of the query, and none for now (DR-053, LV-029)', () => {
    expect(withOffset('/live/9/manifest.mpd?token=a%2Fb&offset=7', 60)).toBe(
      '/live/9/manifest.mpd?token=a%2Fb&offset=60',
    );
    expect(withOffset('/live/9/manifest.mpd?token=a', 0)).toBe('/live/9/manifest.mpd?token=a');
  });

  it('puts Safari before external (DR-019)', () => {
    expect(streamAddress({ ...bare, isExternal: true }, safari).url).toContain('/variant.m3u8');
  });

  it('keeps a manifest address that was handed over, with profile web_auto (DR-020, DR-028)', () => {
    const address = streamAddress({ ...bare, assetUrl: 'https://cdn.example/a/live.m3u8' }, elsewhere);
    expect(address).toEqual({ url: 'https://cdn.example/a/live.m3u8?profile=web_auto', protocol: 'hls' });
  });

  it('takes the profile from the DRM provider when there is one (DR-021)', () => {
    const drm = { getToken: () => Promise.resolve(''), urls: {}, provider: 'web_wv' };
    expect(streamAddress({ ...bare, drm }, elsewhere).url).toBe(
      '/stream/vod/abc/manifest.mpd?profile=web_wv',
    );
  });

  it('adds codec=hevc for hevc assets only (DR-022, DR-023)', () => {
    expect(streamAddress({ ...bare, isHevc: true }, elsewhere).url).toContain('codec=hevc');
    expect(streamAddress({ ...bare, isHevc: false }, elsewhere).url).not.toContain('codec');
  });

  it('asks for HEVC only where the browser decodes it, and for H.264 alone where it turned out not to (DR-022, DR-023)', () => {
    const both = { ...bare, isHevc: true };
    expect(streamAddress(both, { isSafari: false, decodesHevc: false }).url).not.toContain('codec');
    expect(streamAddress(both, elsewhere, 'h264').url).toContain('codec=h264');
  });

  it('adds the token query as it stands, only when there is one (DR-024, DR-025)', () => {
    const token = { query: 'token=a.b-c_d==&e=1' };
    expect(streamAddress({ ...bare, token }, elsewhere).url).toBe(
      '/stream/vod/abc/manifest.mpd?profile=web&addresses=bare&token=a.b-c_d==&e=1',
    );
    expect(streamAddress(bare, elsewhere).url).not.toContain('token');
  });

  it('asks for a manifest without tokens where it names the manifest and sets them on each request itself', () => {
    const source = { ...bare, token: { query: 'token=a' } };
    const asksFor = (more: Partial<PlayerSource>, browser = elsewhere) =>
      streamAddress({ ...source, ...more }, browser).url.includes('addresses=bare');
    expect(asksFor({})).toBe(true);
    expect(asksFor({}, { ...elsewhere, isSafari: true })).toBe(false);
    expect(asksFor({ assetUrl: '/stream/vod/abc/manifest.mpd' })).toBe(false);
    expect(asksFor({ isExternal: true })).toBe(false);
    expect(asksFor({ playerType: 'live_sdk' })).toBe(false);
    expect(streamAddress(bare, elsewhere).url).not.toContain('addresses');
  });

  it('keeps the parameters an address has and doubles none (DR-027)', () => {
    const source = {
      ...bare,
      assetUrl: '/a.mpd?profile=old&x=%2Fy&token=old',
      token: { query: '?token=new' },
      isHevc: true,
    };
    expect(streamAddress(source, elsewhere).url).toBe('/a.mpd?x=%2Fy&profile=web_auto&codec=hevc&token=new');
  });

  it('takes a base with a closing slash', () => {
    expect(streamAddress({ ...bare, assetUrl: '/stream/vod/abc/' }, elsewhere).url).toBe(
      '/stream/vod/abc/manifest.mpd?profile=web',
    );
  });
});

describe('withQuery', () => {
  it('replaces a token in a segment address and leaves the rest byte for byte', () => {
    expect(withQuery('https://h/1.m4s?a=%20&token=1#x', 'token=2')).toBe('https://h/1.m4s?a=%20&token=2');
  });
});
