import type { AssetTrackFacts, StoredTracks, SubtitleCue } from '@kadr/contract';
import type { TracksPort } from '../context/tracks-port.ts';

const firstTracks: StoredTracks = {
  audio: [
    { id: 'a-rus', language: 'rus', label: 'Русский', role: 'main', is_default: true, is_hidden: false },
    { id: 'a-eng', language: 'eng', label: 'English', role: 'main', is_default: false, is_hidden: false },
  ],
  text: [
    {
      id: 't-rus',
      language: 'rus',
      label: 'Русские',
      role: 'subtitle',
      file: 'text/rus.vtt',
      is_default: false,
      is_hidden: false,
    },
  ],
};

const facts: Omit<AssetTrackFacts, 'tracks'> = {
  duration: 5400.5,
  video: [
    { id: 'v480', codecs: 'avc1.4d401e', width: 854, height: 480, frame_rate: 25, bandwidth: 1_200_000 },
    { id: 'v1080', codecs: 'avc1.640028', width: 1920, height: 1080, frame_rate: 25, bandwidth: 5_000_000 },
  ],
  audio: {
    'a-rus': { codecs: 'mp4a.40.2', channels: 2, bandwidth: 128_000 },
    'a-eng': { codecs: 'mp4a.40.2', channels: 6, bandwidth: 128_000 },
  },
};

/** The tracks of the tests' assets, initially all the same. An upload is its file's name with one cue. */
export function tracksInMemory(): TracksPort {
  const tracks = new Map<string, StoredTracks>();
  const files = new Map<string, readonly SubtitleCue[]>([
    ['text/rus.vtt', [{ start: 1, end: 2.5, text: 'Привет', settings: '' }]],
  ]);
  return {
    find: async (id) => ({ ...facts, tracks: tracks.get(id) ?? firstTracks }),
    put: async (id, changed) => {
      tracks.set(id, changed);
      const shown = changed.audio.filter(({ is_hidden: isHidden }) => !isHidden);
      return {
        audio: shown.map(({ id: track, language, label }) => ({
          language,
          label,
          channels: facts.audio[track]?.channels ?? 2,
        })),
        subtitles: changed.text.map(({ language, label }) => ({ language, label })),
      };
    },
    readCues: async (_id, file) => files.get(file) ?? [],
    storeCues: async (_id, cues) => {
      const file = `text/${files.size}.vtt`;
      files.set(file, cues);
      return file;
    },
    readUpload: async (_upload, name) =>
      name.endsWith('.broken.srt')
        ? { cues: [], language: 'und', faults: [{ code: 'time', line: 2 }] }
        : { cues: [{ start: 1, end: 2, text: name, settings: '' }], language: 'eng', faults: [] },
    labelOf: (language) => language.toUpperCase(),
  };
}
