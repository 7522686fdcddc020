import type { Playback } from '@kadr/contract';
import type { PlayerSource, PreparedSource } from '@kadr/player';
import { expect, it } from 'vitest';
import { openClipStreams } from './clip-streams.ts';

function setUp() {
  const did: string[] = [];
  const streams = openClipStreams({
    start: async (slug) => {
      did.push(`start ${slug}`);
      if (slug === 'locked') throw new Error('locked');
      return { content: { slug } } as Playback;
    },
    sourceOf: ({ content }) => ({ assetUrl: content.slug }) as PlayerSource,
    prepare: (source) =>
      ({ source, cancel: () => did.push(`cancel ${source.assetUrl}`) }) as unknown as PreparedSource,
  });
  return { did, streams };
}

it('plays what was made ready, begun once', async () => {
  const { did, streams } = setUp();
  streams.ready('b');
  streams.ready('b');
  const { prepared } = await streams.take('b');
  expect(prepared.source.assetUrl).toBe('b');
  streams.drop();
  await Promise.resolve();
  expect(did).toEqual(['start b']);
});

it('lets go of what was made ready when the viewer goes elsewhere, and when he leaves', async () => {
  const { did, streams } = setUp();
  streams.ready('b');
  await streams.take('a');
  expect(did).toEqual(['start b', 'start a', 'cancel b']);
  streams.ready('c');
  streams.drop();
  await new Promise((resolve) => setImmediate(resolve));
  expect(did.slice(3)).toEqual(['start c', 'cancel c']);
});

it('gives the refusal of the service to its caller, and tries again when asked again', async () => {
  const { did, streams } = setUp();
  streams.ready('locked');
  await expect(streams.take('locked')).rejects.toThrow('locked');
  await expect(streams.take('locked')).rejects.toThrow('locked');
  expect(did).toEqual(['start locked', 'start locked']);
});
