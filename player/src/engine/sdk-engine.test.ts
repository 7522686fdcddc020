import { beforeEach, describe, expect, it } from 'vitest';
import type { LiveTvInit, LiveTvSdk } from '../live-sdk/live-tv-sdk-api.ts';
import type { PlayerError } from '../recovery/errors.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';
import type { FakeEnvironment } from '../testing/fake-environment.ts';
import type { Engine, LoadRequest } from './engine.ts';
import { createSdkEngine } from './sdk-engine.ts';

/** An SDK that does what the test says. */
interface FakeSdk extends LiveTvSdk {
  init: LiveTvSdk['init'];
  given: LiveTvInit | null;
  inits: number;
  loaded: string[];
  answer: () => Promise<void>;
}

let sdk: FakeSdk;
let environment: FakeEnvironment;
let engine: Engine;
let heard: string[];
let errors: PlayerError[];
const request = {
  url: 'https://h/live/7/playlist.m3u8',
  headers: () => ({ a: 'b' }),
  tokenQuery: () => 'token=t',
} as unknown as LoadRequest;
const say: LiveTvInit['onEvent'] = (event) => sdk.given?.onEvent(event);

beforeEach(async () => {
  heard = [];
  errors = [];
  environment = fakeEnvironment();
  sdk = {
    version: 1,
    given: null,
    inits: 0,
    loaded: [],
    answer: () => Promise.resolve(),
    init: (options) => {
      sdk.given = options;
      sdk.inits += 1;
      return {
        load: (url) => {
          sdk.loaded.push(url);
          return sdk.answer();
        },
        heights: () => ({ all: [360, 720], active: 720 }),
        selectHeight: (height) => void heard.push(`height ${String(height)}`),
        seekable: () => ({ start: 1, end: 9 }),
        destroy: () => Promise.resolve(void heard.push('destroyed')),
      };
    },
  };
  engine = createSdkEngine(sdk, environment);
  engine.listen({
    tracksChanged: () => void heard.push('tracks'),
    buffering: (isBuffering) => void heard.push(isBuffering ? 'waits' : 'goes on'),
    cuesChanged: () => undefined,
    failed: (error) => void errors.push(error),
    stateChanged: (state) => void heard.push(state),
    gestureNeeded: () => void heard.push('gesture'),
  });
  await engine.attach({} as HTMLVideoElement);
});

describe('the live-TV SDK as an engine', () => {
  it('begins once and loads each address in it; the SDK is given headers and token (PL-004, LV-055)', async () => {
    await engine.load(request);
    await engine.load({ ...request, url: 'https://h/live/7/playlist.m3u8?offset=60' });
    expect(sdk.inits).toBe(1);
    expect(sdk.loaded).toEqual([request.url, 'https://h/live/7/playlist.m3u8?offset=60']);
    expect(sdk.given?.headers()).toEqual({ a: 'b' });
    expect(sdk.given?.tokenQuery()).toBe('token=t');
    expect(engine.tracks()).toMatchObject({ heights: [360, 720], activeHeight: 720 });
    expect(engine.isLive()).toBe(true);
  });

  it('knows a load whose place another one has taken as interrupted, whatever the SDK says of it', async () => {
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    sdk.answer = () => first.promise;
    const replaced = engine.load(request);
    sdk.answer = () => second.promise;
    const latest = engine.load(request);
    first.resolve();
    await expect(replaced).rejects.toMatchObject({ name: 'AbortError' });
    say({ type: 'state', state: 'paused' });
    expect(heard).toEqual([]);
    say({ type: 'error', fatal: true, code: 9, message: 'gone' });
    second.resolve();
    await expect(latest).rejects.toMatchObject({ code: 9 });
    expect(errors).toEqual([]);
  });

  it('tells of the SDK’s states (LV-051)', async () => {
    await engine.load(request);
    say({ type: 'state', state: 'playing' });
    say({ type: 'state', state: 'buffering' });
    say({ type: 'state', state: 'paused' });
    expect(heard).toEqual(['goes on', 'playing', 'waits', 'paused']);
  });

  it('wants a gesture when the SDK has not started five seconds after its beginning (LV-050)', async () => {
    await engine.load(request);
    environment.advance(4999);
    expect(heard).toEqual([]);
    environment.advance(1);
    expect(heard).toEqual(['gesture']);
  });

  it('wants none once it has started, nor after its end (LV-050)', async () => {
    await engine.load(request);
    say({ type: 'state', state: 'playing' });
    environment.advance(10_000);
    expect(heard).not.toContain('gesture');
    await engine.destroy();
    expect(environment.pendingTimers()).toBe(0);
  });

  it.each([
    [true, 2],
    [false, 1],
  ])(
    'makes of an error that is fatal: %s one of severity %s, category -1 (LV-052)',
    async (fatal, severity) => {
      await engine.load(request);
      say({ type: 'error', fatal, code: 42, message: 'No signal.' });
      expect(errors).toEqual([
        expect.objectContaining({
          severity,
          category: -1,
          code: 42,
          reason: '1-3-42',
          message: 'No signal.',
        }),
      ]);
    },
  );

  it('rejects a load with the fatal error that the SDK tells meanwhile, or with what it throws (LV-052)', async () => {
    sdk.answer = () => {
      say({ type: 'error', fatal: true, code: 7, message: 'Nothing there.' });
      return Promise.resolve();
    };
    await expect(engine.load(request)).rejects.toMatchObject({ error: 'SDK', severity: 2, code: 7 });
    expect(errors).toEqual([]);
    sdk.answer = () => Promise.reject(new TypeError('broken'));
    await expect(engine.load(request)).rejects.toMatchObject({ error: 'SDK', severity: 2, category: -1 });
  });
});
