/** Codecs beside H.264 on real streams: a codec that this browser decodes plays, any other ends in H.264. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerEvent } from '../state/events.ts';
import { filmSource, seenRequests, setFaults, setStage, strike } from '../testing/browser.ts';
import type { Stage } from '../testing/browser.ts';

const source = { ...filmSource, assetUrl: '/streams/further' };
let stage: Stage;
let actions: string[];

beforeEach(async () => {
  localStorage.clear();
  await setFaults([]);
  stage = setStage();
  actions = [];
  stage.player.on((event: PlayerEvent) => {
    if (event.type === 'error') actions.push(event.action.type);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await strike(stage);
});

const playsOn = (seconds: number): Promise<unknown> =>
  stage.until(
    `playback is beyond ${seconds} s`,
    ({ currentTime, isPaused }) => currentTime > seconds && !isPaused,
  );
/** Folders of the picture's segments that were fetched, and manifests by the codec that was asked for. */
const fetched = async (): Promise<{
  readonly pictures: readonly string[];
  readonly asked: readonly (string | null)[];
}> => {
  const urls = (await seenRequests()).map(({ url }) => new URL(url, location.href));
  const folders = urls.flatMap(({ pathname }) => /\/(h264|hevc|av1)\/\d+\.m4s$/.exec(pathname)?.[1] ?? []);
  return {
    pictures: [...new Set(folders)],
    asked: urls
      .filter(({ pathname }) => pathname.endsWith('.mpd'))
      .map(({ searchParams }) => searchParams.get('codec')),
  };
};
/** Makes the browser judge AV1 as easy or hard to decode, whatever this machine is. */
const weighAv1 = (powerEfficient: boolean): void => {
  const { mediaCapabilities } = navigator;
  const real = mediaCapabilities.decodingInfo.bind(mediaCapabilities);
  vi.spyOn(mediaCapabilities, 'decodingInfo').mockImplementation(async (asked) => ({
    ...(await real(asked)),
    powerEfficient,
  }));
};

describe('AV1', () => {
  it('plays where the browser decodes it with little power', async () => {
    weighAv1(true);
    await stage.player.load(source);
    await playsOn(0.3);
    expect(stage.player.statistics()?.decodedFrames).toBeGreaterThan(0);
    expect(await fetched()).toEqual({ pictures: ['av1'], asked: [null] });
    expect(actions).toEqual([]);
  });

  it('stays behind H.264 where it is a burden', async () => {
    weighAv1(false);
    await stage.player.load(source);
    await playsOn(0.3);
    expect((await fetched()).pictures).toEqual(['h264']);
  });

  it('that cannot be decoded after all ends in H.264, in the same place', async () => {
    weighAv1(true);
    await setFaults([{ match: String.raw`av1/0000[23]`, damage: 'garbled', times: 999 }]);
    await stage.player.load({ ...source, startTime: 4.5 });
    await playsOn(8);
    expect(actions).toEqual(['fall-back']);
    const { pictures, asked } = await fetched();
    expect(asked).toEqual([null, 'h264']);
    expect(pictures).toContain('h264');
    expect(stage.player.store.getState()).toMatchObject({ error: null, recovery: null });
  });
});

describe('HEVC', () => {
  const both = { ...source, isHevc: true };
  const claimHevc = (isDecoded: boolean): void => {
    const real = MediaSource.isTypeSupported.bind(MediaSource);
    vi.spyOn(MediaSource, 'isTypeSupported').mockImplementation((type) =>
      type.includes('hvc1') ? isDecoded : real(type),
    );
  };

  it('is asked for by what this browser says of itself, and the film plays either way (DR-022, DR-023)', async () => {
    const decodes = MediaSource.isTypeSupported('video/mp4; codecs="hvc1.1.6.L120.90"');
    await stage.player.load(both);
    await playsOn(0.3);
    expect((await fetched()).asked).toEqual([decodes ? 'hevc' : null]);
    expect(actions).toEqual([]);
  });

  it('is not asked for where it is not decoded (DR-023)', async () => {
    claimHevc(false);
    weighAv1(false);
    await stage.player.load(both);
    await playsOn(0.3);
    expect(await fetched()).toEqual({ pictures: ['h264'], asked: [null] });
  });

  it('that a browser claims to decode and does not ends in H.264 (DR-022)', async () => {
    claimHevc(true);
    await setFaults([{ match: String.raw`codec=hevc`, times: 99, replace: { from: 'hvc1', to: 'vvc1' } }]);
    await stage.player.load(both);
    await playsOn(0.3);
    expect(actions).toEqual(['fall-back']);
    expect(await fetched()).toEqual({ pictures: ['h264'], asked: ['hevc', 'h264'] });
    expect(stage.player.store.getState()).toMatchObject({ error: null, recovery: null });
  });
});
