import { profileIcons } from '@kadr/contract';
import type { Profile, ProfileIcon } from '@kadr/contract';

/** A profile as it is stored. */
export interface ProfileRow {
  readonly id: number;
  readonly name: string;
  readonly type: 'master' | 'additional';
  readonly iconId: number;
  readonly defaultAgeLimitId: number;
  readonly maxAgeLimitId: number;
  readonly isEroticAllowed: boolean;
  readonly isPurchasePinRequired: boolean;
  /** Seconds since midnight. */
  readonly viewAllowedFrom: number | null;
  readonly viewAllowedTo: number | null;
  /** Seconds per day. */
  readonly maxViewTime: number | null;
  readonly isNotificationsAllowed: boolean;
}

const iconById: ReadonlyMap<number, ProfileIcon> = new Map(profileIcons.map((icon) => [icon.icon_id, icon]));
const [anyIcon] = profileIcons;

/** Whether the picture exists. */
export function isIcon(id: number): boolean {
  return iconById.has(id);
}

/** A profile as clients see it. */
export function toProfile(row: ProfileRow): Profile {
  const icon = iconById.get(row.iconId) ?? anyIcon;
  if (icon === undefined) throw new Error('There are no pictures for profiles.');
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    icon: { id: icon.icon_id, image: icon.image },
    default_age_limit_id: row.defaultAgeLimitId,
    max_age_limit_id: row.maxAgeLimitId,
    is_erotic_allowed: row.isEroticAllowed,
    purchase_limits: { is_pin_required: row.isPurchasePinRequired },
    view_limits: {
      allowed_from: row.viewAllowedFrom,
      allowed_to: row.viewAllowedTo,
      max_view_time: row.maxViewTime,
    },
    is_notifications_allowed: row.isNotificationsAllowed,
  };
}
