import { readCookie, writeCookie } from '../data/cookies.ts';

/** One name in three places (PR-010 – PR-014). */
const marker = 'skipProfiles';

/** Seconds: 240 minutes (SS-064). */
const lifetime = 240 * 60;

/** Whether the viewer has asked not to be asked any more (PR-021, PR-089). */
export function isNeverAsked(): boolean {
  return localStorage.getItem(marker) !== null;
}

/** Whether the profiles are not to be shown at the start of this page: in this tab, for a while, or ever (PR-010 – PR-012). */
export function isSkipped(): boolean {
  return (
    isNeverAsked() || sessionStorage.getItem(marker) !== null || readCookie(document.cookie, marker) !== null
  );
}

/** Notes that the profiles were shown (PR-013, PR-014, SS-071). */
export function noteShown(): void {
  writeCookie(marker, '1', lifetime);
  sessionStorage.setItem(marker, '1');
}

/** Keeps or takes back the wish not to be asked (PR-021, PR-022, SS-070). */
export function askNever(isWanted: boolean): void {
  if (isWanted) localStorage.setItem(marker, '1');
  else localStorage.removeItem(marker);
}
