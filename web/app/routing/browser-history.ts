/** React Router's locations in the browser's history, in the format that React Router itself writes. */
import { createPath } from 'react-router';
import type { Location } from 'react-router';

interface KeptState {
  readonly usr?: unknown;
  readonly key?: string;
  readonly idx?: number;
}

const kept = (): KeptState => (history.state as KeptState | null) ?? {};

/** The browser's current location. */
export function locationNow(): Location {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = kept();
  return { pathname, search, hash, state: usr, key };
}

/** Creates a location of this site; null for another site's address. */
export function locationAt(address: string, state: unknown): Location | null {
  const { origin, pathname, search, hash } = new URL(address, location.href);
  if (origin !== location.origin) return null;
  const key = Math.random().toString(36).slice(2, 10);
  return { pathname, search, hash, state: state ?? null, key };
}

/** Adds a location to the history, or replaces the current one. */
export function noteLocation(to: Location, isReplacement: boolean): void {
  const { idx = 0 } = kept();
  const state = { usr: to.state as unknown, key: to.key, idx: isReplacement ? idx : idx + 1 };
  if (isReplacement) history.replaceState(state, '', createPath(to));
  else history.pushState(state, '', createPath(to));
}

/** Whether a navigation between two locations only changes the fragment. */
export function changesFragmentOnly(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname || from.search !== to.search) return false;
  return to.hash !== '';
}
