import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema, pageInput, pageOf, slugSchema } from './paging.ts';
import { textRoles } from './track-roles.ts';
import {
  assetIdSchema,
  assetTracksSchema,
  assetUses,
  cueSchema,
  mostCues,
  subtitleFaultSchema,
  trackChangeSchema,
  trackEditsSchema,
  trackIdSchema,
} from './tracks.ts';

const tags = ['operator'];
const asset = { asset_id: assetIdSchema };
const ifMatch =
  'Takes the header `If-Match` with the version in double quotes: VERSION_REQUIRED without it, VERSION_CONFLICT for another version.';

/** Tracks of packaged assets: languages, names, roles, subtitles and their cues. */
export const operatorTracksContract = {
  listTitleAssets: oc
    .route({
      method: 'GET',
      path: '/operator/titles/{slug}/assets',
      summary: 'The packaged assets of a title: the film and its trailer',
      tags,
    })
    .input(z.object({ slug: slugSchema }))
    .output(
      z.object({
        items: z.array(
          z.object({
            ...asset,
            use: z.enum(assetUses),
            duration: z.number(),
            max_height: z.int().nullable(),
          }),
        ),
      }),
    ),
  getTracks: oc
    .route({
      method: 'GET',
      path: '/operator/assets/{asset_id}/tracks',
      summary: 'The tracks of an asset',
      description: 'NOT_FOUND when there is no such asset, or it is not packaged yet.',
      tags,
    })
    .input(z.object(asset))
    .output(assetTracksSchema),
  setTracks: oc
    .route({
      method: 'PUT',
      path: '/operator/assets/{asset_id}/tracks',
      summary: 'Change languages, names, roles, defaults and the order of tracks, and hide tracks',
      description: `Names every sound track; subtitles that are left out are removed. Manifests follow within seconds. ${ifMatch} CONFLICT for the asset of a song.`,
      tags,
    })
    .input(z.object({ ...asset, ...trackEditsSchema.shape }))
    .output(assetTracksSchema),
  addSubtitles: oc
    .route({
      method: 'POST',
      path: '/operator/assets/{asset_id}/subtitles',
      summary: 'Add a subtitle file, or replace the cues of a track',
      description: `SubRip or WebVTT, uploaded by \`POST /api/operator/uploads\`, in any common encoding. With errors nothing is changed. ${ifMatch}`,
      tags,
    })
    .input(
      z.object({
        ...asset,
        upload_id: z.string().regex(/^[0-9a-f]{8,64}$/),
        file_name: z.string().max(255).default(''),
        /** ISO 639-2; null: detected from the name and the text of the file. */
        language: z
          .string()
          .regex(/^[a-z]{3}$/)
          .nullable()
          .default(null),
        role: z.enum(textRoles).default('subtitle'),
        /** The track whose cues it replaces; that track keeps its language and role. */
        replaces: trackIdSchema.nullable().default(null),
      }),
    )
    .output(
      z.object({
        tracks: assetTracksSchema,
        /** At most 20, in the order of lines. */
        errors: z.array(subtitleFaultSchema),
        /** Cues that begin after the end of the film. */
        left_out: z.int(),
      }),
    ),
  getSubtitles: oc
    .route({
      method: 'GET',
      path: '/operator/assets/{asset_id}/subtitles/{track_id}',
      summary: 'The cues of a subtitle track',
      tags,
    })
    .input(z.object({ ...asset, track_id: trackIdSchema }))
    .output(z.object({ version: z.string(), cues: z.array(cueSchema) })),
  setSubtitles: oc
    .route({
      method: 'PUT',
      path: '/operator/assets/{asset_id}/subtitles/{track_id}',
      summary: 'Write the cues of a subtitle track',
      description: `INVALID_INPUT for a cue that ends before it begins, has no text, or begins after the end of the film. ${ifMatch}`,
      tags,
    })
    .input(z.object({ ...asset, track_id: trackIdSchema, cues: z.array(cueSchema).min(1).max(mostCues) }))
    .output(assetTracksSchema),
  listTrackChanges: oc
    .route({
      method: 'GET',
      path: '/operator/assets/{asset_id}/tracks/changes',
      summary: 'Changes of the tracks of an asset, latest first',
      tags,
    })
    .input(z.object({ ...asset, ...pageInput }))
    .output(pageOf(trackChangeSchema)),
  undoTrackChange: oc
    .route({
      method: 'POST',
      path: '/operator/assets/{asset_id}/tracks/changes/{id}/undo',
      summary: 'Restore the tracks as they were before the latest change',
      description: 'CONFLICT when the tracks have changed since.',
      tags,
    })
    .input(z.object({ ...asset, id: idSchema }))
    .output(assetTracksSchema),
};
