import { readCookie, writeCookie } from '../data/cookies.ts';

/** One name in three places. */
const marker = 'skipProfiles';

/** Seconds: 240 minutes. */
const lifetime = 240 * 60;

/** Whether the viewer has asked not to be asked any more. */
export function isNeverAsked(): boolean {
  return localStorage.getItem(marker) !== null;
}

/** Whether the profiles are not to be shown at the start of this page: in this tab, for a while, or ever. */
export function isSkipped(): boolean {
  return (
    isNeverAsked() || sessionStorage.getItem(marker) !== null || readCookie(document.cookie, marker) !== null
  );
}

/** Notes that the profiles were shown. */
export function noteShown(): void {
  writeCookie(marker, '1', lifetime);
  sessionStorage.setItem(marker, '1');
}

/** Keeps or takes back the wish not to be asked. */
export function askNever(isWanted: boolean): void {
  if (isWanted) localStorage.setItem(marker, '1');
  else localStorage.removeItem(marker);
}
