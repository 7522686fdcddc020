import { describe, expect, it } from 'vitest';
import { readPreferences, speeds, writePreference } from './preferences.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';

describe('preferences', () => {
  it('start at volume 0.8, sound on, speed 1, automatic quality, no subtitles (PL-124, PL-199)', () => {
    expect(readPreferences(fakeEnvironment().storage)).toEqual({
      volume: 0.8,
      isMuted: false,
      speed: 1,
      resolution: null,
      subtitle: null,
      audio: null,
      autoplayNext: true,
    });
  });

  it('are kept under the keys of the specification (PL-127, PL-128, PL-129, PL-130, PL-131, PL-132, SS-072)', () => {
    const { storage, stored } = fakeEnvironment();
    writePreference(storage, 'volume', 0.35);
    writePreference(storage, 'isMuted', true);
    writePreference(storage, 'speed', 1.5);
    writePreference(storage, 'resolution', 720);
    writePreference(storage, 'subtitle', 'en');
    writePreference(storage, 'audio', 'ru');
    writePreference(storage, 'autoplayNext', false);
    expect(Object.fromEntries(stored)).toEqual({
      volumeValue: '0.35',
      volumeMuted: 'true',
      playerSpeed: '1.5',
      playerResolution: '720',
      playerSubtitle: 'en',
      playerAudio: 'ru',
      playerAutoplayNext: 'false',
    });
    expect(readPreferences(storage)).toEqual({
      volume: 0.35,
      isMuted: true,
      speed: 1.5,
      resolution: 720,
      subtitle: 'en',
      audio: 'ru',
      autoplayNext: false,
    });
  });

  it('remember "automatic" and "off" as choices too', () => {
    const { storage } = fakeEnvironment({ playerResolution: '720', playerSubtitle: 'en' });
    writePreference(storage, 'resolution', null);
    writePreference(storage, 'subtitle', null);
    expect(readPreferences(storage)).toMatchObject({ resolution: null, subtitle: null });
  });

  it('fall back to speed 1 when the stored speed is no longer offered (PL-136, PL-201)', () => {
    expect(readPreferences(fakeEnvironment({ playerSpeed: '1.75' }).storage).speed).toBe(1);
  });

  it('never give a volume outside 0–1 (PL-123)', () => {
    for (const volumeValue of ['-1', '3', 'loud', '']) {
      expect(readPreferences(fakeEnvironment({ volumeValue }).storage).volume).toBe(0.8);
    }
  });

  it('offer exactly five speeds (PL-119)', () => {
    expect(speeds).toEqual([0.75, 1, 1.25, 1.5, 2]);
  });
});
