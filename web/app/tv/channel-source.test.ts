import type { ChannelPlayback } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import {
  fixtureChannel,
  fixtureChannelPlayback,
  fixtureEpgs,
} from '../../server/testing/fixture-television.ts';
import { channelSource } from './channel-source.ts';
import type { ChannelParts } from './channel-source.ts';

const parts: ChannelParts = {
  picture: null,
  refreshToken: () => Promise.reject(new Error('not asked for')),
  renewLicence: () => Promise.reject(new Error('not asked for')),
  userId: 'device',
  sessionMarker: null,
};
const sourceOf = (over: Partial<ChannelPlayback> = {}) =>
  channelSource({ playback: { ...fixtureChannelPlayback, ...over }, clockOffset: 250 }, parts);

describe('a channel as the player takes it', () => {
  it('goes back as far as pause-live may, by the service’s clock (LV-014, LV-025)', () => {
    expect(sourceOf()).toMatchObject({
      assetUrl: fixtureChannelPlayback.asset.url,
      type: 'live',
      playerType: 'shaka',
      timeshift: { pauseLiveDuration: 7200, clockOffset: 250 },
      token: { query: 'token=abc' },
      content: { id: '9', name: 'First Frame', type: 'channel' },
    });
    expect(sourceOf({ pause_live_duration: 0 }).timeshift).toEqual({
      pauseLiveDuration: 0,
      clockOffset: 250,
    });
  });

  it('is played by the second variant where the asset says so (PL-005, LV-056)', () => {
    const { asset } = fixtureChannelPlayback;
    expect(sourceOf({ asset: { ...asset, player_type: 'live_sdk' } }).playerType).toBe('live_sdk');
  });

  it('of a programme that was on is an archive, from its beginning, with its name and age (LV-042, LV-048, LV-060)', () => {
    const source = sourceOf({ type: 'archive', programme: fixtureEpgs[0], pause_live_duration: 0 });
    expect(source).toMatchObject({
      type: 'archive',
      startTime: 0,
      content: { name: fixtureChannel.name, caption: 'Long Ago', ageMark: '6+', type: 'programme' },
    });
    expect(source).not.toHaveProperty('timeshift');
  });
});
