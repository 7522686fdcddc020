import { grid } from '../grid.ts';

/** Name of the manifest that the packager leaves beside its tracks, for reading only. */
export const packagerManifest = 'manifest.mpd';

export const initSegment = 'init.mp4';

/** A track's media segments within its folder, as the packager numbers them. */
export const segmentTemplate = '$Number%05d$.m4s';

/**
 * Arguments that package stream n of `film` as track n, into the working directory: `v480/init.mp4`,
 * `v480/00001.m4s` …
 *
 * @param film relative path without commas: the packager's stream descriptors know no quoting.
 */
export function packagerArguments(film: string, tracks: readonly string[]): string[] {
  return [
    ...tracks.map((track, stream) =>
      [
        `in=${film}`,
        `stream=${stream}`,
        `init_segment=${track}/${initSegment}`,
        `segment_template=${track}/${segmentTemplate}`,
      ].join(','),
    ),
    `--segment_duration=${grid.segmentDuration}`,
    `--fragment_duration=${grid.segmentDuration}`,
    '--generate_static_live_mpd',
    `--mpd_output=${packagerManifest}`,
    '--temp_dir=.',
    '--minloglevel=1',
  ];
}
