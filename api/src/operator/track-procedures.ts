import { procedures } from '../context/procedures.ts';
import type { QualityService } from '../quality/service.ts';
import type { TracksService } from '../tracks/service.ts';

/** Tracks and quality of packaged assets. */
export function trackProcedures({
  tracks,
  quality,
}: {
  readonly tracks: TracksService;
  readonly quality: Pick<QualityService, 'get' | 'ask'>;
}) {
  const { listTitleAssets, getTracks, setTracks, addSubtitles } = procedures.operator;
  const { getSubtitles, setSubtitles, listTrackChanges, undoTrackChange } = procedures.operator;
  const { getQuality, measureQuality } = procedures.operator;
  return {
    getQuality: getQuality.handler(({ input }) => quality.get(input.asset_id)),
    measureQuality: measureQuality.handler(({ input }) => quality.ask(input.asset_id)),
    listTitleAssets: listTitleAssets.handler(async ({ input }) => ({
      items: await tracks.ofTitle(input.slug),
    })),
    getTracks: getTracks.handler(({ input, context }) => tracks.get(input.asset_id, context)),
    setTracks: setTracks.handler(({ input: { asset_id: asset, ...edits }, context }) =>
      tracks.set(asset, edits, context),
    ),
    addSubtitles: addSubtitles.handler(({ input, context }) => tracks.addSubtitles(input, context)),
    getSubtitles: getSubtitles.handler(({ input }) => tracks.cues(input.asset_id, input.track_id)),
    setSubtitles: setSubtitles.handler(({ input: { asset_id: assetId, track_id: trackId, cues }, context }) =>
      tracks.setCues({ assetId, trackId, cues }, context),
    ),
    listTrackChanges: listTrackChanges.handler(({ input: { asset_id: asset, ...page } }) =>
      tracks.changes(asset, page),
    ),
    undoTrackChange: undoTrackChange.handler(({ input, context }) =>
      tracks.undo(input.asset_id, input.id, context),
    ),
  };
}
