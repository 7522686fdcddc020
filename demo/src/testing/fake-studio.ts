import { setImmediate as turn } from 'node:timers/promises';
import type { Studio } from '../fill/studio.ts';
import { silence } from '../music/sound.ts';
import { wav } from '../music/wav.ts';

/** A studio whose pictures are their own names. */
export function fakeStudio() {
  const drawn: string[] = [];
  const picture = (name: string): Uint8Array => Buffer.from(name);
  const studio: Studio = {
    drawTitle: async (slug, stills) => {
      drawn.push(slug);
      await turn();
      const translated = (kind: string) => ({
        rus: picture(`${slug}/${kind}/rus`),
        eng: picture(`${slug}/${kind}/eng`),
        hye: picture(`${slug}/${kind}/hye`),
      });
      return {
        logo: translated('logo'),
        visit_card: translated('card'),
        background: picture(`${slug}/background`),
        screenshots: Array.from({ length: stills }, (_, place) => picture(`${slug}/still${place}`)),
        color: '#102030',
      };
    },
    drawClip: async (slug) => {
      drawn.push(slug);
      await turn();
      return { picture: picture(`${slug}/upright`), opening: picture(`${slug}/opening`) };
    },
    drawOpening: async (slug) => picture(`${slug}/opening`),
    drawScene: async (slug, place) => picture(`${slug}/scene${place}`),
    drawPortrait: async (slug) => picture(`${slug}/portrait`),
    drawOther: async (key) => picture(`${key}/picture`),
    composeJingle: async () => wav(silence(0.01)),
    compose: async () => ({ rus: wav(silence(0.01)), eng: wav(silence(0.01)) }),
    playSong: async () => ({
      backing: wav(silence(0.01)),
      guided: wav(silence(0.01)),
      lyrics: 'WEBVTT',
      duration: 0.01,
    }),
    drawSongScene: async (slug, place) => picture(`${slug}/song${place}`),
    close: () => Promise.resolve(),
  };
  return { studio, drawn };
}
