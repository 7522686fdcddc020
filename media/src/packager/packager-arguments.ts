import type { ProtectionScheme } from '@kadr/contract';
import { grid } from '../grid.ts';

/** The encryption of a film; `keyId` and `key` are 32 hexadecimal digits each. */
export interface PackagingKey {
  readonly scheme: ProtectionScheme;
  readonly keyId: string;
  readonly key: string;
}

/** Name of the manifest that the packager writes beside its tracks, only for reading. */
export const packagerManifest = 'manifest.mpd';

export const initSegment = 'init.mp4';

/** A track's media segments within its folder, as the packager numbers them. */
export const segmentTemplate = '$Number%05d$.m4s';

/** With a key, the packager's flags are read from this file: command lines are visible to all users. */
export const keyFlagsFile = 'key.flags';

/** Everything is encrypted from the first segment on, by one key for picture and sound. */
export function keyFlags({ scheme, keyId, key }: PackagingKey): string {
  return [
    '--enable_raw_key_encryption',
    `--keys=label=:key_id=${keyId}:key=${key}`,
    `--protection_scheme=${scheme}`,
    '--protection_systems=Widevine,PlayReady,CommonSystem',
    '--clear_lead=0',
    '',
  ].join('\n');
}

/**
 * Arguments that package stream n of `film` as track n, into the working directory: `v480/init.mp4`, `v480/00001.m4s` …
 *
 * @param film relative path without commas: the packager's stream descriptors know no quoting.
 * @param isProtected reads {@link keyFlagsFile} in the working directory.
 */
export function packagerArguments(film: string, tracks: readonly string[], isProtected = false): string[] {
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
    ...(isProtected ? [`--flagfile=${keyFlagsFile}`] : []),
  ];
}
