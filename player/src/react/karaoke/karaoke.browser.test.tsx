import axe from 'axe-core';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserEnvironment } from '../../environment/environment.ts';
import type { Player } from '../../playback/player.ts';
import { filmSource, setFaults, until } from '../../testing/browser.ts';
import { buttonsAcross, tap } from '../../testing/touch.ts';
import { eng } from '../messages/eng.ts';
import { KaraokePlayer, karaokeMessages } from './index.ts';
import type { Karaoke, KaraokeSong } from './index.ts';

const lyrics = `WEBVTT

00:00:01.000 --> 00:00:09.000
<00:00:01.000>Sail <00:00:02.000>on, <00:00:03.000>lan<00:00:04.000>tern, <00:00:06.000>sail

00:00:16.000 --> 00:00:20.000
<00:00:16.000>Home <00:00:18.000>again
`;

let box: HTMLElement;
let root: Root;
let player: Player;
let karaoke: Karaoke;
/** Everything that is heard through Web Audio. */
let ears: AnalyserNode[] = [];

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await setFaults([]);
  await page.viewport(1280, 720);
  ears = [];
  // It is called with the node that it was called on.
  // oxlint-disable-next-line typescript/unbound-method
  const connect = AudioNode.prototype.connect;
  vi.spyOn(AudioNode.prototype, 'connect').mockImplementation(function (this: AudioNode, to: unknown) {
    if (to instanceof AudioDestinationNode) {
      const ear = new AnalyserNode(this.context, { fftSize: 32_768, smoothingTimeConstant: 0 });
      Reflect.apply(connect, this, [ear]);
      ears.push(ear);
    }
    return Reflect.apply(connect, this, [to]) as AudioNode;
  });
  document.body.style.margin = '0';
  box = document.createElement('div');
  box.style.height = '100vh';
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  root.unmount();
  box.remove();
  vi.restoreAllMocks();
});

const song: KaraokeSong = { viewer: 'guest', song: 'lantern', lyricsUrl: '/lyrics.vtt', guideTrack: null };
const source = { ...filmSource, hasOwnTempo: true };

async function show(
  over: Partial<KaraokeSong> = {},
  { source: stream = source, words = lyrics } = {},
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<Player>();
  const made = Promise.withResolvers<Karaoke>();
  const browser = browserEnvironment();
  root.render(
    <KaraokePlayer
      source={stream}
      song={{ ...song, ...over }}
      messages={eng}
      karaokeMessages={karaokeMessages.eng}
      environment={{
        ...browser,
        fetch: (input, init) =>
          input === song.lyricsUrl ? Promise.resolve(new Response(words)) : browser.fetch(input, init),
      }}
      onPlayer={(one) => one && resolve(one)}
      onKaraoke={(one) => one && made.resolve(one)}
    />,
  );
  player = await promise;
  karaoke = await made.promise;
  await until(player, 'the song plays', ({ currentTime, isPaused }) => currentTime > 0.2 && !isPaused);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const shares = (): number[] =>
  [...box.querySelectorAll<HTMLElement>('[data-share]')].map(({ dataset }) => Number(dataset['share']));
const hold = async (seconds: number): Promise<void> => {
  player.pause();
  player.seek(seconds);
  await expect.poll(() => Math.abs(karaoke.position() - seconds)).toBeLessThan(0.05);
};

/** Semitones from the film's tones, 196 Hz on one side and 294 Hz on the other, to the loudest tone. */
function heardKey(): number {
  const hertz = loudest();
  const away = [196, 294].map((tone) => 12 * Math.log2(hertz / tone));
  return away.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? Number.NaN;
}

/** Hertz of the loudest tone that is heard; 0 in silence. */
function loudest(): number {
  let [level, hertz] = [-90, 0];
  for (const ear of ears) {
    const bins = new Float32Array(ear.frequencyBinCount);
    ear.getFloatFrequencyData(bins);
    const step = ear.context.sampleRate / ear.fftSize;
    bins.forEach((value, place) => {
      if (place * step < 60 || value <= level) return;
      [level, hertz] = [value, place * step];
    });
  }
  return hertz;
}

it('lights up the words with the music, and counts a singer in after a pause (PL-012)', async () => {
  await show();
  await expect.element(page.getByText('Sail on, lantern, sail')).toBeInTheDocument();
  await hold(4.5);
  await expect.poll(shares).toEqual([100, 100, 100, 25, 0]);
  const cover = box.querySelector<HTMLElement>('[data-share="25"]');
  expect(cover && getComputedStyle(cover).clipPath).toContain('75%');
  await hold(14.5);
  await expect.poll(() => box.querySelector('[data-count]')?.getAttribute('data-count')).toBe('2');
  await expect.element(page.getByText('Home again')).toBeInTheDocument();
  // They advance by themselves as the song does.
  await hold(1.5);
  await player.play('user');
  await expect.poll(() => shares()[1] ?? 0).toBeGreaterThan(20);
});

it.each([
  [844, 390],
  [667, 375],
  [390, 844],
  [360, 640],
])(
  'keeps long words clear of what a finger presses, and that of the title, at %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    const caption = 'The Lanterns of the Old Harbour with Friends';
    await show(
      { guideTrack: 'English' },
      {
        source: { ...source, content: { ...source.content, caption } },
        words: `WEBVTT

00:01.000 --> 00:09.000
When over the harbour the lanterns of ships light up

00:09.000 --> 00:20.000
Come home with the tide, my melancholy evening song
`,
      },
    );
    await hold(4);
    tap(box, 0.2);
    await expect
      .poll(() => box.querySelector('[data-controls="visible"][data-input="touch"]'))
      .not.toBeNull();
    const across = () => {
      const group = page.getByRole('group', { name: 'Lyrics' }).element();
      const lines = [...group.querySelectorAll('p'), page.getByText(caption).element().closest('p') ?? box];
      return lines.map((line) => buttonsAcross(box, line));
    };
    await expect.poll(across).toEqual([[], [], []]);
  },
);

it('sings in another key: every tone is heard semitones away, at the same tempo', async () => {
  localStorage.setItem('volumeValue', '1');
  await show();
  for (const [semitones, presses] of [
    [2, 2],
    [-3, 5],
  ] as const) {
    for (let press = 0; press < presses; press++)
      await userEvent.keyboard(semitones > 0 ? '{Equal}' : '{Minus}');
    await expect.poll(() => karaoke.store.getState()).toMatchObject({ key: semitones, shifting: 'ready' });
    await expect.poll(heardKey).toBeCloseTo(semitones, 0);
  }
  expect(player.media.playbackRate).toBe(1);
  await userEvent.keyboard('{Equal}{Equal}{Equal}');
  await expect.poll(heardKey).toBeCloseTo(0, 0);
});

it('has key, tempo and guide for hand and keyboard, remembered for the session and for no film', async () => {
  await show({ guideTrack: 'English' });
  expect((await axe.run(box, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  await button('Tempo: Slower').click();
  await userEvent.keyboard('{Shift>}{Comma}{/Shift}');
  expect(player.media.playbackRate).toBeCloseTo(0.9);
  expect(player.media.preservesPitch).toBe(true);
  await expect.element(page.getByText('90\u00a0%')).toBeVisible();
  expect(player.store.getState().speeds).toEqual([]);
  expect(localStorage.getItem('playerSpeed')).toBeNull();
  await button('Guide melody').click();
  await until(player, 'the guide is heard', ({ audios }) =>
    audios.some(({ title, active }) => title === 'English' && active),
  );
  expect(localStorage.getItem('playerAudio')).toBeNull();
  root.unmount();
  root = createRoot(box);
  await show();
  expect(karaoke.store.getState()).toMatchObject({ tempo: 0.9, key: 0 });
  await expect.poll(() => player.media.playbackRate).toBeCloseTo(0.9);
});
