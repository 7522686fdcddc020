import type { AgeLimit, Profile, ViewLimits } from '@kadr/contract';
import { tidyName } from '@kadr/contract/profile-name';
import { fieldsOf, settingsOf } from './settings-fields.ts';
import type { BaseFields } from './settings-fields.ts';

/** All editable fields of a profile's page. */
export interface ProfileForm {
  readonly name: string;
  readonly iconId: number;
  readonly base: BaseFields;
  readonly viewLimits: ViewLimits;
  readonly isNotificationsAllowed: boolean;
}

export function formOf(profile: Profile, limits: readonly AgeLimit[]): ProfileForm {
  return {
    name: profile.name,
    iconId: profile.icon.id,
    base: fieldsOf(profile, limits),
    viewLimits: profile.view_limits,
    isNotificationsAllowed: profile.is_notifications_allowed,
  };
}

/** The changes of a form to send to the service: only fields that differ from the profile; null for none. */
export function changesOf(form: ProfileForm, profile: Profile, limits: readonly AgeLimit[]) {
  const settings = settingsOf(form.base, limits);
  const { viewLimits } = form;
  const isOther = (next: unknown, known: unknown): boolean => JSON.stringify(next) !== JSON.stringify(known);
  const name = tidyName(form.name);
  const changes = {
    ...(name !== profile.name && { name }),
    ...(form.iconId !== profile.icon.id && { icon: { id: form.iconId } }),
    // Both together: one alone could contradict the other.
    ...(settings !== null &&
      (settings.default_age_limit_id !== profile.default_age_limit_id ||
        settings.max_age_limit_id !== profile.max_age_limit_id) && {
        default_age_limit_id: settings.default_age_limit_id,
        max_age_limit_id: settings.max_age_limit_id,
      }),
    ...(settings !== null &&
      settings.is_erotic_allowed !== profile.is_erotic_allowed && {
        is_erotic_allowed: settings.is_erotic_allowed,
      }),
    ...(settings !== null &&
      isOther(settings.purchase_limits, profile.purchase_limits) && {
        purchase_limits: settings.purchase_limits,
      }),
    ...((['allowed_from', 'allowed_to', 'max_view_time'] as const).some(
      (field) => viewLimits[field] !== profile.view_limits[field],
    ) && { view_limits: viewLimits }),
    ...(form.isNotificationsAllowed !== profile.is_notifications_allowed && {
      is_notifications_allowed: form.isNotificationsAllowed,
    }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}
