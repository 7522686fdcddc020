import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { languageSchema } from './language.ts';
import { targetSchema } from './media-view.ts';
import { profileIconImageSchema } from './profile-icons.ts';

/** Demo: anonymous. Normal: signed in. Restricted: signed in beyond the device limit; does not count as authenticated. */
export const sessionStates = ['demo', 'normal', 'restricted'] as const;
export const sessionSchema = z.object({ session_state: z.enum(sessionStates) });
export type Session = z.infer<typeof sessionSchema>;

/** Types of logins. */
export const loginTypes = ['phone', 'email'] as const;
export const loginTypeSchema = z.enum(loginTypes);
export type LoginType = z.infer<typeof loginTypeSchema>;

export const menuItemSchema = z.object({
  id: z.int(),
  title: z.string(),
  target: targetSchema,
  icon: z.string().nullable(),
});
export type MenuItem = z.infer<typeof menuItemSchema>;

/** Seconds since midnight in the viewer's `currentTimeZone`. */
const secondOfDaySchema = z.int().min(0).max(86_400);

/**
 * When a profile may watch, and for how many seconds a day; null: no limit. Without `allowed_from` the window starts at
 * midnight, without `allowed_to` it ends at midnight; a window whose start is later than its end spans midnight.
 */
export const viewLimitsSchema = z
  .object({
    allowed_from: secondOfDaySchema.nullable(),
    allowed_to: secondOfDaySchema.nullable(),
    max_view_time: z.int().positive().max(86_400).nullable(),
  })
  .refine(({ allowed_from, allowed_to }) => allowed_from === null || allowed_from !== allowed_to, {
    path: ['allowed_to'],
    error: 'must differ from allowed_from',
  });
export type ViewLimits = z.infer<typeof viewLimitsSchema>;

/** The profile that watches. */
export const profileSchema = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(['master', 'additional']),
  icon: z.object({ id: z.int(), image: profileIconImageSchema }),
  /** Lists and recommendations show titles up to this age. */
  default_age_limit_id: z.int(),
  /** Titles above this age are refused until the PIN is entered. */
  max_age_limit_id: z.int(),
  /** False hides erotic content everywhere. */
  is_erotic_allowed: z.boolean(),
  purchase_limits: z.object({ is_pin_required: z.boolean() }),
  view_limits: viewLimitsSchema,
  is_notifications_allowed: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

/** The service's facts about the account's region and type; null if unknown. */
export const systemInfoSchema = z.object({
  /** Login types for signing in here; empty: signing in is impossible. */
  allowed_login_types: z.array(loginTypeSchema),
  home_mrf: z.string().nullable(),
  current_mrf: z.string().nullable(),
  /** Null for guests, whose pages are cached and shared. */
  client_ip: z.string().nullable(),
  /** Number of the account, which its holder gives to support. */
  san: z.string().nullable(),
  is_test: z.boolean(),
  broadcast_type: z.string().nullable(),
  location: z.string().nullable(),
  sub_location: z.string().nullable(),
  cur_location: z.string().nullable(),
  cur_sub_location: z.string().nullable(),
});
export type SystemInfo = z.infer<typeof systemInfoSchema>;

/**
 * An action of a button on the block screen: `logout`, or `link` with `screen_name` `account_refill` or
 * `my_collection`. Open on the wire: a button of another type is not shown.
 */
export const blockActionSchema = z.object({
  type: z.string(),
  screen_name: z.string().nullable(),
  title: z.string(),
});

/** The screen that viewers of a blocked account see. */
export const blockScreenSchema = z.object({
  message: z.string(),
  submessage: z.string().nullable(),
  icon: imagePathSchema.nullable(),
  available_actions: z.array(blockActionSchema),
});
export type BlockScreen = z.infer<typeof blockScreenSchema>;

export const accountSettingsSchema = z.object({
  btb_type: z.string().nullable(),
  auth_mode: z.string().nullable(),
  is_account_blocked: z.boolean(),
  block_screen: blockScreenSchema.nullable(),
});
export type AccountSettings = z.infer<typeof accountSettingsSchema>;

/** An IANA name such as `Europe/Moscow`. */
export const timeZoneSchema = z
  .string()
  .max(60)
  .refine(isTimeZone, 'must be the name of a time zone, such as Europe/Moscow');

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** The viewer's data for pages. */
export const userSchema = z.object({
  isAuth: z.boolean(),
  session: sessionSchema,
  /** `not_available`: the viewer has none, and pages show nothing of profiles. */
  profile: z.union([profileSchema, z.literal('not_available')]),
  language: languageSchema,
  currentTimeZone: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Whether the account has a password, with which its holder can reauthenticate. */
  hasPassword: z.boolean(),
  /** Unix seconds from which a code may be sent again: by phone number, and by e-mail. */
  resendCodeTimers: z.record(z.string(), z.int()),
  emailResendTimer: z.int().nullable(),
  unreadMessages: z.int().nonnegative(),
  systemInfo: systemInfoSchema,
  accountSettings: accountSettingsSchema,
  menu: z.object({ items: z.array(menuItemSchema) }),
  /** Daily limit of watching in seconds, null without one, and the seconds watched today. */
  maxViewTime: z.int().positive().nullable(),
  curViewTime: z.int().nonnegative(),
  isViewTimeLeft: z.boolean(),
});
export type User = z.infer<typeof userSchema>;
