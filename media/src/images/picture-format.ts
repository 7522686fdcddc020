/** Accepted formats of pictures. Everything else, drawings and documents too, never reaches a decoder. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** The format by the first bytes, or `null` for any other format. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  if (head.startsWith('ftyp', 4) && /avi[fs]/.test(head.slice(8))) return 'avif';
  return null;
}
