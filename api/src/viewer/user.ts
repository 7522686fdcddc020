import { translate } from '@kadr/contract';
import type { AccountSettings, Language, LoginType, MenuItem, Profile, User } from '@kadr/contract';
import { toProfile } from '../profiles/profile.ts';
import { viewTimeOf } from '../view-limits/view-time.ts';
import type { SessionRow } from '../session/repository.ts';

/** The parts of a user besides his session. */
export interface UserOptions {
  /** Language of the texts. */
  readonly language: Language;
  /** Languages of the brand. */
  readonly languages: readonly Language[];
  readonly loginTypes: readonly LoginType[];
  /** The viewer's own, if he has one. */
  readonly timeZone: string;
  readonly menu: MenuItem[];
  readonly ip: string;
  readonly now: Date;
}

/** The viewer without an account; the same for all guests of one language and brand, so that pages can be cached. */
export function anonymousUser({ language, loginTypes, timeZone, menu }: UserOptions): User {
  return {
    isAuth: false,
    session: { session_state: 'demo' },
    profile: 'not_available',
    language,
    currentTimeZone: timeZone,
    phone: null,
    email: null,
    hasPassword: false,
    resendCodeTimers: {},
    emailResendTimer: null,
    unreadMessages: 0,
    systemInfo: {
      allowed_login_types: [...loginTypes],
      home_mrf: null,
      current_mrf: null,
      client_ip: null,
      san: null,
      is_test: false,
      broadcast_type: null,
      location: null,
      sub_location: null,
      cur_location: null,
      cur_sub_location: null,
    },
    accountSettings: { btb_type: null, auth_mode: null, is_account_blocked: false, block_screen: null },
    menu: { items: menu },
    maxViewTime: null,
    curViewTime: 0,
    isViewTimeLeft: true,
  };
}

/** The viewer of a session with an account. A restricted session gets no account data. */
export function accountUser(row: SessionRow, around: UserOptions): User {
  const anonymous = anonymousUser(around);
  if (row.state === 'restricted') return { ...anonymous, session: { session_state: 'restricted' } };
  const isSpoken = row.language !== null && around.languages.includes(row.language);
  return {
    ...anonymous,
    ...viewTimeOf(row, around),
    isAuth: true,
    session: { session_state: 'normal' },
    profile: profileOf(row),
    language: isSpoken && row.language !== null ? row.language : around.language,
    phone: row.phone,
    email: row.email,
    hasPassword: row.has_password,
    unreadMessages: row.unread_messages,
    systemInfo: {
      ...anonymous.systemInfo,
      client_ip: around.ip,
      home_mrf: row.home_mrf,
      san: row.san,
      is_test: row.is_test,
      location: row.location,
      sub_location: row.sub_location,
    },
    accountSettings: accountSettingsOf(row, around.language),
  };
}

function profileOf(row: SessionRow): Profile {
  return toProfile({
    id: row.profile_id,
    name: row.profile_name,
    type: row.profile_type,
    iconId: row.profile_icon_id,
    defaultAgeLimitId: row.default_age_limit_id,
    maxAgeLimitId: row.max_age_limit_id,
    isEroticAllowed: row.is_erotic_allowed,
    isPurchasePinRequired: row.is_purchase_pin_required,
    viewAllowedFrom: row.view_allowed_from,
    viewAllowedTo: row.view_allowed_to,
    maxViewTime: row.max_view_time,
    isNotificationsAllowed: row.is_notifications_allowed,
  });
}

function accountSettingsOf(
  { btb_type, auth_mode, is_blocked, block_screen }: SessionRow,
  language: Language,
): AccountSettings {
  return {
    btb_type,
    auth_mode,
    is_account_blocked: is_blocked,
    block_screen: block_screen && {
      message: translate(block_screen.message, language),
      submessage: block_screen.submessage && translate(block_screen.submessage, language),
      icon: block_screen.icon,
      available_actions: block_screen.available_actions.map((action) => ({
        ...action,
        title: translate(action.title, language),
      })),
    },
  };
}
