import { afterEach, expect, it, vi } from 'vitest';
import { decodesHevc, prefersAv1 } from './codecs.ts';

afterEach(() => vi.unstubAllGlobals());

const taking = (type: string) => ({ isTypeSupported: (asked: string) => asked.includes(type) });

it('takes HEVC where Media Source does, the managed one of telephones too (DR-022, DR-023)', () => {
  expect(decodesHevc()).toBe(false);
  vi.stubGlobal('MediaSource', taking('avc1'));
  expect(decodesHevc()).toBe(false);
  vi.stubGlobal('MediaSource', taking('hvc1'));
  expect(decodesHevc()).toBe(true);
  vi.stubGlobal('MediaSource', undefined);
  vi.stubGlobal('ManagedMediaSource', taking('hvc1'));
  expect(decodesHevc()).toBe(true);
});

it('puts AV1 before H.264 only where it is decoded smoothly and with little power', async () => {
  const says = (supported: boolean, smooth: boolean, powerEfficient: boolean) => ({
    decodingInfo: () =>
      Promise.resolve({ supported, smooth, powerEfficient } as MediaCapabilitiesDecodingInfo),
  });
  expect(await prefersAv1(says(true, true, true))).toBe(true);
  expect(await prefersAv1(says(true, true, false))).toBe(false);
  expect(await prefersAv1(says(true, false, true))).toBe(false);
  expect(await prefersAv1(says(false, true, true))).toBe(false);
  expect(await prefersAv1({ decodingInfo: () => Promise.reject(new TypeError('What is that?')) })).toBe(
    false,
  );
});
