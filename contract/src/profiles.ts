import { oc } from '@orpc/contract';
import { z } from 'zod';
import { channelCardSchema } from './channels.ts';
import { ageLevelSchema } from './media-item.ts';
import { notificationSchema } from './notification.ts';
import { idSchema, pageInput, pageOf } from './paging.ts';
import { profileIconSchema, profileIconTypes } from './profile-icons.ts';
import { countCharacters, profileNameLength, tidyName } from './profile-name.ts';
import { profileSchema, viewLimitsSchema } from './user.ts';

/** Maximum number of profiles of an account, including the master profile. */
export const profilesLimit = 8;

/** The PIN that means no PIN. */
export const noPin = '0000';

/** A profile's name: 1–20 characters, with a limited number of combining marks. */
export const profileNameSchema = z
  .string()
  .max(1000)
  .transform(tidyName)
  .refine((name) => name !== '', 'is empty')
  .refine(
    (name) => name.length <= 8 * profileNameLength && countCharacters(name) <= profileNameLength,
    `is longer than ${profileNameLength} characters`,
  );

/** Exactly four digits. */
export const pinSchema = z.string().regex(/^[0-9]{4}$/, 'must be four digits');

/** An age limit: titles for viewers of `age_value` years and younger may be watched. */
export const ageLimitSchema = ageLevelSchema;
export type AgeLimit = z.infer<typeof ageLimitSchema>;

/** Changes of a profile; omitted fields keep their values. */
const profileChanges = {
  icon: z.object({ id: idSchema }).optional(),
  /** Lists and recommendations show titles up to this age. */
  default_age_limit_id: idSchema.optional(),
  /** Titles above this age require the PIN; not below `default_age_limit_id`. */
  max_age_limit_id: idSchema.optional(),
  is_erotic_allowed: z.boolean().optional(),
  purchase_limits: z.object({ is_pin_required: z.boolean() }).optional(),
  view_limits: viewLimitsSchema.optional(),
  is_notifications_allowed: z.boolean().optional(),
};

/** Required if a change allows more than before, and a PIN is set. */
const pinCode = pinSchema.optional();

const notified = z.object({ notification: notificationSchema });

const tags = ['profiles'];

/** Profiles of the signed-in account (SIGN_IN_REQUIRED); a profile of another account is NOT_FOUND. */
export const profilesContract = {
  getAll: oc
    .route({ method: 'GET', path: '/profiles', summary: 'Profiles of the account, the master first', tags })
    .output(z.object({ items: z.array(profileSchema) })),
  switch: oc
    .route({
      method: 'POST',
      path: '/profiles/switch',
      summary: 'Go on as another profile',
      description:
        'PIN_WRONG when the PIN is needed and is not this one: it is needed, once one is set, for a profile that may do more than the present one. `0000` never counts as a try; other wrong ones do (PIN_TOO_SOON, PIN_BLOCKED).',
      tags,
    })
    .input(z.object({ id: idSchema, pin_code: pinSchema.default(noPin) }))
    .output(notified),
  create: oc
    .route({
      method: 'POST',
      path: '/profiles',
      summary: 'A new profile; for the master profile only (MASTER_REQUIRED)',
      description:
        'PROFILES_LIMIT when the account has as many as it may. What is left out is without limits; with one, a PIN has to be set already (PIN_NOT_SET).',
      tags,
      successStatus: 201,
    })
    .input(z.object({ name: profileNameSchema, ...profileChanges }))
    .output(profileSchema),
  edit: oc
    .route({
      method: 'PATCH',
      path: '/profiles/{id}',
      summary: 'Change a profile: the master profile any, others themselves',
      description:
        'PIN_WRONG when this allows what was not allowed, a PIN is set, and `pin_code` is not it. PIN_NOT_SET when it adds a limit that only a PIN lifts, and none is set.',
      tags,
    })
    .input(
      z.object({
        id: idSchema,
        name: profileNameSchema.optional(),
        ...profileChanges,
        pin_code: pinCode,
      }),
    )
    .output(profileSchema),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/profiles/{id}',
      summary: 'Delete an additional profile; for the master profile only (MASTER_REQUIRED)',
      description:
        'Who watches as that profile is signed out. The master profile cannot be deleted (FORBIDDEN).',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(notified),
  channels: oc
    .route({
      method: 'GET',
      path: '/profiles/{id}/channels',
      summary: 'Channels that a profile of the account is shown, with what it has kept',
      description: 'The master profile asks about any, another one about itself (FORBIDDEN).',
      tags,
    })
    .input(z.object({ id: idSchema, ...pageInput }))
    .output(pageOf(channelCardSchema)),
  getIcons: oc
    .route({
      method: 'GET',
      path: '/profile_icons',
      summary: 'Pictures for profiles, of one kind or all',
      tags,
    })
    .input(z.object({ type: z.enum(profileIconTypes).optional() }))
    .output(z.object({ items: z.array(profileIconSchema) })),
  getAgeLimits: oc
    .route({ method: 'GET', path: '/age_limits', summary: 'Age limits, the lowest first', tags })
    .output(z.object({ items: z.array(ageLimitSchema) })),
  pinValidate: oc
    .route({
      method: 'POST',
      path: '/profiles/pin/validate',
      summary: 'Whether this is the account’s PIN; `0000` is when none is set',
      description: 'PIN_TOO_SOON and PIN_BLOCKED after wrong tries; `0000` never counts as one.',
      tags,
    })
    .input(z.object({ pin_code: pinSchema }))
    .output(z.object({ valid: z.boolean() })),
  pinChange: oc
    .route({
      method: 'PUT',
      path: '/profiles/pin',
      summary: 'Set another PIN; `old_pin` is `0000` while none is set',
      description:
        'PIN_WRONG for another old PIN, PIN_NOT_ALLOWED (1000114) for `0000` as the new one. The first PIN is set by the master profile (MASTER_REQUIRED).',
      tags,
    })
    .input(z.object({ old_pin: pinSchema, new_pin: pinSchema }))
    .output(notified),
  pinDelete: oc
    .route({
      method: 'POST',
      path: '/profiles/pin/reset',
      summary: 'Reset the PIN to `0000`, with the password or with a confirmation of password or SMS code',
      tags,
    })
    .input(
      z
        .object({
          password: z.string().min(1).max(128).optional(),
          /** From `signIn.validateSmsCode` for `reset_pin`, or from `signIn.validatePassword`. */
          confirmation_code: z.string().min(1).max(200).optional(),
        })
        .refine(
          ({ password, confirmation_code }) => (password === undefined) !== (confirmation_code === undefined),
          {
            path: ['password'],
            error: 'either the password or a confirmation code',
          },
        ),
    )
    .output(notified),
  unlockAge: oc
    .route({
      method: 'POST',
      path: '/profiles/age_unlock',
      summary: 'With the PIN, watch above the profile’s age limit for a while, in this session',
      description: 'PIN_WRONG for another PIN. Ends by itself, and when the profile is switched.',
      tags,
    })
    .input(z.object({ pin_code: pinSchema }))
    /** `unlocked_until` is in Unix seconds. */
    .output(z.object({ unlocked_until: z.int() })),
};
