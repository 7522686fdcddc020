import { readCookie, writeCookie } from '../data/cookies.ts';

/** The same name in all three storages. */
const marker = 'skipProfiles';

/** Seconds: 240 minutes. */
const lifetime = 240 * 60;

/** Whether the viewer has opted out of the question. */
export function isNeverAsked(): boolean {
  return localStorage.getItem(marker) !== null;
}

/** Whether the question who watches is skipped at the start of this page: in this tab, for a while, or permanently. */
export function isSkipped(): boolean {
  return (
    isNeverAsked() || sessionStorage.getItem(marker) !== null || readCookie(document.cookie, marker) !== null
  );
}

/** Remembers that the profiles were shown. */
export function noteShown(): void {
  writeCookie(marker, '1', lifetime);
  sessionStorage.setItem(marker, '1');
}

/** Stores or removes the viewer's opt-out of the question. */
export function askNever(isWanted: boolean): void {
  if (isWanted) localStorage.setItem(marker, '1');
  else localStorage.removeItem(marker);
}
