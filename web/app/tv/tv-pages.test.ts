import { fixtureServiceVariants } from '../../server/testing/fixture-purchases.ts';
import type { Channel, ChannelPage as ChannelAnswer, Epg, EpgPage } from '@kadr/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { fixtureUser, fixtureViewer } from '../../server/testing/fixture-client.ts';
import {
  fixtureChannel,
  fixtureEpg,
  fixtureEpgs,
  fixtureGuide,
  fixtureNow,
  fixtureProgramme,
  fixtureReminder,
} from '../../server/testing/fixture-television.ts';
import {
  channelQuery,
  channelsQuery,
  channelThemesQuery,
  epgQuery,
  guideQuery,
  keptChannelsQuery,
  keptProgrammesQuery,
  remindersQuery,
} from './queries.ts';
import { userQuery } from '../data/queries.ts';
import { CollectionPage } from '../my/collection-page.tsx';
import { render, textOf } from '../ui/testing/render.tsx';
import type { RenderOptions } from '../ui/testing/render.tsx';
import { serviceOf } from './catchup-path.ts';
import { ChannelPage } from './channel-page.tsx';
import { ChannelsPage } from './channels-page.tsx';
import { ProgrammePage } from './programme-page.tsx';
import { RemindersPage } from './reminders-page.tsx';
import { favouritesQuery } from '../favourites/queries.ts';

/** The time for which the pages are rendered. */
const now = [['now'], fixtureNow] as const;
const zone = 'Europe/Moscow';
const pages = (items: readonly unknown[], next_cursor: string | null = null) => ({
  pages: [{ items, next_cursor }],
  pageParams: [null],
});
const guest = [userQuery().queryKey, fixtureUser('eng')] as const;
const viewer = [userQuery().queryKey, { ...fixtureViewer('eng'), currentTimeZone: zone }] as const;
const inZone = (currentTimeZone: string) =>
  [userQuery().queryKey, { ...fixtureUser('eng'), currentTimeZone }] as const;

describe('the channel list', () => {
  const list = (answers: RenderOptions['answers'] = [], path = '/tv'): string =>
    render(createElement(ChannelsPage), { language: 'eng', path, answers: [inZone(zone), now, ...answers] });
  const all = (channels: readonly unknown[]) => [channelsQuery(null).queryKey, pages(channels)] as const;

  it('shows each channel with what is on now, how far that is, and what comes next (CT-007, LV-002)', () => {
    const markup = list([all([fixtureChannel])]);
    expect(markup).toMatch(/<h1[^>]*>TV channels<\/h1>/);
    expect(markup).toContain('href="/tv/first-frame"');
    const text = textOf(markup);
    for (const words of ['First Frame', 'Whales Sing', '14:30 – 15:30', '15:30 Courtyard News', '0+'])
      expect(text).toContain(words);
    expect(markup).toMatch(/<progress[^>]*value="50"/);
    expect(markup).toContain(`${fixtureChannel.logo ?? ''}/channel`);
  });

  it('leads to the themes that have channels, each by its own address', () => {
    const themes = [channelThemesQuery().queryKey, { items: ['movies', 'kids'] }] as const;
    const markup = list([all([fixtureChannel]), themes]);
    expect(markup).toMatch(/<a[^>]*href="\/tv"[^>]*aria-current="page"[^>]*>All</);
    expect(markup).toContain('href="/tv?theme=movies"');
    const ofMovies = list(
      [[channelsQuery('movies').queryKey, pages([fixtureChannel])], themes],
      '/tv?theme=movies',
    );
    expect(ofMovies).toMatch(/<a[^>]*href="\/tv\?theme=movies"[^>]*aria-current="page"/);
    // An unknown theme does not filter.
    expect(list([all([fixtureChannel])], '/tv?theme=nothing')).toContain('href="/tv/first-frame"');
  });

  it('says what it is for when there are none', () => {
    expect(list([all([])])).toMatch(/<h2[^>]*>There are no channels/);
  });

  it('shows markup in names as text', () => {
    const name = '<img src=x onerror=alert(1)>';
    expect(list([all([{ ...fixtureChannel, name }])])).not.toContain('<img src=x');
  });
});

describe('a channel’s page', () => {
  const page = (
    over: Partial<ChannelAnswer> = {},
    { items = fixtureGuide.items, path = '/tv/first-frame', user = inZone(zone), also = [] as Answers } = {},
  ): string => {
    const timeZone = user[1].currentTimeZone;
    return render(createElement(ChannelPage), {
      language: 'eng',
      path,
      route: '/tv/:id',
      answers: [
        user,
        now,
        [channelQuery('first-frame').queryKey, { ...fixtureChannel, ...over }],
        [guideQuery('first-frame', null, timeZone).queryKey, { ...fixtureGuide, items }],
        ...also,
      ],
    });
  };
  type Answers = NonNullable<RenderOptions['answers']>;
  const options = (over: Partial<Channel['tstv_options_channel']>) => ({
    tstv_options_channel: { ...fixtureChannel.tstv_options_channel, ...over },
  });

  it('shows what it is and what is on now (CT-008, CT-049, LV-048)', () => {
    const markup = page();
    expect(markup).toMatch(/<h1[^>]*>First Frame<\/h1>/);
    const text = textOf(markup);
    for (const words of ['Whatever moves.', 'Channel 1', 'On now 14:30 – 15:30 6+ Whales Sing', '0+'])
      expect(text).toContain(words);
    expect(markup).toMatch(
      /<button[^>]*data-event-name="favourite"[^>]*aria-pressed="false"|aria-pressed="false"[^>]*data-event-name="favourite"/,
    );
  });

  it('offers six days of the guide, each with its own address (CT-094, LV-043, LV-065)', () => {
    const markup = page();
    const days = [...markup.matchAll(/<a href="(\/tv\/first-frame[^"/]*)"[^>]*>([^<]*)<\/a>/g)].map(
      ([, href, name]) => [href, name],
    );
    expect(days).toEqual([
      ['/tv/first-frame?day=2026-02-26', 'February 26'],
      ['/tv/first-frame?day=2026-02-27', 'February 27'],
      ['/tv/first-frame?day=2026-02-28', 'Yesterday'],
      ['/tv/first-frame', 'Today'],
      ['/tv/first-frame?day=2026-03-02', 'Tomorrow'],
      ['/tv/first-frame?day=2026-03-03', 'March 3'],
    ]);
  });

  it('shows the day that the address names, and today for one that the guide does not have', () => {
    const tomorrow = fixtureEpg(40, 'Breakfast', 20);
    const also: Answers = [
      [
        guideQuery('first-frame', '2026-03-02', zone).queryKey,
        { ...fixtureGuide, day: '2026-03-02', items: [tomorrow] },
      ],
    ];
    const markup = page({}, { path: '/tv/first-frame?day=2026-03-02', also });
    expect(textOf(markup)).toContain('Breakfast');
    expect(markup).toMatch(/<a[^>]*\?day=2026-03-02"[^>]*aria-current="page"/);
    expect(textOf(page({}, { path: '/tv/first-frame?day=1999-01-01' }))).toContain('Late Tea');
  });

  it('marks what is on, what stays in the archive and what one can be reminded of (CT-096, CT-097, LV-044)', () => {
    const entries = page().split('<li ').slice(1);
    const [over = '', on = '', coming = '', reminded = ''] = entries;
    expect(textOf(over)).toContain('In the archive');
    expect(on).toContain('aria-current="time"');
    expect(on).toMatch(/<progress[^>]*value="50"/);
    expect(coming).toMatch(/<button[^>]*aria-label="Remind me of “Courtyard News”"/);
    expect(coming).toContain('aria-pressed="false"');
    expect(reminded).toContain('aria-pressed="true"');
    for (const entry of [over, on]) expect(entry).not.toContain('<button');
  });

  it('offers the service for what is only to be had with it, and nothing where there is none (CT-098, LV-045, LV-046, CM-148)', () => {
    const first = (over: Partial<ChannelAnswer>): string => page(over).split('<li ')[1] ?? '';
    const forSale = first(options({ is_catchup_purchased: false, tstv_service_id: 7 }));
    expect(forSale).toMatch(/<a href="\/services\/7"[^>]*>Archive by subscription</);
    const neither = first(options({ is_catchup_purchased: false }));
    expect(neither).not.toContain('/services/');
    expect(neither).not.toContain('In the archive');
    const old = page({}, { items: [fixtureEpg(50, 'Old', -80)] });
    expect(textOf(old)).not.toContain('In the archive');
  });

  it('leads to what is on, to its beginning, and to what was on, where the channel gives a stream (LV-044, LV-045, LV-046)', () => {
    const actions = [{ type: 'watch' as const, channel_id: 9 }];
    const markup = page({ actions });
    const [over = '', on = '', coming = ''] = markup.split('<li ').slice(1);
    expect(markup).toMatch(/<a[^>]*href="\/tv\/first-frame\/player"/);
    const [first, second] = fixtureEpgs;
    const from = ({ id, start_time }: Epg): string =>
      `href="/tv/first-frame?program=${id}&amp;start_time=${start_time}"`;
    expect(markup).toContain(from(second));
    expect(over).toContain(from(first));
    expect(on).toContain('href="/tv/first-frame/player"');
    expect(coming).not.toContain('program=');
    expect(page()).not.toContain('/player"');
    const sold = page({ actions, ...options({ is_catchup_purchased: false, tstv_service_id: 7 }) });
    expect(sold).not.toContain('program=');
    expect(sold).toContain('/services/7');
    const none = page({ actions, is_tstv_allowed: false });
    expect(none).not.toContain('program=');
    expect(none).toContain('/player"');
  });

  it('is to be had with its own service first, its past with another one after that (LV-018)', () => {
    const watch = { type: 'watch' as const, channel_id: 9 };
    const buy = { type: 'buy' as const, service_id: 7 };
    const past = options({ is_catchup_purchased: false, tstv_service_id: 8 });
    const parts = (actions: ChannelAnswer['actions']) =>
      (['live', 'past'] as const).map((part) => serviceOf({ ...past, actions }, part));
    expect(parts([buy])).toEqual([7, 7]);
    expect(parts([watch])).toEqual([null, 8]);
    expect(parts([])).toEqual([null, null]);
  });

  it('sells the service that the channel is in (CT-049, CM-036)', () => {
    const markup = page({
      usage_model: 'SERVICE',
      actions: [{ type: 'buy', service_id: 7 }],
      purchase_variants: fixtureServiceVariants,
    });
    expect(markup).toMatch(/<button[^>]*>(?:<[^>]*>)*Subscribe from ₽299/);
    expect(page()).not.toContain('Subscribe');
  });

  it('shows times on the viewer’s clock (LV-047)', () => {
    expect(textOf(page({}, { user: inZone('Asia/Yerevan') }))).toContain('15:30 – 16:30');
  });

  it('says so when a day has no guide', () => {
    expect(textOf(page({}, { items: [] }))).toContain('There is no guide for this day yet.');
  });
});

describe('a programme’s page', () => {
  const page = (over: Partial<EpgPage> = {}): string =>
    render(createElement(ProgrammePage), {
      language: 'eng',
      path: '/tv/first-frame/shows/23',
      route: '/tv/:channel/shows/:id',
      answers: [inZone(zone), now, [epgQuery(23).queryKey, { ...fixtureProgramme, ...over }]],
    });
  const at = (epg: Epg) => ({ start_time: epg.start_time, end_time: epg.end_time });

  it('shows what it is, on which channel, when, and when else (CT-010, CT-050, LV-006)', () => {
    const markup = page();
    expect(markup).toMatch(/<h1[^>]*>Courtyard News<\/h1>/);
    const text = textOf(markup);
    for (const words of [
      'March 1, 15:30 – 16:30',
      'First Frame',
      'between two benches',
      '6+',
      'March 2, 15:00 – 16:00',
    ])
      expect(text).toContain(words);
    expect(markup).toContain('href="/tv/first-frame"');
    expect(markup).toContain('href="/tv/first-frame/shows/31"');
    expect(markup).toContain('href="/tv/first-frame?day=2026-03-01"');
  });

  it('can be reminded of before it begins, and is kept as a favourite at all of its times (CT-033, LV-070)', () => {
    expect(textOf(page())).toContain('Remind me');
    expect(textOf(page({ is_reminded: true }))).toContain('Reminder set');
    expect(page({ is_favorite: true })).toMatch(/aria-pressed="true"/);
    expect(textOf(page(at(fixtureEpgs[1])))).toContain('On now');
    expect(textOf(page(at(fixtureEpgs[1])))).not.toContain('Remind me');
  });

  it('says until when it stays in the archive, or that it is over (LV-046)', () => {
    expect(textOf(page(at(fixtureEpgs[0])))).toContain('stays in the channel’s archive until March 4.');
    const gone = page({ ...at(fixtureEpgs[0]), tstv_options_epg: { tstv_valid_until: null } });
    expect(textOf(gone)).toContain('The programme is over.');
  });
});

describe('reminders', () => {
  const page = (reminders: readonly unknown[]): string =>
    render(createElement(RemindersPage), {
      language: 'eng',
      path: '/my/reminders',
      answers: [viewer, [remindersQuery().queryKey, pages(reminders)]],
    });

  it('stand by their days, with channel, time and when the message comes (CT-033, CT-034)', () => {
    const text = textOf(page([fixtureReminder]));
    for (const words of ['March 1', 'Late Tea', '16:30 – 17:30 · First Frame', 'Reminder at 16:25'])
      expect(text).toContain(words);
    const markup = page([fixtureReminder]);
    expect(markup).toContain('href="/tv/first-frame/shows/24"');
    expect(markup).toContain('aria-label="Do not remind me of “Late Tea”"');
  });

  it('lead to the channels when there are none', () => {
    expect(page([])).toMatch(/<h2[^>]*>[^<]*<\/h2>/);
    expect(page([])).toContain('href="/tv"');
  });

  it('are not shown to guests', () => {
    const markup = render(createElement(RemindersPage), {
      language: 'eng',
      path: '/my/reminders',
      answers: [guest, [remindersQuery().queryKey, pages([fixtureReminder])]],
    });
    expect(markup).not.toContain('Late Tea');
  });
});

it('shows the channels that the profile has kept in its collection (CT-065)', () => {
  const markup = render(createElement(CollectionPage), {
    language: 'eng',
    path: '/my/collection',
    answers: [
      viewer,
      [favouritesQuery().queryKey, pages([])],
      [keptChannelsQuery().queryKey, pages([{ ...fixtureChannel, is_favorite: true }])],
    ],
  });
  expect(markup).toContain('href="/tv/first-frame"');
  expect(textOf(markup)).toContain('TV channels');
});

it('shows the programmes that the profile has kept, with their next or last showing, and removes them (CT-031, LV-070)', () => {
  const markup = render(createElement(CollectionPage), {
    language: 'eng',
    path: '/my/collection',
    answers: [
      viewer,
      now,
      [favouritesQuery().queryKey, pages([])],
      [keptProgrammesQuery().queryKey, pages(fixtureEpgs.slice(0, 3), 'x')],
    ],
  });
  expect(markup).toContain('href="/tv/first-frame/shows/21"');
  const text = textOf(markup);
  expect(text).toContain('Programmes Long Ago 6+ First Frame Last shown: March 1, 13:00 – 14:00');
  expect(text).toContain('Whales Sing On now 6+ First Frame 14:30 – 15:30');
  expect(text).toContain('Courtyard News 6+ First Frame March 1, 15:30 – 16:30');
  expect(text).toContain('Show more');
  expect(markup).toContain('aria-label="Remove “Whales Sing” from favourites"');
  expect(text).not.toContain('Your collection is empty');
});
