import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * Pages on which a player of another project plays a stream. Each offers the same to tests: `start(url)`, `video`,
 * `tracks()`, `cues()`, `failures` and, of a channel whose time counts from `epoch`, `airs(epoch)`: when the current
 * picture was on the air, in Unix seconds.
 */
const players = {
  dashjs: {
    library: resolve('dashjs'),
    script: `
      const player = dashjs.MediaPlayer().create();
      player.updateSettings({ debug: { logLevel: dashjs.Debug.LOG_LEVEL_NONE } });
      player.on('error', ({ error }) => failures.push(error.code));
      const start = (url) => {
        player.initialize(video, url, true);
        player.on('streamInitialized', () => { player.enableText(true); player.setTextTrack(0); });
      };
      const tracks = () => ({
        heights: player.getRepresentationsByType('video').map(({ height }) => height),
        sounds: player.getTracksFor('audio').map(({ lang }) => lang),
        texts: player.getTracksFor('text').map(({ lang }) => lang),
      });
      const airs = (epoch) => epoch + video.currentTime;`,
  },
  'hls.js': {
    library: resolve('hls.js/dist/hls.min.js'),
    script: `
      const player = new Hls();
      player.on('hlsError', (_, { fatal, details }) => fatal && failures.push(details));
      const start = (url) => {
        player.on('hlsManifestParsed', () => video.play());
        // As a viewer chooses them in the browser's own menu.
        video.textTracks.addEventListener('addtrack', ({ track }) => { track.mode = 'showing'; });
        player.loadSource(url);
        player.attachMedia(video);
      };
      const tracks = () => ({
        heights: player.levels.map(({ height }) => height),
        sounds: player.audioTracks.map(({ lang }) => lang),
        texts: player.subtitleTracks.map(({ lang }) => lang),
      });
      const airs = () => player.playingDate.getTime() / 1000;`,
  },
} as const;

export type OtherPlayer = keyof typeof players;

const page = (name: OtherPlayer): string => `<!doctype html><video muted width="320"></video>
<script src="/players/${name}/library.js"></script><script>
  const video = document.querySelector('video');
  const failures = [];
  ${players[name].script}
  const cues = () => [...video.textTracks].flatMap((track) => [...(track.cues ?? [])])
    .filter(({ startTime, endTime }) => startTime <= video.currentTime && video.currentTime < endTime)
    .map(({ text }) => text);
  const playsFrom = (time) => !video.seeking && video.currentTime > time;
</script>`;

/** Answers `/players/{name}/` with the page of a player and its files; false for other addresses. */
export async function answerPlayerPage(
  { url = '' }: Pick<IncomingMessage, 'url'>,
  res: ServerResponse,
): Promise<boolean> {
  const [, name = '', file] = /^\/players\/([\w.]+)\/(library\.js)?$/.exec(url) ?? [];
  if (!(name in players)) return false;
  const player = name as OtherPlayer;
  const isLibrary = file !== undefined;
  res.setHeader('content-type', isLibrary ? 'text/javascript' : 'text/html; charset=utf-8');
  res.end(isLibrary ? await readFile(players[player].library) : page(player));
  return true;
}
