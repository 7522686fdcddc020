/** Rows of {@link vastRows} about `MediaFiles`: a playable file is played, whatever its description. */
import {
  bareFile,
  creative,
  element,
  address,
  file,
  inLine,
  linear,
  vast,
  withFiles,
} from './vast-answers.ts';
import type { VastRow } from './vast-rows.ts';

const only = (name = 'clip.mp4') => ({ files: [[name]] });
const played = { isPlayed: true } as const;

/** One attribute in one of its forms. */
const hint = (
  feature: string,
  answer: string,
  {
    since = '2.0',
    handled = 'Played.',
    isPlayed,
  }: Partial<Pick<VastRow, 'since' | 'handled' | 'isPlayed'>> = {},
): VastRow => ({ feature, since, handled, answer, outcome: only(), ...(isPlayed && { isPlayed }) });

export const mediaRows: readonly VastRow[] = [
  hint('`type="video/mp4"`', withFiles(file()), played),
  hint(
    '`type` in another case or with white space around it (`video/MP4`)',
    withFiles(file({ type: ' video/MP4 ' })),
  ),
  hint(
    '`type` with parameters (`video/mp4; codecs=…`)',
    withFiles(file({ type: 'video/mp4; codecs=avc1.42E01E' })),
  ),
  hint('`type="application/octet-stream"`', withFiles(file({ type: 'application/octet-stream' })), played),
  hint('Invalid `type` (`mp4`, `video/x-mp4`)', withFiles(file({ type: 'mp4' }))),
  hint('`type` that is missing or empty', withFiles(bareFile({ delivery: 'progressive' })), played),
  hint(
    '`type` that is wrong (`video/x-flv`, `video/quicktime` of an MP4)',
    withFiles(file({ type: 'video/x-flv' })),
    {
      handled: 'Played; after files about which there is no doubt.',
      ...played,
    },
  ),
  hint('`codec="H.264"`', withFiles(file({ codec: 'H.264' })), { since: '3.0', ...played }),
  hint('`codec="h264"`', withFiles(file({ codec: 'h264' })), { since: '3.0' }),
  hint('`codec="avc1"`', withFiles(file({ codec: 'avc1' })), { since: '3.0' }),
  hint(
    '`codec="avc1.42E01E"`, with or without sound’s',
    withFiles(file({ codec: 'avc1.42E01E, mp4a.40.2' })),
    { since: '3.0' },
  ),
  hint('`codec` that is empty', withFiles(file({ codec: '' })), { since: '3.0' }),
  hint('`codec` that is wrong', withFiles(file({ codec: '"; x'.replace('"', '&quot;') })), { since: '3.0' }),
  hint('`codec` that the browser does not know', withFiles(file({ codec: 'hvc1.9.6.L999.B0' })), {
    since: '3.0',
    handled: 'Tried, after the others.',
    ...played,
  }),
  hint('`apiFramework` at a plain file', withFiles(file({ apiFramework: 'VPAID' })), {
    handled: 'Played: the type says that it is no program.',
    ...played,
  }),
  hint('`apiFramework` that is empty', withFiles(file({ apiFramework: '' }))),
  hint(
    '`bitrate` as text (`400 kbps`, `1.5Mbps`, in bits per second)',
    withFiles(file({ bitrate: '400 kbps' })),
  ),
  hint('`minBitrate` and `maxBitrate`', withFiles(file({ minBitrate: '300', maxBitrate: '500 kbit/s' })), {
    since: '3.0',
  }),
  hint(
    '`width` and `height` that are missing or no numbers',
    withFiles(bareFile({ type: 'video/mp4', width: '100%', height: 'auto' })),
    played,
  ),
  hint(
    '`delivery` that is missing, or `streaming` of a plain file',
    withFiles(file({ delivery: 'streaming' })),
  ),
  hint(
    '`id`, `scalable`, `maintainAspectRatio`, `fileSize`, `mediaType`',
    withFiles(
      file({ id: 'x', scalable: 'true', maintainAspectRatio: 'false', fileSize: 'big', mediaType: '360' }),
    ),
    { since: '4.0' },
  ),
  {
    feature: 'Several files by size',
    since: '2.0',
    handled: 'The smallest that fills the picture first, then those below it.',
    answer: withFiles(
      file({ height: 1080, bitrate: 4000 }, 'large.mp4'),
      file({ height: 240, bitrate: 300 }, 'small.mp4'),
      file({ height: 720, bitrate: 1500 }, 'middle.mp4'),
    ),
    outcome: { files: [['middle.mp4', 'large.mp4', 'small.mp4']] },
  },
  {
    feature: 'Several files by bit rate',
    since: '2.0',
    handled: 'What the measured network brings in time first.',
    answer: withFiles(
      file({ height: 720, bitrate: 90_000 }, 'heavy.mp4'),
      file({ height: 720, bitrate: 900 }, 'light.mp4'),
    ),
    outcome: { files: [['light.mp4', 'heavy.mp4']] },
  },
  {
    feature: 'Several files of which the first does not come, or cannot be decoded',
    since: '2.0',
    handled: 'The next is tried; all of them have 4 s, eight are tried.',
    answer: withFiles(file({ height: 720 }, 'broken.mp4'), file({ height: 240 })),
    outcome: { files: [['broken.mp4', 'clip.mp4']] },
    ...played,
  },
  {
    feature: '`delivery="streaming"`: HLS and DASH',
    since: '2.0',
    handled:
      'HLS where the browser plays it natively; plain files come first. Refused where nothing plays: 403.',
    answer: withFiles(file({ delivery: 'streaming', type: 'application/dash+xml' }, 'clip.mpd'), file()),
    outcome: { files: [['clip.mp4', 'clip.mpd']] },
    ...played,
  },
  {
    feature: '`type="video/webm"` beside MP4',
    since: '2.0',
    handled: 'The better of them, where the browser plays both.',
    answer: withFiles(
      file({ type: 'video/webm', height: 1080 }, 'clip.webm'),
      file({ height: 240 }, 'small.mp4'),
    ),
    outcome: { files: [['clip.webm', 'small.mp4']] },
  },
  {
    feature: '`MediaFiles` without a `MediaFile`',
    since: '2.0',
    handled: 'Refused: 401.',
    answer: withFiles(),
    outcome: { error: 'NO_MEDIA_FILE', told: ['error-401'] },
  },
  {
    feature: '`Mezzanine` beside files',
    since: '4.0',
    handled: 'Left alone: it is for servers that make clips of it.',
    answer: withFiles(
      element(
        'Mezzanine',
        { delivery: 'progressive', type: 'video/mp4', width: 1920, height: 1080 },
        address('original.mp4'),
      ),
      file(),
    ),
    outcome: only(),
    ...played,
  },
  {
    feature: 'Only a `Mezzanine`',
    since: '4.0',
    handled: 'Refused: 403.',
    answer: withFiles(element('Mezzanine', { type: 'video/mp4' }, address('original.mp4'))),
    outcome: { error: 'MEZZANINE_NOT_SUPPORTED', told: ['error-403'] },
  },
  {
    feature: '`InteractiveCreativeFile` (SIMID) beside files',
    since: '4.0',
    handled: 'The clip plays without it; the server is told 409.',
    answer: withFiles(
      file(),
      element(
        'InteractiveCreativeFile',
        { type: 'text/html', apiFramework: 'SIMID' },
        address('program.html'),
      ),
    ),
    viewing: ['begin'],
    outcome: { ...only(), told: ['impression', 'error-409'] },
    ...played,
  },
  {
    feature: 'Only an `InteractiveCreativeFile`',
    since: '4.0',
    handled: 'Refused: 902.',
    answer: withFiles(
      element(
        'InteractiveCreativeFile',
        { type: 'text/html', apiFramework: 'SIMID' },
        address('program.html'),
      ),
    ),
    outcome: { error: 'INTERACTIVE_NOT_SUPPORTED', told: ['error-902'] },
  },
  {
    feature: 'Only VPAID programs',
    since: '2.0',
    handled: 'Refused: 901. Nothing of others runs in the page.',
    answer: withFiles(file({ type: 'application/javascript', apiFramework: 'VPAID' }, 'program.js')),
    outcome: { error: 'VPAID_NOT_SUPPORTED', told: ['error-901'] },
  },
  {
    feature: 'Programs beside files (VPAID, Flash)',
    since: '2.0',
    handled: 'The files are played.',
    answer: withFiles(
      file({ type: 'application/javascript', apiFramework: 'VPAID' }, 'program.js'),
      file({ type: 'application/x-shockwave-flash' }, 'program.swf'),
      file(),
    ),
    outcome: only(),
    ...played,
  },
  {
    feature: 'Only Flash programs',
    since: '2.0',
    handled: 'Refused: 403.',
    answer: withFiles(file({ type: 'application/x-shockwave-flash' }, 'program.swf')),
    outcome: { error: 'FLASH_NOT_SUPPORTED', told: ['error-403'] },
  },
  {
    feature: '`ClosedCaptionFiles`',
    since: '4.1',
    handled: 'WebVTT and SRT are shown where the viewer has subtitles on: in his language, else the first.',
    answer: withFiles(
      file(),
      element(
        'ClosedCaptionFiles',
        {},
        element('ClosedCaptionFile', { type: 'text/vtt', language: 'ru' }, address('ru.vtt')),
        element('ClosedCaptionFile', { type: 'text/srt', language: 'en-US' }, address('en.srt')),
        element('ClosedCaptionFile', { type: 'text/vtt' }, 'javascript:alert(1)'),
      ),
    ),
    outcome: { ...only(), captions: ['ru.vtt ru', 'en.srt en-US'] },
  },
  {
    feature: '`AdParameters`',
    since: '2.0',
    handled: 'Left out: they are for programs.',
    answer: vast(
      inLine(
        creative(
          linear().replace(
            '<MediaFiles>',
            '<AdParameters xmlEncoded="true">&lt;a/&gt;</AdParameters><MediaFiles>',
          ),
        ),
      ),
    ),
    outcome: only(),
  },
];
