/**
 * The rules of VAST 2.0 – 4.3 for linear advertisements, row by row: the player's behaviour, an answer that requires
 * it, and the expected outcome. `docs/advertising.md` shows these rows, and tests run them.
 */
import type { AdErrorName } from '../ads/vast/ad-error.ts';
import { mediaRows } from './vast-rows-media.ts';
import { trackingRows } from './vast-rows-tracking.ts';
import * as write from './vast-answers.ts';

const { address, creative, element, file, inLine, linear, tracking, vast, withFiles, wrapped, wrapper } =
  write;

export interface VastRow {
  /** The rule, in the words of the standard. */
  readonly feature: string;
  /** The version that introduced it. */
  readonly since: '2.0' | '3.0' | '4.0' | '4.1' | '4.2' | '4.3';
  /** The player's behaviour. */
  readonly handled: string;
  /** The first answer, and those that wrappers name, by their address; a number is a bare status. */
  readonly answer: string;
  readonly next?: Readonly<Record<string, string | number>>;
  /** Steps of the first advertisement: seconds of its 20 that have been seen, and the viewer's actions. */
  readonly viewing?: readonly ViewingStep[];
  readonly outcome: Partial<VastOutcome>;
  /** Tests play it in a browser, too. */
  readonly isPlayed?: true;
}

export type ViewingStep =
  | number
  | 'begin'
  | 'mute'
  | 'unmute'
  | 'pause'
  | 'resume'
  | 'fill'
  | 'shrink'
  | 'skip'
  | 'close'
  | 'end'
  | 'click'
  | 'icon'
  | 'icon click'
  | 'in view'
  | 'out of view'
  | 'unused'
  | 'unplayable';

/** Names of addresses of the ad server stand for them. */
export interface VastOutcome {
  /** The files that are tried, the best first, of every advertisement that plays. */
  readonly files: readonly (readonly string[])[];
  /** The replacements. */
  readonly instead: readonly string[];
  readonly error: AdErrorName;
  /** All requests, in order. */
  readonly told: readonly string[];
  /** Seconds of the first advertisement, of 20. */
  readonly skipAfter: number | null;
  readonly advertiser: string | null;
  readonly captions: readonly string[];
  /** Name and place. */
  readonly icons: readonly string[];
  /** Targets of clicks. */
  readonly opened: readonly (string | null)[];
}

const one = creative(linear());
const other = (name: string): string => creative(linear({ files: file({}, name) }));
const namedAd = (name: string, attributes: write.Attributes = {}): string =>
  inLine(other(name), '', attributes);
const plain = { files: [['clip.mp4']] };

const answerRows: readonly VastRow[] = [
  {
    feature: '`VAST` of version 2.0, 3.0, 4.0, 4.1, 4.2 and 4.3',
    since: '2.0',
    handled: 'Shown. A version that is missing or no number counts for nothing.',
    answer: vast(inLine(one), ''),
    outcome: plain,
    isPlayed: true,
  },
  {
    feature: 'A version from 5 on, and `VideoAdServingTemplate` (VAST 1)',
    since: '2.0',
    handled: 'Refused.',
    answer: vast(inLine(one), '5.0'),
    outcome: { error: 'VAST_VERSION_NOT_SUPPORTED' },
  },
  {
    feature: 'Namespaces, prefixes and `xsi:noNamespaceSchemaLocation`',
    since: '2.0',
    handled: 'Read by the local names of elements; a prefix that nobody declares is overlooked.',
    answer: vast(inLine(one))
      .replaceAll(/<(\/?)(VAST|Ad|InLine|Creative|Linear|MediaFiles?)\b/g, '<$1iab:$2')
      .replace('version="4.3"', 'version="4.3" xsi:noNamespaceSchemaLocation="vast.xsd"'),
    outcome: plain,
    isPlayed: true,
  },
  {
    feature: 'Names of elements and attributes in another case',
    since: '2.0',
    handled: 'Read.',
    answer: vast(inLine(one))
      .replaceAll(
        /(<\/?)(Inline|InLine|Creatives?|Linear|MediaFiles?)\b/g,
        (_, open: string, name: string) => open + name.toUpperCase(),
      )
      .replaceAll('type=', 'Type='),
    outcome: plain,
  },
  {
    feature:
      'White space around and line breaks within addresses, text without CDATA, `&` that is not escaped',
    since: '2.0',
    handled: 'Read.',
    answer: withFiles('<MediaFile type="video/mp4">\n  https://ads.example/clip.mp4?a=1&b=2\n</MediaFile>'),
    outcome: { files: [['clip.mp4?a=1&b=2']] },
    isPlayed: true,
  },
  {
    feature: 'Addresses without a scheme, or relative to the answer',
    since: '2.0',
    handled: 'Completed. On a page of https `http:` is asked for by https.',
    answer: withFiles(
      '<MediaFile type="video/mp4">//ads.example/clip.mp4</MediaFile>',
      '<MediaFile type="video/mp4">small.mp4</MediaFile>',
    ),
    outcome: { files: [['clip.mp4', 'small.mp4']] },
  },
  {
    feature: 'Addresses that are not of the web (`javascript:`, `data:`, `ftp:`)',
    since: '2.0',
    handled: 'Not opened, not told, not followed.',
    answer: withFiles(write.bareFile({ type: 'video/mp4' }, 'javascript:alert(1)')),
    outcome: { error: 'MEDIA_FILE_URL_NOT_CORRECT', told: ['error-401'] },
  },
  {
    feature: 'No advertisement: an answer without `Ad`, an empty one, HTTP 204',
    since: '2.0',
    handled: 'The film goes on; `VAST/Error` is told 303.',
    answer: vast(element('Error', {}, address('none-[ERRORCODE]'))),
    outcome: { error: 'NO_AD_SECTION', told: ['none-303'] },
  },
  {
    feature: 'What is no XML, or no VAST',
    since: '2.0',
    handled: 'Refused (100, 101 where a wrapper has named it).',
    answer: wrapped(),
    next: { next: '<VAST version="4.0"><Ad>' },
    outcome: { error: 'INVALID_VAST_XML', told: ['wrapper-error-100'] },
  },
  {
    feature: '`Ad` with `conditionalAd`',
    since: '4.0',
    handled: 'Shown: there is a clip to play.',
    answer: vast(inLine(one, '', { conditionalAd: 'true' })),
    outcome: plain,
    isPlayed: true,
  },
  {
    feature: '`Ad` with `adType` `audio` or `hybrid`',
    since: '4.1',
    handled: 'Played as well; the picture stays black where there is none.',
    answer: vast(
      inLine(creative(linear({ files: file({ type: 'audio/mp4' }, 'jingle.m4a') })), '', { adType: 'audio' }),
    ),
    outcome: { files: [['jingle.m4a']] },
  },
  {
    feature: 'Ad pods: several `Ad` with `sequence`',
    since: '3.0',
    handled: 'Played in their order, as many as the place has slots.',
    answer: vast([namedAd('two.mp4', { sequence: 2 }), namedAd('one.mp4', { sequence: 1 })].join('')),
    outcome: { files: [['one.mp4'], ['two.mp4']] },
  },
  {
    feature: 'Several `Ad` without `sequence` (an ad buffet)',
    since: '3.0',
    handled: 'The first plays; the others stand by for one that cannot be played.',
    answer: vast([namedAd('one.mp4'), namedAd('two.mp4')].join('')),
    outcome: { files: [['one.mp4']], instead: ['two.mp4'] },
  },
  {
    feature: 'A pod with advertisements beside it that stand alone',
    since: '3.0',
    handled: 'The pod plays; the others stand by.',
    answer: vast(
      [namedAd('alone.mp4'), namedAd('one.mp4', { sequence: 1 }), namedAd('two.mp4', { sequence: 2 })].join(
        '',
      ),
    ),
    outcome: { files: [['one.mp4'], ['two.mp4']], instead: ['alone.mp4'] },
  },
  {
    feature: 'An advertisement of a pod that cannot be shown',
    since: '3.0',
    handled: 'One that stands alone plays in its place; without one the pod goes on.',
    answer: vast(
      [inLine('', '', { sequence: 1 }), namedAd('two.mp4', { sequence: 2 }), namedAd('alone.mp4')].join(''),
    ),
    outcome: { files: [['alone.mp4'], ['two.mp4']], told: ['error-101'] },
  },
  {
    feature: 'Several `Creative`, with `sequence`, `adId` and `apiFramework`',
    since: '2.0',
    handled: 'The first linear one with a file that can be played, by their sequence.',
    answer: vast(
      inLine(
        creative(linear({ files: file({}, 'second.mp4') }), { sequence: 2, apiFramework: 'VPAID' }) +
          creative(linear({ files: file({}, 'first.mp4') }), { sequence: 1, AdID: 'x' }),
      ),
    ),
    outcome: { files: [['first.mp4']] },
  },
  {
    feature: '`NonLinearAds` and `CompanionAds` beside a linear creative',
    since: '2.0',
    handled: 'Left out; the clip plays. For companions that are `required` the server is told 602.',
    answer: vast(
      inLine(
        creative('<NonLinearAds><NonLinear width="1" height="1"/></NonLinearAds>') +
          creative('<CompanionAds required="all"><Companion width="300" height="250"/></CompanionAds>') +
          one,
      ),
    ),
    viewing: ['begin'],
    outcome: { ...plain, told: ['impression', 'error-602'] },
    isPlayed: true,
  },
  {
    feature: 'Only `NonLinearAds` or `CompanionAds`',
    since: '2.0',
    handled: 'Refused: linearity is not what was expected.',
    answer: vast(inLine(creative('<NonLinearAds><NonLinear width="1" height="1"/></NonLinearAds>'))),
    outcome: { error: 'LINEAR_EXPECTED', told: ['error-201'] },
  },
  {
    feature: '`InLine` without `Creatives`',
    since: '2.0',
    handled: 'Refused.',
    answer: vast(inLine('')),
    outcome: { error: 'NO_CREATIVE', told: ['error-101'] },
  },
  {
    feature: '`Advertiser`',
    since: '3.0',
    handled: 'Shown beside the mark of advertising.',
    answer: vast(inLine(one, element('Advertiser', { id: 7 }, 'Морской чай'))),
    outcome: { advertiser: 'Морской чай' },
  },
  {
    feature: '`AdSystem`, `AdTitle`, `Description`, `Survey`, `Pricing`, `Extensions`, `CreativeExtensions`',
    since: '2.0',
    handled: 'Read over; they keep nothing from playing.',
    answer: vast(
      inLine(
        creative(
          `<CreativeExtensions><CreativeExtension type="x"><a/></CreativeExtension></CreativeExtensions>${linear()}`,
        ),
        '<Description>Tea</Description><Survey>https://ads.example/s</Survey><Pricing model="CPM" currency="USD">25.00</Pricing><Extensions><Extension type="geo"><Country>US</Country></Extension></Extensions>',
      ),
    ),
    outcome: plain,
    isPlayed: true,
  },
  {
    feature: '`Category` and a wrapper’s `BlockedAdCategories`',
    since: '4.1',
    handled: 'Refused where a wrapper blocks the advertisement’s category.',
    answer: wrapped('<BlockedAdCategories authority="iabtechlab.com">232 233</BlockedAdCategories>'),
    next: { next: vast(inLine(one, '<Category authority="iabtechlab.com">233</Category>')) },
    outcome: { error: 'CREATIVE_CATEGORY_REFUSED', told: ['wrapper-error-205', 'error-205'] },
  },
  {
    feature: '`Expires`',
    since: '4.1',
    handled: 'Not shown any more after that many seconds; `notUsed` is told.',
    answer: vast(inLine(creative(linear({ tracking: tracking('notUsed') })), '<Expires>30</Expires>')),
    viewing: ['unused'],
    outcome: { ...plain, told: ['notUsed'] },
  },
];

const wrapperRows: readonly VastRow[] = [
  {
    feature: '`Wrapper` with `VASTAdTagURI`',
    since: '2.0',
    handled: 'Followed, ten deep, 24 answers and 8 s in all; impressions and errors of all are told.',
    answer: wrapped(),
    next: { next: vast(inLine(one)) },
    viewing: ['begin', 'unplayable'],
    outcome: { ...plain, told: ['wrapper-impression', 'impression', 'wrapper-error-403', 'error-403'] },
    isPlayed: true,
  },
  {
    feature: '`Wrapper` with `Creatives`: `TrackingEvents`, `VideoClicks`, `Icons`',
    since: '2.0',
    handled: 'Added to those of the advertisement.',
    answer: wrapped(
      element(
        'Creatives',
        {},
        creative(
          element(
            'Linear',
            {},
            element('TrackingEvents', {}, tracking('start', 'wrapper-start')),
            element('VideoClicks', {}, element('ClickTracking', {}, address('wrapper-click'))),
            element(
              'Icons',
              {},
              '<Icon program="AdChoices" width="15" height="15" xPosition="right" yPosition="top"><StaticResource creativeType="image/png">https://ads.example/icon.png</StaticResource></Icon>',
            ),
          ),
        ),
      ),
    ),
    next: {
      next: vast(
        inLine(
          creative(
            linear({
              tracking: tracking('start'),
              clicks:
                element('ClickThrough', {}, address('page')) + element('ClickTracking', {}, address('click')),
            }),
          ),
        ),
      ),
    },
    viewing: [1, 'click'],
    outcome: {
      told: ['wrapper-start', 'start', 'wrapper-click', 'click'],
      opened: ['page'],
      icons: ['icon.png right top'],
    },
    isPlayed: true,
  },
  {
    feature: 'A wrapper’s `ClickThrough`',
    since: '2.0',
    handled: 'Opened where the advertisement has none; the nearest wrapper’s.',
    answer: wrapped(
      element(
        'Creatives',
        {},
        creative(
          element(
            'Linear',
            {},
            element('VideoClicks', {}, element('ClickThrough', {}, address('wrapper-page'))),
          ),
        ),
      ),
    ),
    next: { next: vast(inLine(one)) },
    viewing: ['click'],
    outcome: { opened: ['wrapper-page'] },
  },
  {
    feature: 'Wrapper with `Extensions`, `Pricing` and an empty `Creatives`',
    since: '3.0',
    handled: 'Followed.',
    answer: wrapped(
      '<Extensions><Extension type="x"><y/></Extension></Extensions><Pricing model="CPM" currency="USD">1</Pricing><Creatives/>',
    ),
    next: { next: vast(inLine(one)) },
    outcome: plain,
    isPlayed: true,
  },
  {
    feature: '`followAdditionalWrappers="false"`',
    since: '3.0',
    handled: 'Wrappers of the next answer are overlooked: 303 where nothing is left.',
    answer: wrapped('', { followAdditionalWrappers: 'false' }),
    next: { next: wrapped('', {}, 'last'), last: vast(inLine(one)) },
    outcome: { error: 'NO_AD_SECTION', told: ['wrapper-error-303'] },
  },
  {
    feature: '`allowMultipleAds` of false, which is what counts where nothing is said',
    since: '3.0',
    handled: 'One advertisement: the first that stands alone, or the first of a pod.',
    answer: wrapped(),
    next: { next: vast([namedAd('one.mp4', { sequence: 1 }), namedAd('two.mp4', { sequence: 2 })].join('')) },
    outcome: { files: [['one.mp4']], instead: [] },
    isPlayed: true,
  },
  {
    feature: '`allowMultipleAds="true"`',
    since: '3.0',
    handled: 'The whole pod.',
    answer: wrapped('', { allowMultipleAds: 'true' }),
    next: { next: vast([namedAd('one.mp4', { sequence: 1 }), namedAd('two.mp4', { sequence: 2 })].join('')) },
    outcome: { files: [['one.mp4'], ['two.mp4']] },
  },
  {
    feature: '`fallbackOnNoAd="true"`',
    since: '3.0',
    handled: 'An advertisement of the wrapper’s answer that stands alone plays in its place.',
    answer: vast(element('Ad', {}, wrapper('', { fallbackOnNoAd: 'true' })) + namedAd('alone.mp4')),
    next: { next: vast('') },
    outcome: { files: [['alone.mp4']], told: ['wrapper-error-303'] },
  },
  {
    feature: '`fallbackOnNoAd="false"` of a wrapper in a pod',
    since: '3.0',
    handled: 'The pod goes on with the next.',
    answer: vast(
      element('Ad', { sequence: 1 }, wrapper('', { fallbackOnNoAd: 'false' })) +
        namedAd('two.mp4', { sequence: 2 }) +
        namedAd('alone.mp4'),
    ),
    next: { next: vast('') },
    outcome: { files: [['two.mp4']], told: ['wrapper-error-303'] },
  },
  {
    feature: 'A wrapper whose server is not there, is late or answers with an error',
    since: '2.0',
    handled: 'Refused: 301.',
    answer: wrapped(),
    next: { next: 500 },
    outcome: { error: 'VAST_HTTP_SERVER_ERROR', told: ['wrapper-error-301'] },
  },
  {
    feature: 'A wrapper without a valid address',
    since: '2.0',
    handled: 'Refused: 300.',
    answer: wrapped('', {}, 'ftp://ads.example/next'),
    outcome: { error: 'WRAPPER_URL_NOT_CORRECT', told: ['wrapper-error-300'] },
  },
  {
    feature: 'More than ten wrappers, or wrappers that name themselves',
    since: '3.0',
    handled: 'Refused: 302; all of them are told.',
    answer: wrapped(),
    next: { next: wrapped() },
    outcome: { error: 'WRAPPER_LIMIT_REACHED', told: Array.from({ length: 11 }, () => 'wrapper-error-302') },
  },
  {
    feature: 'A wrapper’s `VASTAdTagURL` with `URL` (older servers)',
    since: '2.0',
    handled: 'Followed.',
    answer: vast(
      element(
        'Ad',
        {},
        element('Wrapper', {}, element('VASTAdTagURL', {}, element('URL', {}, address('next')))),
      ),
    ),
    next: { next: vast(inLine(one)) },
    outcome: plain,
  },
];

/** The tables in the order in which the page shows them. */
export const vastTables: readonly { readonly title: string; readonly rows: readonly VastRow[] }[] = [
  { title: 'Answers and advertisements', rows: answerRows },
  { title: 'Wrappers', rows: wrapperRows },
  { title: 'Media files', rows: mediaRows },
  { title: 'What is told and shown', rows: trackingRows },
];

export const vastRows: readonly VastRow[] = vastTables.flatMap(({ rows }) => rows);
