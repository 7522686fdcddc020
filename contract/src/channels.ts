import { oc } from '@orpc/contract';
import { z } from 'zod';
import { dateSchema } from './bounds.ts';
import { channelSchema, epgSchema } from './listing.ts';
import { themeSchema } from './media-item.ts';
import { idOrSlugSchema, idSchema, pageInput, pageOf } from './paging.ts';
import { timeZoneSchema } from './user.ts';

/** Days before and after today that the guide covers. */
export const guideDays = { before: 3, after: 2 } as const;

/** A channel as it appears in lists. */
export const channelCardSchema = channelSchema.extend({
  /** Its channel number, as on a remote control. */
  number: z.int(),
  themes: z.array(themeSchema),
});
export type ChannelCard = z.infer<typeof channelCardSchema>;

/** A channel with the details of its page. */
export const channelPageSchema = channelCardSchema.extend({ description: z.string().nullable() });
export type ChannelPage = z.infer<typeof channelPageSchema>;

/** A programme with the details of its page. */
export const epgPageSchema = epgSchema.extend({
  description: z.string().nullable(),
  channel: channelCardSchema,
  /** Its other showings from now on, the next first. */
  others: z.array(epgSchema),
});
export type EpgPage = z.infer<typeof epgPageSchema>;

/** A channel's programmes of one day, including those that only begin or end in it. */
export const guideSchema = z.object({
  /** `YYYY-MM-DD` on the clock of `time_zone`. */
  day: dateSchema,
  /** The available days, earliest first. */
  days: z.array(dateSchema),
  time_zone: z.string(),
  items: z.array(epgSchema),
});
export type Guide = z.infer<typeof guideSchema>;

const channelInput = z.object({ id: idOrSlugSchema });
const tags = ['channels'];

export const channelsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/channels',
      summary: 'Channels in their order, each with what is on now and next',
      description: 'What the profile has kept is for signed-in viewers (SIGN_IN_REQUIRED).',
      tags,
    })
    .input(
      z.object({
        ...pageInput,
        theme: themeSchema.optional(),
        /** Only channels of this service. */
        service_id: idSchema.optional(),
        /** `favourite`: favourites of the profile. */
        only: z.enum(['favourite']).optional(),
      }),
    )
    .output(pageOf(channelCardSchema)),
  themes: oc
    .route({
      method: 'GET',
      path: '/channel_themes',
      summary: 'Themes that there are channels of for the viewer',
      tags,
    })
    .output(z.object({ items: z.array(themeSchema) })),
  getById: oc
    .route({
      method: 'GET',
      path: '/channels/{id}',
      summary: 'A channel by its id or slug',
      description:
        'NOT_FOUND for one that the brand does not show; AGE_RESTRICTED for one above the profile’s age.',
      tags,
    })
    .input(channelInput)
    .output(channelPageSchema),
};

export const epgsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/channels/{id}/epgs',
      summary: 'A channel’s programmes of a day',
      description:
        'Three days back to two ahead; INVALID_INPUT for another day. As `channels.getById` for the channel.',
      tags,
    })
    .input(
      channelInput.extend({
        /** `YYYY-MM-DD`; today if omitted. */
        day: dateSchema.optional(),
        /** Time zone of the days; the viewer's if omitted. */
        time_zone: timeZoneSchema.optional(),
      }),
    )
    .output(guideSchema),
  favourites: oc
    .route({
      method: 'GET',
      path: '/favourites/epgs',
      summary: 'Programmes that the profile has kept, the latest first',
      description:
        'Each at the time that is on now, else at its next, else at its last. SIGN_IN_REQUIRED for guests.',
      tags,
    })
    .input(z.object(pageInput))
    .output(pageOf(epgSchema)),
  getById: oc
    .route({
      method: 'GET',
      path: '/epgs/{id}',
      summary: 'A programme of the guide',
      description: 'NOT_FOUND and AGE_RESTRICTED as for its channel, and by its own age.',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(epgPageSchema),
};
