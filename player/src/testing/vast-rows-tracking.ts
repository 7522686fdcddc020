/** Rows of {@link vastRows} about tracking requests and what viewers see over the clip. */
import { address, creative, element, file, inLine, linear, tracking, vast } from './vast-answers.ts';
import type { LinearParts } from './vast-answers.ts';
import type { VastRow } from './vast-rows.ts';

const ad = (parts: LinearParts, more = ''): string => vast(inLine(creative(linear(parts)), more));
const events = (...names: readonly string[]): string =>
  ad({ tracking: names.map((name) => tracking(name)).join('') });

const icon = (attributes: Readonly<Record<string, string | number>>, name: string, more = ''): string =>
  element(
    'Icon',
    { program: 'AdChoices', width: 77, height: 15, xPosition: 'right', yPosition: 'top', ...attributes },
    element('StaticResource', { creativeType: 'image/png' }, address(name)),
    more,
  );

const macroRow = (
  feature: string,
  { since, handled }: Pick<VastRow, 'since' | 'handled'>,
  macros: string,
  told: string,
): VastRow => ({
  feature,
  since,
  handled,
  answer: ad({ tracking: tracking('start', `start?${macros}`) }),
  viewing: [5],
  outcome: { told: [`start?${told}`] },
});

export const trackingRows: readonly VastRow[] = [
  {
    feature: '`Impression`, several and with an `id`',
    since: '2.0',
    handled: 'Told with the first picture, once.',
    answer: ad({}, element('Impression', { id: 'two' }, address('second-impression'))),
    viewing: ['begin', 'pause', 'resume', 'begin'],
    outcome: { told: ['impression', 'second-impression'] },
  },
  {
    feature: '`creativeView` and `loaded`',
    since: '2.0',
    handled: 'Told with the first picture.',
    answer: events('loaded', 'creativeView'),
    viewing: ['begin'],
    outcome: { told: ['loaded', 'impression', 'creativeView'] },
  },
  {
    feature: '`start`, `firstQuartile`, `midpoint`, `thirdQuartile`, `complete`',
    since: '2.0',
    handled: 'Told once each, by the length that the clip has.',
    answer: events('start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'),
    viewing: [0.2, 5, 9, 10, 14, 'end'],
    outcome: { told: ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'] },
  },
  {
    feature: '`progress` with an `offset` as time or per cent',
    since: '3.0',
    handled: 'Told when it is reached, once; without an offset never.',
    answer: ad({
      tracking: [
        tracking('progress', 'at-0', { offset: '00:00:00' }),
        tracking('progress', 'at-5', { offset: '00:00:05.500' }),
        tracking('progress', 'at-half', { offset: '50%' }),
        tracking('progress', 'at-99', { offset: '99.5%' }),
        tracking('progress', 'never'),
      ].join(''),
    }),
    viewing: [0.2, 5, 6, 12, 19, 'end'],
    outcome: { told: ['at-0', 'at-5', 'at-half', 'at-99'] },
  },
  {
    feature: '`mute`, `unmute`, `pause`, `resume`',
    since: '2.0',
    handled: 'Told every time.',
    answer: events('mute', 'unmute', 'pause', 'resume'),
    viewing: ['mute', 'pause', 'resume', 'unmute', 'mute'],
    outcome: { told: ['mute', 'pause', 'resume', 'unmute', 'mute'] },
  },
  {
    feature:
      '`playerExpand`, `playerCollapse`, and before VAST 4 `fullscreen`, `exitFullscreen`, `expand`, `collapse`',
    since: '2.0',
    handled: 'Told when the player comes to fill the screen, and when it does no more.',
    answer: events('playerExpand', 'playerCollapse', 'fullscreen', 'exitFullscreen'),
    viewing: ['fill', 'shrink'],
    outcome: { told: ['playerExpand', 'fullscreen', 'playerCollapse', 'exitFullscreen'] },
  },
  {
    feature: '`skip`',
    since: '3.0',
    handled: 'Told when the viewer skips.',
    answer: events('skip', 'complete'),
    viewing: [6, 'skip'],
    outcome: { told: ['skip'] },
  },
  {
    feature: '`closeLinear`, and `close` of VAST 2',
    since: '2.0',
    handled: 'Told when the viewer leaves while it plays.',
    answer: events('closeLinear', 'close'),
    viewing: [6, 'close'],
    outcome: { told: ['closeLinear', 'close'] },
  },
  {
    feature: '`notUsed`',
    since: '4.1',
    handled: 'Told for what has come and is not shown.',
    answer: events('notUsed'),
    viewing: ['unused'],
    outcome: { told: ['notUsed'] },
  },
  {
    feature:
      '`rewind`, `acceptInvitation`, `adExpand`, `adCollapse`, `minimize`, `timeSpentViewing`, `otherAdInteraction`, `interactiveStart`',
    since: '2.0',
    handled: 'Never happens here: a clip is not moved, and no program runs.',
    answer: events(
      'rewind',
      'acceptInvitation',
      'adExpand',
      'minimize',
      'timeSpentViewing',
      'otherAdInteraction',
      'interactiveStart',
    ),
    viewing: ['begin', 5, 'end'],
    outcome: { told: ['impression'] },
  },
  {
    feature: '`ViewableImpression`: `Viewable`, `NotViewable`, `ViewUndetermined`',
    since: '4.0',
    handled:
      'Viewable when half of the picture was in view for 2 s of playing; not viewable at its end otherwise; undetermined where the browser cannot tell.',
    answer: ad(
      {},
      element(
        'ViewableImpression',
        { id: 'v' },
        element('Viewable', {}, address('viewable')),
        element('NotViewable', {}, address('not-viewable')),
        element('ViewUndetermined', {}, address('undetermined')),
      ),
    ),
    viewing: ['in view', 'out of view'],
    outcome: { told: ['viewable'] },
  },
  {
    feature: '`AdVerifications` with `Verification` (OMID), also as an extension',
    since: '4.0',
    handled: 'Not run; `verificationNotExecuted` is told with reason 2, "not supported".',
    answer: ad(
      {},
      element(
        'AdVerifications',
        {},
        element(
          'Verification',
          { vendor: 'example.com-omid' },
          '<JavaScriptResource apiFramework="omid" browserOptional="true">https://ads.example/omid.js</JavaScriptResource>',
          element('TrackingEvents', {}, tracking('verificationNotExecuted', 'unverified-[REASON]')),
        ),
      ) +
        element(
          'Extensions',
          {},
          element(
            'Extension',
            { type: 'AdVerifications' },
            element(
              'AdVerifications',
              {},
              element(
                'Verification',
                {},
                element('TrackingEvents', {}, tracking('verificationNotExecuted', 'old-[REASON]')),
              ),
            ),
          ),
        ),
    ),
    viewing: ['begin'],
    outcome: { told: ['impression', 'unverified-2', 'old-2'] },
    isPlayed: true,
  },
  {
    feature: '`skipoffset` as time',
    since: '3.0',
    handled: 'A button to skip, from then on; a clip without one is seen to its end.',
    answer: ad({ attributes: { skipoffset: '00:00:05' } }),
    outcome: { skipAfter: 5 },
    isPlayed: true,
  },
  {
    feature: '`skipoffset` as per cent',
    since: '3.0',
    handled: 'Of the length that the clip has.',
    answer: ad({ attributes: { skipoffset: '25%' }, duration: '' }),
    outcome: { skipAfter: 5 },
  },
  {
    feature: '`skipoffset` that is neither',
    since: '3.0',
    handled: 'As if it were not there.',
    answer: ad({ attributes: { skipoffset: 'soon' } }),
    outcome: { skipAfter: null, files: [['clip.mp4']] },
  },
  {
    feature: '`Duration` that is missing or wrong',
    since: '2.0',
    handled: 'The clip’s own counts; three minutes at most (202).',
    answer: ad({ duration: 'thirty', tracking: tracking('midpoint') }),
    viewing: [9, 10],
    outcome: { told: ['midpoint'], files: [['clip.mp4']] },
    isPlayed: true,
  },
  {
    feature: '`ClickThrough` and `ClickTracking`',
    since: '2.0',
    handled: 'A button opens the page in another tab, cut off from ours; every tracking is told.',
    answer: ad({
      clicks:
        element('ClickThrough', { id: 'c' }, address('page?at=[ADPLAYHEAD]')) +
        element('ClickTracking', {}, address('click-1')) +
        element('ClickTracking', {}, address('click-2')),
    }),
    viewing: ['click'],
    outcome: { told: ['click-1', 'click-2'], opened: ['page?at=00%3A00%3A05.000'] },
    isPlayed: true,
  },
  {
    feature: '`ClickThrough` that is no address of the web',
    since: '2.0',
    handled: 'No button.',
    answer: ad({ clicks: element('ClickThrough', {}, address('javascript:alert(1)')) }),
    viewing: ['click'],
    outcome: { opened: [null] },
  },
  {
    feature: '`CustomClick`',
    since: '2.0',
    handled: 'Left out: there is nothing else to click.',
    answer: ad({ clicks: element('CustomClick', {}, address('custom')) }),
    viewing: ['begin', 'click'],
    outcome: { told: ['impression'], opened: [null] },
  },
  {
    feature: '`UniversalAdId`, several; `AdServingId`; `sequence`',
    since: '4.0',
    handled: 'Told where their macros stand.',
    answer: vast(
      inLine(
        creative(
          `<UniversalAdId idRegistry="ad-id.org">CNPA1</UniversalAdId><UniversalAdId idRegistry="x.org">2</UniversalAdId>${linear(
            {
              tracking: tracking('start', 'start?[UNIVERSALADID]&[ADSERVINGID]&[PODSEQUENCE]'),
            },
          )}`,
        ),
        '<AdServingId>Server-47ed</AdServingId>',
        { sequence: 3 },
      ),
    ),
    viewing: [5],
    outcome: { told: ['start?ad-id.org%20CNPA1%2Cx.org%202&Server-47ed&3'] },
  },
  macroRow(
    'Macros of any time: `[TIMESTAMP]`, `[CACHEBUSTING]`, `[TRANSACTIONID]`, `[SERVERSIDE]`',
    { since: '3.0', handled: 'Filled in.' },
    '[TIMESTAMP]&[CACHEBUSTING]&[TRANSACTIONID]&[SERVERSIDE]',
    '2027-01-15T08%3A00%3A00.000Z&00000000&uuid&0',
  ),
  macroRow(
    'Macros of the break: `[CONTENTPLAYHEAD]`, `[MEDIAPLAYHEAD]`, `[BREAKPOSITION]`, `[BREAKMAXADS]`, `[ADCOUNT]`, `[PLACEMENTTYPE]`, `[ADTYPE]`',
    { since: '3.0', handled: 'Filled in.' },
    '[CONTENTPLAYHEAD]&[MEDIAPLAYHEAD]&[BREAKPOSITION]&[BREAKMAXADS]&[ADCOUNT]&[PLACEMENTTYPE]&[ADTYPE]',
    '00%3A10%3A00.000&00%3A10%3A00.000&2&4&4&1&video',
  ),
  macroRow(
    'Macros of the player: `[ADPLAYHEAD]`, `[ASSETURI]`, `[PLAYERSIZE]`, `[PLAYERSTATE]`, `[CLICKTYPE]`, `[PLAYERCAPABILITIES]`',
    { since: '3.0', handled: 'Filled in.' },
    '[ADPLAYHEAD]&[ASSETURI]&[PLAYERSIZE]&[PLAYERSTATE]&[CLICKTYPE]&[PLAYERCAPABILITIES]',
    '00%3A00%3A05.000&https%3A%2F%2Fads.example%2Fclip.mp4&1280%2C720&muted&2&skip%2Cmute%2Cmautoplay%2Cfullscreen%2Cicon',
  ),
  macroRow(
    'Macros of which the player knows nothing: `[IFA]`, `[DEVICEIP]`, `[LATLONG]`, `[GDPRCONSENT]`, `[OMIDPARTNER]`, `[CONTENTID]` and others',
    { since: '4.1', handled: '-1, "unknown". `[CONTENTURI]` is -2: it is known and kept.' },
    '[IFA]&[DEVICEIP]&[LATLONG]&[GDPRCONSENT]&[OMIDPARTNER]&[CONTENTID]&[CONTENTURI]',
    '-1&-1&-1&-1&-1&-1&-2',
  ),
  macroRow(
    'Macros written `%%NAME%%` or with encoded brackets; words in brackets that are none',
    { since: '2.0', handled: 'Filled in; others stay as they are.' },
    '%%BREAKPOSITION%%&%5BBREAKPOSITION%5D&[random]&[WEATHER]',
    '2&2&00000000&[WEATHER]',
  ),
  {
    feature: '`[ERRORCODE]` in `Error`, several',
    since: '3.0',
    handled: 'Filled in; of one code each is told once.',
    answer: ad({}, element('Error', {}, address('second-[ERRORCODE]'))),
    viewing: ['unplayable', 'unplayable'],
    outcome: { told: ['error-403', 'second-403'] },
  },
  {
    feature: '`Icons` with `xPosition`, `yPosition`, `width`, `height`',
    since: '3.0',
    handled: 'Drawn there, clear of the player’s own controls; at most four, of 200 dots.',
    answer: ad({
      icons:
        icon({}, 'choices.png') +
        icon({ program: 'Other', xPosition: 10, yPosition: 'bottom', height: 4000 }, 'other.png'),
    }),
    outcome: { icons: ['choices.png right top', 'other.png 10 bottom'] },
    isPlayed: true,
  },
  {
    feature: '`Icon` with `offset` and `duration`',
    since: '3.0',
    handled: 'Drawn from then on, for that long. Tests look at second 5.',
    answer: ad({
      icons: [
        icon({ program: 'a', offset: '00:00:01', duration: '00:00:02' }, 'past.png'),
        icon({ program: 'b', offset: '00:00:02' }, 'now.png'),
        icon({ program: 'c', offset: '50%' }, 'later.png'),
      ].join(''),
    }),
    outcome: { icons: ['now.png right top'] },
  },
  {
    feature: 'Icons of one `program` in advertisement and wrappers',
    since: '3.0',
    handled: 'The one nearest to the creative.',
    answer: ad({ icons: icon({}, 'first.png') + icon({}, 'second.png') }),
    outcome: { icons: ['first.png right top'] },
  },
  {
    feature: '`IconClickThrough`, `IconClickTracking`, `IconViewTracking`',
    since: '3.0',
    handled: 'The view is told when the picture is there; a click opens the page in another tab and is told.',
    answer: ad({
      icons: icon(
        {},
        'choices.png',
        element(
          'IconClicks',
          {},
          element('IconClickThrough', {}, address('about')),
          element('IconClickTracking', {}, address('icon-click')),
          '<IconClickFallbackImages><IconClickFallbackImage width="100" height="100"/></IconClickFallbackImages>',
        ) + element('IconViewTracking', {}, address('icon-view')),
      ),
    }),
    viewing: ['icon', 'icon', 'icon click'],
    outcome: { told: ['icon-view', 'icon-click'], opened: ['about'] },
    isPlayed: true,
  },
  {
    feature: '`IFrameResource`, `HTMLResource` and scripts as icons',
    since: '3.0',
    handled: 'Left out: nothing of others runs in the page.',
    answer: ad({
      icons: `<Icon program="x"><IFrameResource>https://ads.example/i.html</IFrameResource></Icon><Icon program="y"><StaticResource creativeType="application/x-javascript">https://ads.example/i.js</StaticResource></Icon>`,
      files: file(),
    }),
    outcome: { icons: [], files: [['clip.mp4']] },
    isPlayed: true,
  },
];
