import { describe, expect, it } from 'vitest';
import {
  catchupAccess,
  defaultTstvDuration,
  epgStateAt,
  isInCatchupWindow,
  isPauseLiveAllowed,
  pauseLiveDuration,
} from './tstv.ts';

type Options = Parameters<typeof catchupAccess>[0]['tstv_options_channel'];

const channel = (options: Partial<Options> = {}, is_tstv_allowed = true) => ({
  is_tstv_allowed,
  tstv_options_channel: {
    is_pltv_allowed: true,
    is_pltv_purchased: true,
    is_catchup_allowed: true,
    is_catchup_purchased: true,
    tstv_service_id: null,
    tstv_depth: 7200,
    pltv_max_duration: null,
    ...options,
  },
});
const now = 1_800_000_000;
const epg = (start: number, end: number, tstv_valid_until: number | null = now + 1) => ({
  start_time: start,
  end_time: end,
  tstv_options_epg: { tstv_valid_until },
});

describe('pause-live', () => {
  it('is allowed when it is allowed and had, and time shift is (CT-097, LV-014, LV-026)', () => {
    expect(isPauseLiveAllowed(channel())).toBe(true);
    expect(isPauseLiveAllowed(channel({ is_pltv_allowed: false }))).toBe(false);
    expect(isPauseLiveAllowed(channel({ is_pltv_purchased: false }))).toBe(false);
    expect(isPauseLiveAllowed(channel({}, false))).toBe(false);
  });

  it('goes back as far as the channel’s limit, else its depth, else 60 seconds (CT-099, LV-023, LV-024)', () => {
    expect(pauseLiveDuration(channel({ pltv_max_duration: 900 }))).toBe(900);
    expect(pauseLiveDuration(channel())).toBe(7200);
    expect(pauseLiveDuration(channel({ tstv_depth: null }))).toBe(60);
    expect(defaultTstvDuration).toBe(60);
  });
});

describe('catch-up', () => {
  it('is allowed when it is allowed and had (CT-097, LV-015, LV-026)', () => {
    expect(catchupAccess(channel())).toBe('allowed');
    expect(catchupAccess(channel({ is_catchup_allowed: false }))).toBe('none');
    expect(catchupAccess(channel({}, false))).toBe('none');
  });

  it('is for sale when it is allowed, not had, and there is a service for it (CT-098, LV-016, LV-017)', () => {
    expect(catchupAccess(channel({ is_catchup_purchased: false, tstv_service_id: 4 }))).toBe('for_sale');
    expect(catchupAccess(channel({ is_catchup_purchased: false }))).toBe('none');
    expect(
      catchupAccess(channel({ is_catchup_allowed: false, is_catchup_purchased: false, tstv_service_id: 4 })),
    ).toBe('none');
  });

  it.each([
    ['begun within the depth', epg(now - 7199, now - 10), true],
    ['begun exactly as long ago as the depth', epg(now - 7200, now - 10), true],
    ['begun longer ago', epg(now - 7201, now - 10), false],
    ['valid until now', epg(now - 100, now - 10, now), false],
    ['valid for a second still', epg(now - 100, now - 10, now + 1), true],
    ['never valid', epg(now - 100, now - 10, null), false],
    ['not begun', epg(now + 1, now + 100, now + 1000), false],
  ])(
    'has a programme that is %s in its window, or not (CT-096, LV-019, LV-020, LV-021, LV-022, LV-067)',
    (_, given, isIn) => {
      expect(isInCatchupWindow(given, channel(), now)).toBe(isIn);
    },
  );

  it('says what can be done with a programme of the guide (LV-044, LV-045, LV-046)', () => {
    const past = epg(now - 600, now - 10);
    expect(epgStateAt(epg(now + 1, now + 2), channel(), now)).toBe('coming');
    expect(epgStateAt(epg(now, now + 1), channel(), now)).toBe('on');
    expect(epgStateAt(past, channel(), now)).toBe('catchup');
    expect(epgStateAt(past, channel({ is_catchup_purchased: false, tstv_service_id: 4 }), now)).toBe(
      'for_sale',
    );
    expect(epgStateAt(past, channel({ is_catchup_purchased: false }), now)).toBe('gone');
    expect(epgStateAt(epg(now - 9000, now - 8000), channel(), now)).toBe('gone');
  });
});
