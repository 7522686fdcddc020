import { setImmediate as turn } from 'node:timers/promises';
import type { Studio } from '../fill/studio.ts';
import { silence } from '../music/sound.ts';
import { wav } from '../music/wav.ts';

/** A studio whose pictures are their own names, and the titles that it has lettered. */
export function fakeStudio() {
  const lettered: string[] = [];
  const picture = (name: string): Uint8Array => Buffer.from(name);
  const studio: Studio = {
    letterTitle: async (slug) => {
      lettered.push(slug);
      await turn();
      const translated = (kind: string) => ({
        rus: picture(`${slug}/${kind}/rus`),
        eng: picture(`${slug}/${kind}/eng`),
        hye: picture(`${slug}/${kind}/hye`),
      });
      return { logo: translated('logo'), visit_card: translated('card') };
    },
    letterOpening: async (slug) => picture(`${slug}/opening`),
    drawLogo: async (slug) => picture(`channel/${slug}/logo`),
    toJpeg: async (name) => picture(name),
    composeJingle: async () => wav(silence(0.01)),
    compose: async () => ({ rus: wav(silence(0.01)), eng: wav(silence(0.01)) }),
    playSong: async () => ({
      backing: wav(silence(0.01)),
      guided: wav(silence(0.01)),
      lyrics: 'WEBVTT',
      duration: 0.01,
    }),
    close: () => Promise.resolve(),
  };
  return { studio, lettered };
}
