/**
 * The signalling of a key for each protection system: boxes and objects made from the key's id, never from the
 * key. Systems are named by their UUIDs (https://dashif.org/identifiers/content_protection/).
 */
import type { PartProtection } from '../asset-index.ts';

/** W3C's common system (ClearKey), Widevine, PlayReady. */
export const systemIds = {
  common: '1077efec-c0b2-4d02-ace3-3c1e52e2fb4b',
  widevine: 'edef8ba9-79d6-4ace-a3c8-27dcd51d21ed',
  playready: '9a04f079-9840-4286-ab92-e65be0885f95',
} as const;

/** A key id in the form of a UUID. */
export function uuidOf(keyId: string): string {
  return keyId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The `pssh` box (ISO/IEC 23001-7 §8.1) of each system, in Base64. */
export const psshOf: Readonly<Record<keyof typeof systemIds, (protection: PartProtection) => string>> = {
  common: ({ key_id }) => pssh('common', Buffer.alloc(0), [key_id]),
  widevine: (protection) => pssh('widevine', widevineData(protection)),
  playready: (protection) => pssh('playready', playreadyObject(protection)),
};

/** The PlayReady Object that `mspr:pro` and HLS carry, in Base64. */
export function playreadyObjectOf(protection: PartProtection): string {
  return playreadyObject(protection).toString('base64');
}

/** A box of version 1, which lists key ids, when there are any; else of version 0. */
function pssh(system: keyof typeof systemIds, data: Buffer, keyIds: readonly string[] = []): string {
  const version = keyIds.length > 0 ? 1 : 0;
  const body = Buffer.concat([
    Buffer.from('pssh'),
    Buffer.from([version, 0, 0, 0]),
    hex(systemIds[system].replaceAll('-', '')),
    ...(version === 1 ? [uint32(keyIds.length), ...keyIds.map(hex)] : []),
    uint32(data.length),
    data,
  ]);
  return Buffer.concat([uint32(body.length + 4), body]).toString('base64');
}

/** The protocol buffer `WidevinePsshData`: `key_ids` is field 2, `protection_scheme` (four characters) field 9. */
function widevineData({ scheme, key_id }: PartProtection): Buffer {
  const keyId = hex(key_id);
  return Buffer.concat([
    Buffer.from([(2 << 3) | 2, keyId.length]),
    keyId,
    Buffer.from([9 << 3]),
    varint(Buffer.from(scheme).readUInt32BE()),
  ]);
}

/** One record, a PlayReady Header of a version that names the scheme (Microsoft: “PlayReady Header Specification”). */
function playreadyObject({ scheme, key_id }: PartProtection): Buffer {
  const [version, algorithm] = scheme === 'cbcs' ? ['4.3.0.0', 'AESCBC'] : ['4.2.0.0', 'AESCTR'];
  const header = Buffer.from(
    `<WRMHEADER xmlns="http://schemas.microsoft.com/DRM/2007/03/PlayReadyHeader" version="${version}"><DATA><PROTECTINFO><KIDS><KID ALGID="${algorithm}" VALUE="${guid(key_id)}"></KID></KIDS></PROTECTINFO></DATA></WRMHEADER>`,
    'utf16le',
  );
  const head = Buffer.alloc(10);
  head.writeUInt32LE(head.length + header.length, 0);
  head.writeUInt16LE(1, 4);
  head.writeUInt16LE(1, 6);
  head.writeUInt16LE(header.length, 8);
  return Buffer.concat([head, header]);
}

/** Microsoft's GUIDs have the first three groups of a UUID in little-endian order. */
function guid(keyId: string): string {
  const bytes = hex(keyId);
  bytes.subarray(0, 4).reverse();
  bytes.subarray(4, 6).reverse();
  bytes.subarray(6, 8).reverse();
  return bytes.toString('base64');
}

function hex(digits: string): Buffer {
  return Buffer.from(digits, 'hex');
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
}
