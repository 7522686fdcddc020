import { describe, expect, it } from 'vitest';
import { segmentNumber, sharedAddress, swarmId } from './addresses.ts';
import { openTeleport } from './teleport.ts';

describe('the address of a segment', () => {
  it.each([
    ['/s/1.m4s?t=1&h=2&u=3', '/s/1.m4s'],
    ['/s/1.m4s?token=a%2Bb&t=1&profile=web_auto&u=&h', '/s/1.m4s?token=a%2Bb&profile=web_auto'],
    ['https://cdn.example/s/1.m4s?th=1&tu=2', 'https://cdn.example/s/1.m4s?th=1&tu=2'],
    ['/s/1.m4s', '/s/1.m4s'],
  ])('%s loses what is one viewer’s, and nothing else: %s (DR-045, DR-046)', (url, shared) => {
    expect(sharedAddress(url)).toBe(shared);
  });

  it('is told by when the segment begins, the same for everybody', () => {
    expect([0, 3.84, 7.679999].map(segmentNumber)).toEqual([0, 38, 77]);
  });
});

it('lets those meet who watch the same asset with the same key, in whatever manifest', () => {
  const dash = swarmId('https://a.example/stream/vod/one/manifest.mpd?token=1', 'films');
  expect(swarmId('https://a.example/stream/vod/one/playlist.m3u8?token=2', 'films')).toBe(dash);
  expect(swarmId('https://a.example/stream/vod/two/manifest.mpd', 'films')).not.toBe(dash);
  expect(swarmId('https://a.example/stream/vod/one/manifest.mpd', 'channels')).not.toBe(dash);
});

describe('peer delivery', () => {
  const options = {
    config: { trackers: ['wss://a.example/teleport'], apiKeys: { vod: 'films', live: 'channels' } },
    manifestUrl: 'https://a.example/stream/vod/one/manifest.mpd',
    bufferingGoal: 120,
    request: (url: string) => new Request(url),
    onBroken: () => undefined,
  } as const;

  it('fails with 1-7-1, and not permanently, when its library does not come (DR-047, DR-050, PL-057)', async () => {
    const load = () => Promise.reject(new Error('no such chunk'));
    await expect(openTeleport({ ...options, type: 'vod', load })).rejects.toMatchObject({
      message: 'TELEPORT_LOAD_LIB_ERROR',
      reason: '1-7-1',
      severity: 1,
    });
  });

  it('fails with 1-7-2, and not permanently, when it cannot begin (DR-048)', async () => {
    const Broken = function (): never {
      throw new Error('no WebRTC here');
    };
    const load = () => Promise.resolve({ Core: Broken as never });
    await expect(openTeleport({ ...options, type: 'vod', load })).rejects.toMatchObject({
      reason: '1-7-2',
      severity: 1,
    });
  });

  it('that breaks when it is first used says so and leaves the segment to the engine (DR-048, DR-049)', async () => {
    const told: unknown[] = [];
    class Breaking {
      setIsLive() {}
      setManifestResponseUrl() {}
      addEventListener() {}
      addStreamIfNoneExists() {}
      getStream() {}
      updateStream() {}
      loadSegment() {
        return Promise.reject(new Error('no tracker client here'));
      }
    }
    const teleport = await openTeleport({
      ...options,
      type: 'vod',
      load: () => Promise.resolve({ Core: Breaking as never }),
      onBroken: ({ reason, severity }) => told.push([reason, severity]),
    });
    const segment = { url: '/v/1.m4s', startTime: 0, endTime: 3.84 };
    const stream = { id: 'v180', type: 'main', segments: [segment] } as const;
    await expect(teleport.fetch(stream, segment, new AbortController().signal)).rejects.toMatchObject({
      reason: '1-7-2',
    });
    expect(told).toEqual([['1-7-2', 1]]);
  });

  it.each([
    ['vod', 'films'],
    ['archive', 'films'],
    ['embed', 'films'],
    ['live', 'channels'],
  ] as const)('of %s goes by the key “%s” (DR-042, DR-065, DR-044, LV-057)', async (type, key) => {
    const made: { announceTrackers: string[]; swarmId: string; highDemandTimeWindow: number }[] = [];
    const heard = new Map<string, () => void>();
    const windows: number[] = [];
    class Recorded {
      constructor(config: (typeof made)[number]) {
        made.push(config);
      }
      setIsLive() {}
      setManifestResponseUrl() {}
      addEventListener(name: string, listener: () => void) {
        heard.set(name, listener);
      }
      applyDynamicConfig({ highDemandTimeWindow }: { highDemandTimeWindow: number }) {
        windows.push(highDemandTimeWindow);
      }
    }
    await openTeleport({ ...options, type, load: () => Promise.resolve({ Core: Recorded as never }) });
    expect(made[0]).toMatchObject({
      announceTrackers: [`wss://a.example/teleport?key=${key}`],
      swarmId: `${key}:/stream/vod/one`,
      highDemandTimeWindow: 120,
    });
    // Alone, the whole buffer comes from the service; with others, only the segments needed soon.
    for (const event of ['onPeerConnect', 'onPeerConnect', 'onPeerClose', 'onPeerClose'])
      heard.get(event)?.();
    expect(windows).toEqual([18, 18, 18, 120]);
  });
});
