import type { ChannelImport } from '@kadr/contract';
import { channelInPack } from '../pictures/pack-index.ts';
import { keyOfChannel } from './pictured.ts';
import type { DemoChannel } from './types.ts';

/** Whether a channel has catch-up: one in four has none. */
export function hasCatchup({ number }: Pick<DemoChannel, 'number'>): boolean {
  return number % 4 !== 0;
}

/** Seconds that catch-up and pause-live go back. */
const [depth, longestPause] = [3 * 24 * 60 * 60, 2 * 60 * 60];

/** Brands for everybody; the children's brand shows what is for children only. */
const grownUpBrands = ['kadr', 'ararat'];

/** A channel for the operator's import. Catch-up and pause-live come with the channel, or with its service. */
export function channelWith(channel: DemoChannel, others: ReadonlyMap<string, string>): ChannelImport {
  const { slug, number, name, description, themes, age, service } = channel;
  return {
    slug,
    name,
    description,
    themes: [...themes],
    age,
    service,
    order_number: number,
    color: channelInPack(slug).color,
    logo: others.get(keyOfChannel(slug)) ?? null,
    brands: age <= 6 && themes.includes('kids') ? [] : grownUpBrands,
    is_tstv_allowed: hasCatchup(channel),
    is_pltv_allowed: hasCatchup(channel),
    is_catchup_allowed: hasCatchup(channel),
    tstv_depth: hasCatchup(channel) ? depth : null,
    pltv_max_duration: hasCatchup(channel) ? longestPause : null,
    // Some of the channels without catch-up.
    player_type: number % 12 === 0 ? 'live_sdk' : 'shaka',
  };
}
