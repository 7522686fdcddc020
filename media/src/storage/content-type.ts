/** Content types of everything the service stores, by the extension of its key. */
const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  json: 'application/json',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  mpd: 'application/dash+xml',
  png: 'image/png',
  svg: 'image/svg+xml',
  vtt: 'text/vtt',
  webp: 'image/webp',
};

/** The content type for the extension of `key`; `application/octet-stream` when it is unknown. */
export function contentTypeOf(key: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(key)?.[1]?.toLowerCase() ?? '';
  return contentTypes[extension] ?? 'application/octet-stream';
}
