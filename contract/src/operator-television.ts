import { oc } from '@orpc/contract';
import { z } from 'zod';
import { unixSecondsInQuerySchema, unixSecondsSchema } from './bounds.ts';
import { guideImportSchema } from './guide-import.ts';
import { translatedSchema } from './language.ts';
import { idSchema, pageInput, pageOf, slugSchema } from './paging.ts';

/** Maximum span of a schedule that is read or saved, in seconds. */
const longestSchedule = 8 * 24 * 60 * 60;

/** A guide: channels with their showings, or an XMLTV document, whose channels are found by `xmltv_id` or slug. */
export const guideFileSchema = z
  .object({
    guides: z.array(guideImportSchema).min(1).max(100).optional(),
    /** The document as text. Its declared encoding is ignored. */
    xmltv: z.string().min(1).max(24_000_000).optional(),
    /** The name of the file, for the history. */
    file_name: z.string().min(1).max(200).nullable().default(null),
  })
  .refine(({ guides, xmltv }) => (guides === undefined) !== (xmltv === undefined), {
    path: ['guides'],
    error: 'give either `guides` or `xmltv`',
  });
export type GuideFile = z.input<typeof guideFileSchema>;
export type GuideFileParsed = z.output<typeof guideFileSchema>;

export const guideCountsSchema = z.object({
  added: z.int(),
  /** Moved to another time, at most a day away. */
  moved: z.int(),
  /** Programme, end or catch-up changed at the same time. */
  changed: z.int(),
  removed: z.int(),
  same: z.int(),
});
export type GuideCounts = z.infer<typeof guideCountsSchema>;

const showingTimeSchema = z.object({
  programme: z.string(),
  name: translatedSchema,
  start_time: z.int(),
  end_time: z.int(),
});

export const guideChangeKinds = ['added', 'moved', 'changed', 'removed'] as const;
export const guideChangeSchema = z.object({
  kind: z.enum(guideChangeKinds),
  /** `before` is null for an added showing, `after` for a removed one. */
  before: showingTimeSchema.nullable(),
  after: showingTimeSchema.nullable(),
  /** Viewers with reminders. A removed showing takes its reminders with it. */
  reminders: z.int(),
});
export type GuideChange = z.infer<typeof guideChangeSchema>;

/** Reasons for leaving out a programme of an XMLTV document. */
export const leftOutReasons = ['over', 'too_far', 'no_time', 'no_title', 'overlap'] as const;

export const guidePreviewSchema = z.object({
  channels: z.array(
    z.object({
      channel: z.string(),
      name: translatedSchema,
      from: z.int(),
      to: z.int(),
      ...guideCountsSchema.shape,
      /** Programmes whose name, description, picture, age or titles change. */
      programmes_changed: z.int(),
      /** Viewers' reminders that are lost, and that move to another time. */
      reminders_lost: z.int(),
      reminders_moved: z.int(),
      /** The first 100. */
      changes: z.array(guideChangeSchema),
    }),
  ),
  /** Channels of an XMLTV document that the service does not have; the first 200. */
  unknown_channels: z.array(z.object({ id: z.string(), name: z.string().nullable(), programmes: z.int() })),
  left_out: z.array(z.object({ reason: z.enum(leftOutReasons), count: z.int() })),
});
export type GuidePreview = z.infer<typeof guidePreviewSchema>;

export const guideSources = ['guide', 'xmltv', 'schedule', 'undo'] as const;
export const guideChangeSetSchema = z.object({
  id: z.int(),
  /** Unix seconds. */
  at: z.int(),
  /** The name of the member or the API key; `token` for the operator token. */
  by: z.string(),
  source: z.enum(guideSources),
  file_name: z.string().nullable(),
  channels: z.array(z.object({ channel: z.string(), ...guideCountsSchema.omit({ same: true }).shape })),
  /** The change that it undoes. */
  undoes: z.int().nullable(),
  undone: z.object({ id: z.int(), at: z.int(), by: z.string() }).nullable(),
});
export type GuideChangeSet = z.infer<typeof guideChangeSetSchema>;

export const guideSavedSchema = z.object({
  /** Showings in the imported guide. */
  epgs: z.int(),
  /** Id of the change in the history; null if nothing changed. */
  change_id: z.int().nullable(),
});
export type GuideSaved = z.infer<typeof guideSavedSchema>;

const titleSchema = z.object({
  slug: z.string(),
  name: translatedSchema,
  /** Seconds of its asset; null without one that a channel can play. */
  duration: z.number().nullable(),
});

export const scheduledShowingSchema = z.object({
  id: z.int(),
  ...showingTimeSchema.shape,
  tstv_valid_until: z.int().nullable(),
  age: z.int(),
  logo: z.string().nullable(),
  /** Titles in playing order, repeated as often as they fit completely. */
  titles: z.array(titleSchema),
  /** Seconds of fillers: after the titles, or the whole time. */
  filler_seconds: z.number(),
  reminders: z.int(),
});
export type ScheduledShowing = z.infer<typeof scheduledShowingSchema>;

export const scheduleSchema = z.object({
  channel: z.object({
    slug: z.string(),
    name: translatedSchema,
    logo: z.string().nullable(),
    number: z.int(),
  }),
  /** Changes with the showings; `putSchedule` takes it. */
  version: z.string(),
  /** Showings within the span, earliest first. */
  showings: z.array(scheduledShowingSchema),
  /** Titles that play between showings, and in the time that their titles leave. */
  fillers: z.array(titleSchema),
  /** End of the guide, in Unix seconds; null without a guide. */
  guide_ends: z.int().nullable(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

const onAirShowingSchema = showingTimeSchema.extend({ logo: z.string().nullable() });
export const onAirSchema = z.object({
  /** Unix seconds. */
  now: z.int(),
  items: z.array(
    z.object({
      slug: z.string(),
      name: translatedSchema,
      logo: z.string().nullable(),
      color: z.string().nullable(),
      number: z.int(),
      /** Screens that are playing it now. */
      viewers: z.int(),
      on: onAirShowingSchema.nullable(),
      next: onAirShowingSchema.nullable(),
      guide_ends: z.int().nullable(),
      /** The first time without a showing in the next 24 hours, before the end of the guide. */
      gap: z.object({ from: z.int(), to: z.int() }).nullable(),
    }),
  ),
});
export type OnAir = z.infer<typeof onAirSchema>;

const span = ({ from, to }: { readonly from: number; readonly to: number }): boolean =>
  to > from && to - from <= longestSchedule;
const spanError = { path: ['to'], error: 'must be after `from`, by eight days at most' };
/** Showings that replace those that begin within a span. */
export const scheduleInputSchema = z
  .object({
    channel: slugSchema,
    from: unixSecondsSchema,
    to: unixSecondsSchema,
    version: z.string().max(64),
    showings: z
      .array(
        z
          .object({
            /** Slug of a programme of the channel. */
            programme: slugSchema.optional(),
            /** Slug of a film or an episode. */
            title: slugSchema.optional(),
            start_time: unixSecondsSchema,
            end_time: unixSecondsSchema,
            /** Omitted: according to the channel’s catch-up. */
            tstv_valid_until: unixSecondsSchema.nullable().optional(),
          })
          .refine(({ programme, title }) => (programme === undefined) !== (title === undefined), {
            path: ['programme'],
            error: 'give either `programme` or `title`',
          }),
      )
      .max(3000),
  })
  .refine(span, spanError);
export type ScheduleInput = z.output<typeof scheduleInputSchema>;

const tags = ['operator'];

/** Channels' output: now, by schedule, and by imported guides. */
export const operatorTelevisionContract = {
  getOnAir: oc
    .route({
      method: 'GET',
      path: '/operator/on-air',
      summary: 'What every channel shows now and next, and where its guide is missing',
      tags,
    })
    .output(onAirSchema),
  getSchedule: oc
    .route({
      method: 'GET',
      path: '/operator/channels/{channel}/schedule',
      summary: 'What a channel shows within a span of time, eight days at most',
      tags,
    })
    .input(
      z
        .object({ channel: slugSchema, from: unixSecondsInQuerySchema, to: unixSecondsInQuerySchema })
        .refine(span, spanError),
    )
    .output(scheduleSchema),
  putSchedule: oc
    .route({
      method: 'PUT',
      path: '/operator/channels/{channel}/schedule',
      summary: 'Put showings in the place of those that begin within a span',
      description:
        'VERSION_CONFLICT when the span has changed since `version`; it names who changed it, and when. A title that no programme of the channel stands for becomes one.',
      tags,
    })
    .input(scheduleInputSchema)
    .output(guideSavedSchema),
  importGuide: oc
    .route({
      method: 'POST',
      path: '/operator/guide',
      summary: 'Put channels’ programmes in the place of what a span of time has, all or nothing',
      description:
        'The same again changes nothing. INVALID_INPUT names every channel and time at fault. Of an XMLTV document, what is over and channels that are not ours are left out; `previewGuide` names them.',
      tags,
    })
    .input(guideFileSchema)
    .output(guideSavedSchema),
  previewGuide: oc
    .route({
      method: 'POST',
      path: '/operator/guide/preview',
      summary: 'What an import of a guide would change',
      description: 'Changes nothing. Fails as the import would.',
      tags,
    })
    .input(guideFileSchema)
    .output(guidePreviewSchema),
  listGuideChanges: oc
    .route({
      method: 'GET',
      path: '/operator/guide/changes',
      summary: 'Imports, saved schedules and undos that have changed the guide, latest first',
      tags,
    })
    .input(z.object({ ...pageInput, channel: slugSchema.optional() }))
    .output(pageOf(guideChangeSetSchema)),
  undoGuideChange: oc
    .route({
      method: 'POST',
      path: '/operator/guide/changes/{id}/undo',
      summary: 'Undo a change of the guide',
      description:
        'CONFLICT when it is undone already, or when what it changed has been changed since: by whom and when is in the message. Reminders of showings that it removed do not come back.',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(guideSavedSchema),
};
