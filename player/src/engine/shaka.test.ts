import { describe, expect, it } from 'vitest';
import { PlayerError } from '../recovery/errors.ts';
import { createGate } from '../recovery/gate.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';
import type { LoadRequest } from './engine.ts';
import { heightConfig, shakaConfig, watchingConfig } from './shaka-config.ts';
import { fromShaka, isInterruption } from './shaka-error.ts';
import { prepareRequest } from './shaka-requests.ts';
import { readCue } from './shaka-text.ts';
import type { CueNode } from './shaka-text.ts';
import { trackValues } from './shaka-tracks.ts';

const request: LoadRequest = {
  url: 'https://media.example/stream/vod/abc/manifest.mpd?token=old',
  protocol: 'dash',
  isLive: false,
  startTime: null,
  height: null,
  audio: null,
  subtitle: null,
  drm: null,
  isAhead: false,
  headers: () => ({ 'x-playback-session-id': 's' }),
  teleport: () => null,
  licenceToken: () => Promise.resolve('licence-token'),
  gate: createGate(fakeEnvironment()),
  tokenQuery: () => 'token=new',
};

const unknown = { bandwidth: 2.5e6, prefersAv1: false };

describe('shakaConfig', () => {
  it('buffers 120 s of a film (PL-139)', () => {
    expect(watchingConfig(request)).toMatchObject({ streaming: { bufferingGoal: 120 } });
  });

  it('buffers 30 s of live, goes on with 10 s, and stays 40 s behind in DASH only, whatever the manifest says (PL-140, PL-141, PL-142, DR-052, LV-036, LV-037, LV-038)', () => {
    const live = { ...request, isLive: true };
    expect(watchingConfig(live)).toMatchObject({ streaming: { bufferingGoal: 30 } });
    expect(shakaConfig(live, unknown)).toMatchObject({
      streaming: { rebufferingGoal: 10 },
      manifest: { defaultPresentationDelay: 40, dash: { ignoreSuggestedPresentationDelay: true } },
    });
    expect(shakaConfig({ ...live, protocol: 'hls' }, unknown)).not.toHaveProperty(
      'manifest.defaultPresentationDelay',
    );
    expect(shakaConfig(request, unknown)).not.toHaveProperty('manifest.defaultPresentationDelay');
  });

  it('takes licence servers by key system and the FairPlay certificate (DR-006, DR-007)', () => {
    const drm = {
      getToken: () => Promise.resolve('t'),
      urls: {
        widevine: 'https://l/w',
        playready: 'https://l/p',
        fairplay: 'https://l/f',
        clearkey: 'https://l/c',
      },
      fairplayCertificateUrl: 'https://l/cert',
    };
    expect(shakaConfig({ ...request, drm }, unknown)).toMatchObject({
      drm: {
        servers: {
          'com.widevine.alpha': 'https://l/w',
          'com.microsoft.playready': 'https://l/p',
          'com.apple.fps': 'https://l/f',
          'org.w3.clearkey': 'https://l/c',
        },
        advanced: {
          'com.apple.fps': { serverCertificateUri: 'https://l/cert' },
          'com.widevine.alpha': { videoRobustness: ['SW_SECURE_DECODE'] },
        },
      },
    });
  });

  it('limits automatic quality on a weak device, and never a chosen height', () => {
    expect(heightConfig(null, 719)).toMatchObject({ restrictions: { minHeight: 0, maxHeight: 719 } });
    expect(heightConfig(720, 719)).toEqual(heightConfig(720));
  });

  it('asks for no licence without protection (DR-008)', () => {
    expect(shakaConfig(request, unknown)).not.toHaveProperty('drm');
  });

  it('plays one codec, the better one first where it is no burden', () => {
    const codecs = (prefersAv1: boolean) => shakaConfig(request, { ...unknown, prefersAv1 });
    expect(codecs(true)).toMatchObject({ preferredVideo: [{ codec: 'av01' }, { codec: 'avc1' }] });
    expect(codecs(false)).toMatchObject({ preferredVideo: [{ codec: 'avc1' }, { codec: 'av01' }] });
  });

  it('limits a chosen quality to its bucket and looks for the chosen sound', () => {
    expect(
      shakaConfig(
        { ...request, height: 720, audio: 'ru:Комментарии', subtitle: 'en' },
        { ...unknown, bandwidth: 4e6 },
      ),
    ).toMatchObject({
      abr: { defaultBandwidthEstimate: 4e6, useNetworkInformation: false },
      preferredAudio: [{ language: 'ru', label: 'Комментарии' }],
      preferredText: [{ language: 'en', label: '' }],
    });
    expect(watchingConfig({ ...request, height: 720 })).toMatchObject({
      abr: { restrictToElementSize: false, restrictions: { minHeight: 600, maxHeight: 899 } },
    });
  });

  it('buffers a little on intent, for a screen and not for the element, which has no size yet', () => {
    const [ahead, watched] = [watchingConfig({ ...request, isAhead: true }), watchingConfig(request)];
    expect(ahead).toMatchObject({
      streaming: { bufferingGoal: 4, segmentPrefetchLimit: 0 },
      abr: { restrictToElementSize: false, restrictToScreenSize: true },
    });
    expect(watched).toMatchObject({
      streaming: { segmentPrefetchLimit: 1 },
      abr: { restrictToElementSize: true, restrictToScreenSize: false },
    });
  });
});

describe('fromShaka', () => {
  const failure = (code: number, category: number, data: unknown[] = [], severity = 2): object => ({
    code,
    category,
    severity,
    data,
  });

  it('keeps code, category, severity and HTTP status', () => {
    expect(fromShaka(failure(1001, 1, ['https://h/1.m4s', 404], 1))).toMatchObject({
      error: 'HTTP_STATUS',
      code: 1001,
      category: 1,
      severity: 1,
      httpStatus: 404,
      reason: '1-3-1001',
    });
  });

  it('names an unknown code by its category and keeps the number', () => {
    expect(fromShaka(failure(4053, 4))).toMatchObject({
      error: 'MANIFEST_INVALID',
      code: 4053,
      reason: '1-3-4053',
    });
    expect(fromShaka(failure(6016, 6))).toMatchObject({ error: 'PROTECTION', category: 6 });
  });

  it('takes any failure of a licence for a refusal, category 6 and critical, with its HTTP status (DR-009)', () => {
    const refused = failure(1001, 1, ['https://l', 403, '', {}, 2], 1);
    const metadata = { sessionId: 's' };
    const licence = { error: 'LICENCE_REFUSED', category: 6, severity: 2, code: 6007 };
    expect(fromShaka(failure(6007, 6, [refused, metadata]))).toMatchObject({ ...licence, httpStatus: 403 });
    expect(fromShaka(failure(6007, 6, [failure(1003, 1, ['https://l', 2]), metadata]))).toMatchObject({
      ...licence,
      httpStatus: null,
    });
    expect(fromShaka(failure(6008, 6, ['the module says no']))).toMatchObject({ ...licence, code: 6008 });
    expect(fromShaka(failure(1001, 1, ['https://k', 403, '', {}, 6], 1))).toMatchObject({
      ...licence,
      httpStatus: 403,
    });
  });

  it('takes anything at all', () => {
    expect(fromShaka(new TypeError('x is undefined'))).toMatchObject({ error: 'ENGINE', severity: 2 });
    expect(fromShaka(null)).toMatchObject({ error: 'ENGINE' });
    const own = new PlayerError('TIMEOUT');
    expect(fromShaka(own)).toBe(own);
  });

  it('knows what we interrupted ourselves', () => {
    expect(isInterruption(failure(7000, 7))).toBe(true);
    expect(isInterruption(failure(1002, 1))).toBe(false);
  });
});

describe('prepareRequest', () => {
  const outgoing = () => ({
    uris: ['https://media.example/1.m4s?token=old&x=1', 'https://other.example/2.m4s'],
    headers: {} as Record<string, string>,
  });
  const drm = {
    getToken: () => Promise.resolve('licence-token'),
    urls: { clearkey: 'https://media.example/licences' },
  };

  it('sends playback headers and the newest token to the streaming server', async () => {
    const sent = outgoing();
    await prepareRequest(sent, 'stream', request);
    expect(sent.headers).toEqual({ 'x-playback-session-id': 's' });
    expect(sent.uris).toEqual(['https://media.example/1.m4s?x=1&token=new', 'https://other.example/2.m4s']);
  });

  it('sends the licence token as the pre-authorization header, beside the playback headers (DR-002, DR-003, DR-005, DR-060)', async () => {
    const sent = outgoing();
    await prepareRequest(sent, 'licence', { ...request, drm });
    expect(sent.headers).toEqual({ 'x-playback-session-id': 's', 'x-pre-authorization': 'licence-token' });
  });

  it('sends the pre-authorization header with licence requests only (DR-004)', async () => {
    const sent = outgoing();
    await prepareRequest(sent, 'stream', { ...request, drm });
    expect(sent.headers).not.toHaveProperty('x-pre-authorization');
  });

  it('fails when the token getter fails (DR-009)', async () => {
    const failing = { ...request, drm, licenceToken: () => Promise.reject(new Error('no')) };
    await expect(prepareRequest(outgoing(), 'licence', failing)).rejects.toThrow('no');
  });

  it('sends it with a key that a playlist gives the address of, if that is where licences come from (DR-004)', async () => {
    const sent = { uris: ['https://media.example/licences/00'], headers: {} };
    await prepareRequest(sent, 'key', { ...request, drm });
    expect(sent.headers).toEqual({ 'x-playback-session-id': 's', 'x-pre-authorization': 'licence-token' });
    const foreign = { uris: ['https://other.example/licences/00'], headers: {} };
    await prepareRequest(foreign, 'key', { ...request, drm });
    expect(foreign.headers).toEqual({});
  });

  it('leaves other requests alone', async () => {
    const sent = outgoing();
    await prepareRequest(sent, 'other', request);
    expect(sent).toEqual(outgoing());
  });
});

describe('trackValues', () => {
  it('are languages, with the label for a second track in the same', () => {
    const tracks = [
      { language: 'ru', label: 'Дубляж' },
      { language: 'en', label: null },
      { language: 'ru', label: 'Комментарии' },
      { language: 'ru', label: 'Комментарии' },
    ];
    expect(trackValues(tracks)).toEqual(['ru', 'en', 'ru:Комментарии', 'ru:Комментарии#3']);
  });
});

describe('readCue', () => {
  const node = (changes: Partial<CueNode>): CueNode => ({
    startTime: 1,
    endTime: 2,
    payload: '',
    lineBreak: false,
    nestedCues: [],
    fontStyle: 'normal',
    fontWeight: 400,
    textDecoration: [],
    line: null,
    lineInterpretation: 0,
    ...changes,
  });

  it('flattens nested cues into lines of styled spans', () => {
    const cue = readCue(
      node({
        nestedCues: [
          node({ payload: 'Do ' }),
          node({ fontStyle: 'italic', nestedCues: [node({ payload: 'you', fontWeight: 700 })] }),
          node({ lineBreak: true }),
          node({ payload: 'hear\nit?', textDecoration: ['underline'] }),
        ],
      }),
    );
    expect(cue).toEqual({
      start: 1,
      end: 2,
      place: 'bottom',
      lines: [
        [{ text: 'Do ' }, { text: 'you', isItalic: true, isBold: true }],
        [{ text: 'hear', isUnderlined: true }],
        [{ text: 'it?', isUnderlined: true }],
      ],
    });
  });

  it('puts a cue of the upper half on top', () => {
    expect(readCue(node({ payload: 'a', line: 10, lineInterpretation: 1 })).place).toBe('top');
    expect(readCue(node({ payload: 'a', line: 90, lineInterpretation: 1 })).place).toBe('bottom');
    expect(readCue(node({ payload: 'a', line: -1 })).place).toBe('bottom');
  });
});
