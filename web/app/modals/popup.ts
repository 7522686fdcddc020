import type { User } from '@kadr/contract';

/**
 * Whether a popup may be shown: the profile allows notifications, or this one is shown to everyone. Viewers without a
 * profile have not disabled any. Panels are not popups: they are always shown.
 */
export function mayShowPopup(user: Pick<User, 'profile'> | undefined, isForced: boolean): boolean {
  const profile = user?.profile;
  return isForced || typeof profile !== 'object' || profile.is_notifications_allowed;
}
