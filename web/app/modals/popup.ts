import type { User } from '@kadr/contract';

/**
 * Whether a popup may show: the profile lets notifications in, or this one is shown to everybody. Without a profile
 * nobody has refused any. Panels are not popups: they always show.
 */
export function mayShowPopup(user: Pick<User, 'profile'> | undefined, isForced: boolean): boolean {
  const profile = user?.profile;
  return isForced || typeof profile !== 'object' || profile.is_notifications_allowed;
}
