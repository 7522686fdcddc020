/** Names that peers share: addresses and numbers that do not depend on the viewer. */
import { splitQuery } from '../source/source.ts';

/** The assumed length of a segment in peer delivery, in seconds. */
export const SEGMENT_DURATION = 6;

/** Parameters of a segment's address that belong to one viewer: a token, its signature, the user. */
const personal: ReadonlySet<string> = new Set(['t', 'h', 'u']);

/** `url` without `t`, `h` and `u`; its other parameters stay as written. */
export function sharedAddress(url: string): string {
  const [path, query] = splitQuery(url);
  const kept = query.split('&').filter((pair) => pair !== '' && !personal.has(pair.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** Peers of one swarm watch the same asset with the same key: the manifest's folder, so DASH and HLS share. */
export function swarmId(manifestUrl: string, apiKey: string): string {
  const [path] = splitQuery(manifestUrl);
  return `${apiKey}:${new URL(path, globalThis.location?.href ?? 'http://localhost').pathname.replace(/\/[^/]*$/, '')}`;
}

/** A number for a segment of a rendition by its beginning, in seconds. */
export function segmentNumber(startTime: number): number {
  return Math.round(startTime * 10);
}
