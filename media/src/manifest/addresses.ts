/**
 * Addresses inside manifests are relative to `/stream/vod/{asset_id}/`, so they are valid behind any host and CDN.
 * `delivery/stream-address.ts` reads them.
 */

/** A track's segment address with `number` in place of `$Number$`. */
export function segmentAddress(template: string, number: number): string {
  return template.replace('$Number$', String(number).padStart(5, '0'));
}

/** The same address for every number, as DASH writes it; `$` of anything else must not be taken for a variable. */
export function dashTemplate(template: string): string {
  return template
    .split('$Number$')
    .map((literal) => literal.replaceAll('$', '$$$$'))
    .join('$Number%05d$');
}

/** Media playlist of a picture, sound or text track. */
export function playlistAddress(trackId: string): string {
  return `${encodeURIComponent(trackId)}.m3u8`;
}

/** The text of one period, on the period's own timeline. Without a query: FFmpeg loses a BaseURL at its first `&`. */
export function periodTextAddress(file: string, ordinal: number): string {
  return `part-${ordinal}/${file}`;
}

export function withQuery(address: string, query: string): string {
  if (query === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
