import HLS from 'hls-parser';
import { parse } from 'mpd-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PartProtection } from '../asset-index.ts';
import { plainIndex, plainPart, twoPartIndex } from '../testing/plain-asset.ts';
import { writeDash } from './dash.ts';
import { writeHlsMedia, writeHlsMultivariant } from './hls.ts';

HLS.setOptions({ strictMode: true });

const keyId = '00112233445566778899aabbccddeeff';
const uuid = '00112233-4455-6677-8899-aabbccddeeff';
const protection = (scheme: PartProtection['scheme'], key_id = keyId): PartProtection => ({ scheme, key_id });
const protectedIndex = (scheme: PartProtection['scheme']) =>
  plainIndex(4, { parts: [{ ...plainPart(4), protection: protection(scheme) }] });
const options = { query: 'token=a.b' };

/** ContentProtection as mpd-parser returns it: boxes as bytes. */
const protectionSchema = z.record(
  z.string(),
  z.object({ attributes: z.record(z.string(), z.unknown()), pssh: z.instanceof(Uint8Array).optional() }),
);
const mpdSchema = z.object({
  playlists: z.array(z.object({ contentProtection: protectionSchema.optional() })),
});

function read(manifest: string) {
  return mpdSchema.parse(parse(manifest, { manifestUri: 'https://media.example/manifest.mpd' })).playlists;
}

const bytes = (base64: string): Buffer => Buffer.from(base64, 'base64');
const systemOf = (box: Uint8Array | undefined): string =>
  Buffer.from(box ?? [])
    .subarray(12, 28)
    .toString('hex');

describe('a DASH manifest of what is protected', () => {
  it.each(['cbcs', 'cenc'] as const)(
    'names %s, the key id, and a pssh box of each system (DR-006)',
    (scheme) => {
      const manifest = writeDash(protectedIndex(scheme), options);
      expect(manifest).toContain(
        `<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="${scheme}" cenc:default_KID="${uuid}"/>`,
      );
      // Sound is protected like the picture.
      expect(manifest.match(/cenc:default_KID/g)).toHaveLength(3);
      const [first] = read(manifest);
      const { mp4protection, ...systems } = first?.contentProtection ?? {};
      expect(mp4protection?.attributes).toMatchObject({ value: scheme, 'cenc:default_KID': uuid });
      expect(Object.entries(systems).map(([name, { pssh }]) => [name, systemOf(pssh)])).toEqual([
        ['com.widevine.alpha', 'edef8ba979d64acea3c827dcd51d21ed'],
        ['com.microsoft.playready', '9a04f07998404286ab92e65be0885f95'],
        ['org.w3.clearkey', '1077efecc0b24d02ace33c1e52e2fb4b'],
      ]);
      const common = Buffer.from(systems['org.w3.clearkey']?.pssh ?? []);
      expect(common.toString('hex')).toBe(
        `00000034${Buffer.from('pssh').toString('hex')}010000001077efecc0b24d02ace33c1e52e2fb4b00000001${keyId}00000000`,
      );
      expect(common.readUInt32BE(0)).toBe(common.length);
      expect(Buffer.from(systems['com.widevine.alpha']?.pssh ?? []).toString('hex')).toContain(
        `1210${keyId}48`,
      );
    },
  );

  it('carries a PlayReady Object that names the key in Microsoft’s order of bytes', () => {
    for (const [scheme, version, algorithm] of [
      ['cbcs', '4.3.0.0', 'AESCBC'],
      ['cenc', '4.2.0.0', 'AESCTR'],
    ] as const) {
      const pro = /<mspr:pro>([^<]+)<\/mspr:pro>/.exec(writeDash(protectedIndex(scheme), options))?.[1] ?? '';
      const object = bytes(pro);
      expect([
        object.readUInt32LE(0),
        object.readUInt16LE(4),
        object.readUInt16LE(6),
        object.readUInt16LE(8),
      ]).toEqual([object.length, 1, 1, object.length - 10]);
      const header = object.subarray(10).toString('utf16le');
      expect(header).toContain(`version="${version}"`);
      const value = new RegExp(`ALGID="${algorithm}" VALUE="([^"]+)"`).exec(header)?.[1] ?? '';
      expect(bytes(value).toString('hex')).toBe('33221100554477668899aabbccddeeff');
    }
  });

  it('says nothing of protection where there is none', () => {
    const manifest = writeDash(plainIndex(4), options);
    expect(manifest).not.toMatch(/cenc|mspr|ContentProtection/);
    expect(read(manifest)[0]?.contentProtection).toBeUndefined();
  });
});

describe('an HLS playlist of what is protected', () => {
  const keysOf = (text: string | null) => {
    const playlist = HLS.parse(text ?? '');
    if (playlist.isMasterPlaylist) throw new Error('Not a media playlist.');
    return playlist.segments.map(({ key }) => key);
  };
  const lines = (text: string | null): string[] =>
    (text ?? '').split('\n').filter((line) => line.startsWith('#EXT-X-KEY'));

  it('has a key line of FairPlay, Widevine and PlayReady for cbcs (DR-006, DR-007)', () => {
    const index = protectedIndex('cbcs');
    for (const track of ['v360', 'a-rus']) {
      const written = lines(writeHlsMedia(index, track, options));
      expect(written.map((line) => /KEYFORMAT="([^"]+)"/.exec(line)?.[1])).toEqual([
        'com.apple.streamingkeydelivery',
        'urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed',
        'com.microsoft.playready',
      ]);
      expect(written.every((line) => line.startsWith('#EXT-X-KEY:METHOD=SAMPLE-AES,'))).toBe(true);
      expect(written[0]).toContain(`URI="skd://${keyId}"`);
      expect(written[1]).toContain(`KEYID=0x${keyId}`);
      const box = /base64,([^"]+)"/.exec(written[1] ?? '')?.[1] ?? '';
      expect(systemOf(bytes(box))).toBe('edef8ba979d64acea3c827dcd51d21ed');
    }
    expect(keysOf(writeHlsMedia(index, 'v360', options)).every((key) => key?.method === 'SAMPLE-AES')).toBe(
      true,
    );
  });

  it('leaves FairPlay out of cenc, which it cannot decrypt', () => {
    const written = lines(writeHlsMedia(protectedIndex('cenc'), 'v360', options));
    expect(written).toHaveLength(2);
    expect(written.join('\n')).not.toContain('apple');
    expect(written.every((line) => line.includes('METHOD=SAMPLE-AES-CTR,'))).toBe(true);
  });

  it('names nothing but the address of the key where players fetch it themselves', () => {
    const keyAddress = (id: string): string => `/api/licences/clearkey/${id}`;
    const playlist = writeHlsMedia(protectedIndex('cbcs'), 'v360', { ...options, keyAddress });
    expect(lines(playlist)).toEqual([
      `#EXT-X-KEY:METHOD=SAMPLE-AES,URI="/api/licences/clearkey/${keyId}",KEYFORMAT="identity",KEYFORMATVERSIONS="1"`,
    ]);
    expect(keysOf(playlist)[0]).toMatchObject({
      method: 'SAMPLE-AES',
      uri: keyAddress(keyId),
      format: 'identity',
    });
  });

  it('takes another key at each part that has one', () => {
    const other = 'ffeeddccbbaa99887766554433221100';
    const [first, second] = twoPartIndex().parts;
    const index = plainIndex(5, {
      parts: [
        ...(first ? [{ ...first, protection: protection('cbcs') }] : []),
        ...(second ? [{ ...second, protection: protection('cbcs', other) }] : []),
      ],
    });
    const uris = lines(writeHlsMedia(index, 'v720', options)).flatMap((line) => /skd:[^"]+/.exec(line) ?? []);
    expect(uris).toEqual([`skd://${keyId}`, `skd://${other}`]);
  });

  it('has no keys of subtitles, in multivariant playlists, or of what is clear', () => {
    const index = protectedIndex('cbcs');
    expect(writeHlsMedia(index, 't-rus', options)).not.toContain('EXT-X-KEY');
    expect(writeHlsMultivariant(index, options)).not.toContain('KEY');
    expect(writeHlsMedia(plainIndex(4), 'v360', options)).not.toContain('EXT-X-KEY');
  });
});
