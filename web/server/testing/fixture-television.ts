import type { ChannelPage, ChannelPlayback, Epg, EpgPage, Guide, Reminder } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';

/** The time at which the fixtures' channel shows its programme, in Unix seconds. */
export const fixtureNow = Date.parse('2026-03-01T12:00:00Z') / 1000;
const hour = 3600;
const channel_info = { slug: 'first-frame', name: 'First Frame', logo: `/${'f'.repeat(64)}` };

/** A programme of the fixtures' channel that begins `from` hours after the fixtures' moment. */
export function fixtureEpg(id: number, name: string, from: number, over: Partial<Epg> = {}): Epg {
  const end_time = fixtureNow + (from + 1) * hour;
  return {
    id,
    original_id: id,
    name,
    logo: null,
    start_time: fixtureNow + from * hour,
    end_time,
    age_level: { id: 2, name: '6+', age_value: 6 },
    channel_info,
    is_favorite: false,
    is_reminded: false,
    tstv_options_epg: { tstv_valid_until: end_time + 72 * hour },
    ...over,
  };
}

export const fixtureEpgs = [
  fixtureEpg(21, 'Long Ago', -2),
  fixtureEpg(22, 'Whales Sing', -0.5),
  fixtureEpg(23, 'Courtyard News', 0.5),
  fixtureEpg(24, 'Late Tea', 1.5, { is_reminded: true }),
] as const;

export const fixtureChannel: ChannelPage = {
  id: 9,
  ...channel_info,
  description: 'Whatever moves.',
  full_logo: null,
  background: null,
  poster_bg_color: '#204080',
  usage_model: null,
  age_level: { id: 1, name: '0+', age_value: 0 },
  is_favorite: false,
  is_tstv_allowed: true,
  tstv_options_channel: {
    is_pltv_allowed: true,
    is_pltv_purchased: true,
    is_catchup_allowed: true,
    is_catchup_purchased: true,
    tstv_service_id: null,
    tstv_depth: 72 * hour,
    pltv_max_duration: null,
  },
  purchase_variants: [],
  actions: [],
  epgs: [fixtureEpgs[1], fixtureEpgs[2]],
  number: 1,
  themes: ['movies', 'education'],
};

/** The channel's playback. */
export const fixtureChannelPlayback: ChannelPlayback = {
  playback_session_id: '5f0c2b7a-0a53-4d0c-8d55-0b2c2f6a7f10',
  type: 'live',
  channel: fixtureChannel,
  programme: fixtureEpgs[1],
  asset: {
    url: '/stream/live/9',
    urls: { dash: null, hls: null, widevine: null, fairplay: null },
    is_crypted: false,
    is_hevc: false,
    is_tokenized: true,
    cdn_token: { get_parameters: 'token=abc' },
    drm_provider: null,
    player_type: 'shaka',
  },
  drm_config: null,
  pause_live_duration: 2 * hour,
  server_time: fixtureNow * 1000,
  expires_at: fixtureNow + 6 * hour,
};

export const fixtureGuide: Guide = {
  day: '2026-03-01',
  days: ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'],
  time_zone: 'Europe/Moscow',
  items: [...fixtureEpgs],
};

export const fixtureProgramme: EpgPage = {
  ...fixtureEpgs[2],
  description: 'What happened between two benches.',
  channel: fixtureChannel,
  others: [fixtureEpg(31, 'Courtyard News', 24)],
};

export const fixtureReminder: Reminder = {
  epg: fixtureEpgs[3],
  remind_at: fixtureEpgs[3].start_time - 300,
};

type Answer = <T>(operation: string, value: () => T | undefined) => Promise<T>;

/** A single channel, found by id and slug, with a day of its guide; lists contain it, nothing is kept. */
export function fixtureTelevision(answer: Answer): Pick<KadrClient, 'channels' | 'epgs' | 'reminders'> {
  const isNamed = (id: string): boolean => id === fixtureChannel.slug || id === String(fixtureChannel.id);
  return {
    channels: {
      list: () => answer('channels.list', () => ({ items: [fixtureChannel], next_cursor: null })),
      themes: () => answer('channels.themes', () => ({ items: fixtureChannel.themes })),
      getById: ({ id }) => answer('channels.getById', () => (isNamed(id) ? fixtureChannel : undefined)),
    },
    epgs: {
      favourites: () => answer('epgs.favourites', () => ({ items: [], next_cursor: null })),
      list: ({ id }) => answer('epgs.list', () => (isNamed(id) ? fixtureGuide : undefined)),
      getById: ({ id }) =>
        answer('epgs.getById', () => (Number(id) === fixtureProgramme.id ? fixtureProgramme : undefined)),
    },
    reminders: {
      list: () => answer('reminders.list', () => ({ items: [fixtureReminder], next_cursor: null })),
      set: () => answer('reminders.set', () => ({ is_reminded: true as const })),
      remove: () => answer('reminders.remove', () => ({ is_reminded: false as const })),
    },
  };
}
