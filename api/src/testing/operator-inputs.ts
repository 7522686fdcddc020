/** A valid input of each operation of an operator, or several where they differ in kind, for tests of all of them. */
import type { contract } from '@kadr/contract';
import { picture } from './sample-catalogue.ts';
import { testAccount } from './sign-in.ts';

export type OperatorCall = keyof typeof contract.operator;

const asset = { asset_id: 'c'.repeat(20) };
const track = { id: 't-rus', language: 'rus', label: 'x', is_default: false, is_hidden: false };
const text = { rus: 'x', eng: 'x', hye: 'x' };
const account = { email: testAccount.email };
const target = { type: 'link', link: '/my', title: text };
const label = { text, color: '#102030' };
const banner = {
  title: text,
  subtitle: text,
  summary: text,
  target,
  images: [picture(1)],
  size: 'small',
  labels: [label],
  advertiser_info: { owner: 'x', token: 'x', font_color: 'x' },
  ad_pixel: { links: { show_url: 'https://a.example', click_url: 'https://a.example' } },
  media_files: [{ format: 'mp4', url: 'https://a.example/a.mp4' }],
};
const listed = { slug: 'listed', name: text, brands: ['kadr'] };
const span = { start: 1, end: 2 };
const block = {
  name: text,
  sub_name: text,
  type: 'custom_block',
  tag: 'x',
  target,
  display_type: 'x',
  label,
  timer: { end_date_time: '01.01.2027 10:00', end_time_text: text },
  buttons: [
    { type: 'target', title: text, target },
    {
      type: 'modal',
      title: text,
      modal: { title: text, label, html: text, buttons: [{ title: text, target }] },
    },
  ],
  bottom_text: text,
  items: [{ type: 'banner', banner }],
  query: { genre: 'drama', limit: 1 },
};

const sum = { amount: 1, currency: 'RUB' };
const rules = {
  match: 'any',
  groups: [
    {
      match: 'all',
      conditions: [
        { type: 'watched', title: 'north-wind', genre: 'drama', kind: 'film', days: 1, times: 1, minutes: 1 },
        { type: 'bought', title: 'north-wind', model: 'EST', days: 1, sum },
        { type: 'service', service: 'plus', state: 'lapsed', days: 1 },
        { type: 'registered', days: 1 },
        { type: 'country', countries: ['RU'] },
        { type: 'device', devices: ['tv'] },
        { type: 'language', languages: ['rus'] },
        { type: 'notifications', is_not: true },
        { type: 'balance', at_least: sum },
      ],
    },
    { match: 'none', conditions: [{ type: 'points', program: 'extreme', at_least: 1 }] },
  ],
};
const broadcast = {
  name: 'x',
  segment_id: 1,
  display: {
    message: text,
    submessage: text,
    target,
    duration: 1,
    poll: [{ question: text, answers: [text, text] }],
  },
  expires_at: 1,
  cap: 1,
  quiet_hours: { from: 1, to: 2 },
};

const campaign = {
  name: 'x',
  advertiser: 'x',
  brands: ['kadr'],
  starts_at: 1,
  ends_at: 2,
  goal: 1,
  daily_cap: 1,
  viewer_cap: { impressions: 1, per: 'day' },
  priority: 1,
  weight: 1,
  places: ['preroll'],
  countries: ['RU'],
  languages: ['rus'],
  devices: ['tv'],
  genres: ['drama'],
  titles: ['extreme'],
  max_age: 18,
  creatives: [
    {
      name: 'x',
      address: 'https://a.example/a.mp4',
      duration: 1,
      click_through: 'https://a.example',
      skip_after: 1,
    },
  ],
};

/** The fullest valid input of each operation; an input that is refused because of what it refers to is not a fault. */
export const operatorInputs: Readonly<Record<OperatorCall, readonly unknown[]>> = {
  listAdCampaigns: [{ state: 'active', limit: 1 }],
  getAdCampaign: [{ id: 1 }],
  createAdCampaign: [{ ...campaign }],
  setAdCampaign: [{ id: 1, version: 1, campaign }],
  setAdCampaignState: [{ id: 1, version: 1, state: 'paused' }],
  removeAdCampaign: [{ id: 1 }],
  listAdCampaignChanges: [{ id: 1, limit: 1 }],
  createAdClip: [{ upload_id: '0123456789abcdef0123456789abcdef', name: 'x' }],
  getAdClip: [{ id: 1 }],
  getAdReport: [{ from: '2026-01-01', to: '2026-01-02', group: 'title', campaign_id: 1 }],
  getAdDelivery: [{}],
  setFocalPoint: [{ path: `/${'a'.repeat(64)}`, x: 0, y: 99 }],
  getFilmStream: [{ slug: 'north-wind' }],
  importCatalogue: [
    { genres: [{ alias: 'x', name: text }] },
    { persons: [{ slug: 'x', name: text, birth_date: '1980-02-29', biography: text }] },
    {
      media_items: [
        {
          slug: 'extreme',
          type: 'film',
          name: text,
          short_name: text,
          short_description: text,
          summary: text,
          genres: ['drama'],
          usage_model: 'TVOD',
          prices: [{ usage_model: 'TVOD', duration: 1, duration_unit: 'day', amount: 1, currency: 'RUB' }],
          markers: { intro: span, chapters: [{ start: 1, name: { rus: 'x' } }] },
          ads: { places: ['preroll'], midrolls: [1] },
          cast: [{ person: 'anna-kern', role: 'actor', character: text }],
        },
      ],
    },
    {
      media_items: [{ slug: 'extreme-season', type: 'season', parent: 'ship', order_number: 9, name: text }],
    },
    {
      services: [
        {
          alias: 'extreme',
          name: text,
          description_short: text,
          description: text,
          promo_label_text: text,
          prices: [
            {
              duration: 1,
              duration_unit: 'month',
              amount: 1,
              currency: 'RUB',
              trial_duration: 1,
              trial_duration_unit: 'day',
            },
          ],
        },
      ],
    },
    { collections: [{ ...listed, description: text, media_items: ['north-wind'] }] },
    {
      promo_events: [
        {
          ...listed,
          description_short: text,
          description: text,
          terms: text,
          promo_label_text: text,
          target,
        },
      ],
    },
    { karaoke_items: [{ ...listed, artist: { name: text }, description: text }] },
    { channels: [{ ...listed, description: text, is_tstv_allowed: true }] },
    {
      media_views: [
        { brand: 'kadr', alias: 'main', name: text, title: text, description: text, blocks: [block] },
      ],
    },
  ],
  importGuide: [
    {
      guides: [
        {
          channel: 'first',
          from: 1_772_366_400,
          to: 1_772_370_000,
          programmes: [{ slug: 'news', name: text, description: text }],
          epgs: [{ programme: 'news', start_time: 1_772_366_400, end_time: 1_772_370_000 }],
        },
      ],
    },
    { guides: [{ channel: 'first', from: 253_402_300_000, to: 253_402_300_799, epgs: [] }] },
  ],
  getOnAir: [{}],
  getSchedule: [{ channel: 'first', from: 253_402_300_000, to: 253_402_300_799 }],
  putSchedule: [
    {
      channel: 'first',
      from: 253_402_300_000,
      to: 253_402_300_799,
      version: 'x',
      showings: [{ programme: 'news', start_time: 253_402_300_000, end_time: 253_402_300_799 }],
    },
  ],
  previewGuide: [
    { guides: [{ channel: 'first', from: 253_402_300_000, to: 253_402_300_799, epgs: [] }] },
    { xmltv: text.rus },
  ],
  listGuideChanges: [{ channel: 'first' }],
  undoGuideChange: [{ id: 1 }],
  createIngest: [
    {
      upload_id: 'abcdef0123456789',
      slug: 'brand-new',
      title: text,
      subtitles: [{ upload_id: 'abcdef0123456789', file_name: 'x.vtt' }],
      lyrics: { upload_id: 'abcdef0123456789', file_name: 'x.vtt' },
    },
  ],
  getIngest: [{ id: 1 }],
  retryIngest: [{ id: 1 }],
  cancelIngest: [{ id: 1 }],
  moveIngest: [
    { id: 1, before: null },
    { id: 1, before: 2 },
  ],
  publishIngest: [{ id: 1 }],
  listTitleAssets: [{ slug: 'north-wind' }],
  getTracks: [{ ...asset }],
  setTracks: [{ ...asset, audio: [], text: [{ ...track, role: 'sdh' }] }],
  addSubtitles: [{ ...asset, upload_id: 'abcdef0123456789', file_name: 'x.srt' }],
  getSubtitles: [{ ...asset, track_id: 't-rus' }],
  setSubtitles: [{ ...asset, track_id: 't-rus', cues: [{ start: 1, end: 2, text: 'x' }] }],
  listTrackChanges: [{ ...asset }],
  undoTrackChange: [{ ...asset, id: 1 }],
  repackageAsset: [{ ...asset, further_codecs: ['av1'] }],
  getQuality: [{ ...asset }],
  measureQuality: [{ ...asset }],
  listFilmSources: [{}],
  composeAsset: [
    {
      kind: 'film',
      slug: 'unpackaged',
      parts: [{ ...asset }],
      subtitles: [{ language: 'rus', label: 'x', vtt: 'WEBVTT' }],
    },
  ],
  importAccounts: [
    {
      accounts: [
        {
          ...testAccount,
          password: 'another-good-one',
          block_screen: {
            message: text,
            submessage: text,
            available_actions: [{ type: 'logout', title: text }],
          },
        },
      ],
    },
  ],
  listBrands: [{}],
  getBrand: [{ id: 'kadr' }],
  getBrandPreview: [{ id: 'kadr' }],
  getBrandVersion: [{ id: 'kadr', number: 0 }],
  putBrandDraft: [{ id: 'extreme', definition: { name: text } }],
  removeBrandDraft: [{ id: 'extreme' }],
  publishBrand: [{ id: 'extreme', note: 'x' }],
  archiveBrand: [{ id: 'extreme' }],
  listWebhooks: [{}],
  createWebhook: [{ name: 'x', url: 'https://hooks.example/x', events: ['record.changed'] }],
  setWebhook: [
    { id: 1, name: 'x', url: 'https://hooks.example/x', events: ['record.changed'], is_enabled: true },
  ],
  removeWebhook: [{ id: 1_000_000 }],
  testWebhook: [{ id: 1_000_000 }],
  listWebhookDeliveries: [{ id: 1, state: 'waiting' }],
  retryWebhookDeliveries: [{ id: 1 }],
  getServiceState: [{}],
  getToday: [{}],
  getAnalytics: [
    {
      question: 'quality',
      from: '2026-02-01',
      to: '2026-03-01',
      brand: 'kadr',
      country: 'AM',
      by: 'network',
    },
  ],
  listIngests: [{ state: 'failed' }],
  listAccounts: [{ q: 'x', limit: 1 }],
  getAccount: [{ id: 1 }],
  getPlaybackExplanation: [{ id: 1, title: 'north-wind', profile_id: 1, country: 'RU', brand: 'kadr' }],
  viewAsAccount: [{ id: 1, reason: 'x x x', profile_id: 1, brand: 'kadr' }],
  revealContacts: [{ id: 1_000_000, reason: 'extreme' }],
  exportAccount: [{ id: 1_000_000, reason: 'extreme' }],
  eraseAccount: [{ id: 1_000_000, reason: 'extreme' }],
  blockAccount: [{ id: 1_000_000, reason: 'extreme', is_blocked: true, message: text }],
  endAccountSessions: [{ id: 1_000_000, reason: 'extreme' }],
  grantTitle: [{ id: 1_000_000, reason: 'extreme', title: 'north-wind' }],
  grantDays: [{ id: 1_000_000, reason: 'extreme', service: 'extreme', days: 1 }],
  importPromoCampaigns: [{ promo_campaigns: [{ slug: 'extreme', name: 'x', max_redemptions: 1 }] }],
  importPromoCodes: [{ promo_codes: [{ code: 'EXTREME', message: text, submessage: text, target }] }],
  importBonusPrograms: [
    {
      bonus_programs: [
        {
          alias: 'extreme',
          name: text,
          description: text,
          activation_terms: text,
          currency: 'RUB',
          point_value: 1,
          earn_percent: 1,
          expires_after_days: 1,
        },
      ],
    },
  ],
  listSegments: [{}],
  getSegment: [{ id: 1 }],
  createSegment: [{ name: 'x', brand: 'kadr', rules }],
  setSegment: [{ id: 1, name: 'x', rules: { match: 'all', groups: [] } }],
  removeSegment: [{ id: 1_000_000 }],
  previewSegment: [{ brand: null, rules }],
  listBroadcasts: [{ state: 'draft', limit: 1 }],
  getBroadcast: [{ id: 1 }],
  createBroadcast: [broadcast],
  setBroadcast: [{ id: 1, ...broadcast }],
  removeBroadcast: [{ id: 1_000_000 }],
  scheduleBroadcast: [{ id: 1, send_at: 1 }],
  cancelBroadcast: [{ id: 1 }],
  testBroadcast: [{ id: 1, account }],
  importCertificates: [
    {
      products: [
        {
          alias: 'extreme',
          name: text,
          amount: 1,
          currency: 'RUB',
          service: { alias: 'plus', duration: 1, duration_unit: 'month' },
        },
      ],
      designs: [{ alias: 'extreme', name: text, from: '#102030', to: '#405060', sign: 'gift' }],
    },
  ],
  grantBonuses: [{ grants: [{ account, program: 'extreme', key: 'x', points: 1 }] }],
  setBonusMembers: [{ members: [{ account, program: 'extreme', is_member: true }] }],
  sendMessages: [
    {
      messages: [
        {
          account,
          key: 'x',
          event_code: 'poll',
          display: {
            message: text,
            submessage: text,
            target,
            poll: [{ question: text, answers: [text, text] }],
          },
          item: { type: 'x', id: 1, slug: 'x' },
          title: text,
        },
      ],
    },
  ],
  creditAccounts: [{ credits: [{ account, key: 'x', amount: 1, currency: 'RUB' }] }],
  subscribeAccounts: [{ subscriptions: [{ account, service: 'plus' }] }],
  listPayments: [{ account, limit: 1 }],
  refund: [{ account, payment_id: 1, key: 'x', amount: 1, reason: 'x' }],
  noteDispute: [{ order_id: 1, state: 'won' }],
  askNewPrice: [
    { service: 'plus', duration: 1, duration_unit: 'month', amount: 1, currency: 'RUB', from: 1 },
  ],
  listBookChecks: [{}],
  listImports: [{ limit: 1 }],
  getImport: [{ id: 1 }],
  applyImport: [{ id: 1 }],
  cancelImport: [{ id: 1 }],
  getRevenue: [{ from: '2026-01-01', to: '2026-01-31', time_zone: 'UTC', unit: 'day', by: 'brand' }],
  getSubscriptionFigures: [{ from: '2026-01-01', to: '2026-01-31', time_zone: 'UTC', unit: 'week' }],
  getTurnover: [{ from: '2026-01-01', to: '2026-01-31', time_zone: 'UTC' }],
  getTax: [{ from: '2026-01-01', to: '2026-01-31', time_zone: 'UTC', unit: 'month' }],
  retryLetters: [{}],
  putInfoPages: [
    {
      info_pages: [
        { alias: 'faq', name: text, description: text, sections: [{ anchor: 'x', name: text, text }] },
      ],
    },
  ],
  listInfoPages: [{}],
  removeInfoPage: [{ alias: 'x' }],
  listProblemReports: [{}],
  createKey: [{ name: 'x', permissions: ['guide:write'], expires_at: 1_900_000_000 }],
  listKeys: [{}],
  revokeKey: [{ id: 1 }],
  listAudit: [{ principal: 'key', key_id: 1, staff_id: 1, operation: 'x', from: 1, to: 2, limit: 1 }],
  listStaff: [{}],
  inviteStaff: [{ email: 'a@b.example', name: 'x', roles: [{ role: 'editor', brand: 'kadr' }] }],
  withdrawInvitation: [{ id: 1 }],
  setStaffRoles: [{ id: 1, roles: [{ role: 'editor', brand: null }] }],
  setStaffDisabled: [{ id: 1, is_disabled: true }],
  endStaffSessions: [{ id: 1 }],
  resetSecondFactor: [{ id: 1 }],
  listRoles: [{}],
  putRole: [{ role: 'x', name: text, permissions: ['guide:write'] }],
  removeRole: [{ role: 'x' }],
  listRecords: [
    { kind: 'title', q: 'x', sort: 'name', order: 'desc', filter: '{}', cursor: 'x', limit: 1 },
    { kind: 'promo_code', q: 'x', limit: 1 },
  ],
  getRecord: [{ kind: 'title', id: 'north-wind' }],
  createRecord: [{ kind: 'title', record: { slug: 'made', type: 'film', name: text } }],
  patchRecord: [{ kind: 'title', id: 'north-wind', patch: { year: 2001 } }],
  removeRecord: [{ kind: 'info_page', id: 'kadr~x' }],
  putDraft: [{ kind: 'title', id: 'north-wind', patch: { year: 2001 }, publish_at: 1_900_000_000 }],
  removeDraft: [{ kind: 'title', id: 'x' }],
  publishDraft: [{ kind: 'title', id: 'x' }],
  importRecords: [{ kind: 'genre', rows: [{ alias: 'made', name: text }], dry_run: true }],
  listChanges: [{ kind: 'title', id: 'north-wind', cursor: '1', limit: 1 }],
  getChange: [{ id: 1 }],
  undoChange: [{ id: 1 }],
  setToggle: [
    {
      key: 'x',
      is_enabled: true,
      data: { ab_salt: 'x', ab_percent: 1, products: [{ ids: [1], title: text, text }] },
    },
  ],
};
