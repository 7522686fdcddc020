import { nameUnder } from '../routing/crumb-names.ts';
import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';

const load = lazyLoads(() => import('./loads.ts'));

/** Routes of channels, programmes, their players, and reminders. */
export const channelRoutes: readonly Page[] = [
  {
    path: '/tv',
    page: () => import('./channels-page.tsx').then((m) => m.ChannelsPage),
    load: load((m) => m.channels),
    query: ['theme'],
    crumb: 'crumbs.tv',
  },
  {
    path: '/tv/:id',
    page: () => import('./channel-page.tsx').then((m) => m.ChannelPage),
    load: load((m) => m.channel),
    query: ['day'],
    bareOn: [['player'], ['program', 'start_time']],
    words: 'pages',
    lastCrumb: nameUnder('channel'),
  },
  {
    path: '/tv/:channel/shows/:id',
    page: () => import('./programme-page.tsx').then((m) => m.ProgrammePage),
    load: load((m) => m.programme),
    words: 'pages',
    lastCrumb: nameUnder('epg'),
  },
  {
    path: '/tv/:id/player',
    page: () => import('./channel-player-page.tsx').then((m) => m.ChannelPlayerPage),
    load: load((m) => m.channelPlayer),
    layout: false,
    cookieBanner: false,
    words: 'pages',
  },
  {
    path: '/embed/tv/:id',
    page: () => import('./channel-player-page.tsx').then((m) => m.EmbedChannelPage),
    load: load((m) => m.channelPlayer),
    layout: false,
    cookieBanner: false,
    words: 'pages',
  },
  {
    path: '/my/reminders',
    page: () => import('./reminders-page.tsx').then((m) => m.RemindersPage),
    load: load((m) => m.reminders),
    isProtected: true,
    crumb: 'crumbs.reminders',
  },
  {
    path: '/my/profiles/:id/channels',
    page: () => import('./profile-channels-page.tsx').then((m) => m.ProfileChannelsPage),
    load: load((m) => m.profileChannels),
    isProtected: true,
    words: 'pages',
  },
];
