/**
 * An ad server for the playground and the browser tests: `/streams/ads/vast?case=…` answers with VAST, or with what ad
 * servers should not answer with. Tracking requests go to `/streams/ads/track?event=…`. With `clip=short` the
 * advertisements are short.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { adServer } from '../src/testing/vast-answers.ts';
import { vastRows } from '../src/testing/vast-rows.ts';
import { adClips } from './make-streams.ts';

interface Question {
  /** Scheme and host, for addresses within the answer. */
  readonly origin: string;
  readonly query: URLSearchParams;
}

interface AdFacts {
  readonly name: string;
  readonly sequence?: number;
  readonly skipOffset?: string;
  readonly media?: string;
  readonly click?: string;
}

/** True when the request was for the ad server. */
export function answerAds(request: IncomingMessage, response: ServerResponse): boolean {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/ads/track') {
    response.statusCode = 204;
    response.end();
    return true;
  }
  if (url.pathname === '/ads/captions') {
    response.setHeader('content-type', 'text/vtt');
    response.end(captions);
    return true;
  }
  if (url.pathname === '/ads/icon') {
    response.setHeader('content-type', 'image/svg+xml');
    response.end(icon);
    return true;
  }
  // Requests that are never answered.
  if (url.pathname === '/ads/silence') return true;
  if (url.pathname !== '/ads/vast') return false;
  const question = { origin: `http://${request.headers.host}`, query: url.searchParams };
  const answer = answers[question.query.get('case') ?? 'one'] ?? (() => vast(''));
  const text = answer(question);
  if (text === null) return true;
  if (typeof text === 'number') {
    response.statusCode = text;
    response.end();
    return true;
  }
  response.setHeader('content-type', 'application/xml');
  response.end(text);
  return true;
}

const positionOf = ({ query }: Question): number => Number(query.get('ad_position') ?? 1);

/** Text, a bare status, or no body. */
const answers: Readonly<Record<string, (question: Question) => string | number | null>> = {
  one: (question) => (positionOf(question) === 1 ? vast(inLine(question, { name: 'one' })) : vast('')),
  two: (question) =>
    positionOf(question) <= 2 ? vast(inLine(question, { name: `two-${positionOf(question)}` })) : vast(''),
  every: (question) =>
    vast(inLine(question, { name: `every-${positionOf(question)}`, skipOffset: '00:00:00' })),
  skippable: (question) =>
    positionOf(question) === 1
      ? vast(inLine(question, { name: 'skippable', skipOffset: '00:00:01' }))
      : vast(''),
  pod: (question) =>
    positionOf(question) === 1
      ? vast(
          [1, 2].map((sequence) => inLine(question, { name: `pod-${sequence}`, sequence })).join(''),
          '3.0',
        )
      : vast(''),
  old: (question) => (positionOf(question) === 1 ? vast(inLine(question, { name: 'old' }), '2.0') : vast('')),
  empty: () => vast(''),
  nothing: () => 204,
  failure: () => 500,
  silent: () => null,
  text: () => 'No advertisements today.',
  page: () => '<!doctype html><html><body>Captive portal</body></html>',
  cut: (question) => vast(inLine(question, { name: 'cut' })).slice(0, 400),
  entities: () =>
    '<!DOCTYPE VAST [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><VAST version="3.0">&b;</VAST>',
  future: (question) => vast(inLine(question, { name: 'future' }), '9.0'),
  first: () => '<VideoAdServingTemplate></VideoAdServingTemplate>',
  huge: () => vast('<!-- -->'.repeat(200_000)),
  wrapped: (question) => {
    if (positionOf(question) > 1) return vast('');
    const left = Number(question.query.get('left') ?? 0);
    return left === 0
      ? vast(inLine(question, { name: 'wrapped' }))
      : vast(wrapper(question, `case=wrapped&left=${left - 1}`));
  },
  endless: (question) => vast(wrapper(question, `case=endless&turn=${Date.now()}`)),
  broad: (question) =>
    vast([1, 2, 3, 4].map((sequence) => wrapper(question, `case=broad`, sequence)).join(''), '3.0'),
  'wrapped-elsewhere': (question) => vast(wrapper(question, null)),
  program: (question) =>
    vast(
      inLine(question, {
        name: 'program',
        media: mediaFile('application/javascript', 'VPAID', `${question.origin}/vpaid.js`),
      }),
    ),
  unknown: (question) =>
    vast(
      inLine(question, {
        name: 'unknown',
        media: mediaFile('video/x-flv', null, `${question.origin}/clip.flv`),
      }),
    ),
  script: (question) =>
    vast(inLine(question, { name: 'script', media: mediaFile('video/mp4', null, 'javascript:alert(1)') })),
  missing: (question) =>
    vast(
      inLine(question, {
        name: 'missing',
        media: mediaFile('video/mp4', null, `${question.origin}/streams/ads/nowhere.mp4`),
      }),
    ),
  late: (question) =>
    vast(
      inLine(question, {
        name: 'late',
        media: mediaFile('video/mp4', null, `${question.origin}/streams/ads/silence`),
      }),
    ),
  'bad-click': (question) =>
    positionOf(question) === 1
      ? vast(inLine(question, { name: 'bad-click', click: 'javascript:alert(document.cookie)' }))
      : vast(''),
  row: (question) => (positionOf(question) === 1 ? row(question) : vast('')),
  banner: (question) =>
    vast(`<Ad id="banner"><InLine><AdSystem>Playground</AdSystem><AdTitle>banner</AdTitle>
<Impression><![CDATA[${question.origin}/streams/ads/track?event=impression&ad=banner]]></Impression>
<Creatives><Creative><NonLinearAds><NonLinear width="300" height="60"><StaticResource creativeType="image/png"><![CDATA[${question.origin}/b.png]]></StaticResource></NonLinear></NonLinearAds></Creative></Creatives></InLine></Ad>`),
};

/**
 * An answer of the table of VAST (`src/testing/vast-rows.ts`), with addresses of this server: `row` is its number,
 * `answer` the name of one that a wrapper names.
 */
function row({ origin, query }: Question): string | number {
  const number = query.get('row') ?? '';
  const found = vastRows[Number(number)];
  const name = query.get('answer');
  const text = name === null ? found?.answer : found?.next?.[name];
  if (typeof text !== 'string') return text ?? 404;
  return text.replaceAll(
    new RegExp(`(?:${adServer}|//ads\\.example/)([^\\s<\\]]*)`, 'g'),
    (_, address: string) => {
      if (found?.next !== undefined && address in found.next)
        return `${origin}/streams/ads/vast?case=row&row=${number}&answer=${address}`;
      if (address.startsWith('clip.mp4') || address === 'one.mp4')
        return `${origin}/streams/ads/${query.get('clip') === 'long' ? 'clip' : 'short-clip'}.mp4`;
      if (address.endsWith('.vtt')) return `${origin}/streams/ads/captions`;
      if (address.endsWith('.png')) return `${origin}/streams/ads/icon`;
      if (/\.\w+$/.test(address)) return `${origin}/streams/ads/nowhere-${address}`;
      return `${origin}/streams/ads/track?event=${address}&ad=row`;
    },
  );
}

const captions = 'WEBVTT\n\n00:00.000 --> 00:20.000\n<i>Морской</i> чай & мёд\nсобран на рассвете\n';
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 77 15"><rect width="77" height="15" rx="3" fill="#fff" opacity=".85"/><text x="5" y="11" font-family="sans-serif" font-size="9" fill="#111">AdChoices ▷</text></svg>';

function vast(ads: string, version = '4.2'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="${version}">${ads}</VAST>`;
}

const events = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'mute',
  'unmute',
  'pause',
  'resume',
  'skip',
];

function inLine({ origin, query }: Question, { name, sequence, skipOffset, media, click }: AdFacts): string {
  const clip = query.get('clip') === 'short' ? 'short-clip' : 'clip';
  const track = (event: string): string =>
    `<![CDATA[${origin}/streams/ads/track?event=${event}&ad=${name}]]>`;
  return `<Ad id="${name}"${sequence === undefined ? '' : ` sequence="${sequence}"`}><InLine>
<AdSystem>Playground</AdSystem><AdTitle>${name}</AdTitle><Advertiser>ООО «Морской чай»</Advertiser>
<Error>${track('error-[ERRORCODE]')}</Error><Impression>${track('impression')}</Impression>
<Creatives><Creative id="${name}"><Linear${skipOffset === undefined ? '' : ` skipoffset="${skipOffset}"`}>
<Duration>00:00:0${adClips[clip].toFixed(3)}</Duration>
<TrackingEvents>${events.map((event) => `<Tracking event="${event}">${track(event)}</Tracking>`).join('')}</TrackingEvents>
<VideoClicks><ClickThrough><![CDATA[${click ?? `${origin}/advertiser?from=${name}`}]]></ClickThrough><ClickTracking>${track('click')}</ClickTracking></VideoClicks>
<MediaFiles>${media ?? mediaFile('video/mp4', null, `${origin}/streams/ads/${clip}.mp4`)}</MediaFiles>
</Linear></Creative></Creatives></InLine></Ad>`;
}

function mediaFile(type: string, framework: string | null, url: string): string {
  const api = framework === null ? '' : ` apiFramework="${framework}"`;
  return `<MediaFile delivery="progressive" type="${type}" width="640" height="360" bitrate="400"${api}><![CDATA[${url}]]></MediaFile>`;
}

/** `next` is the query of the answer behind it; null is an invalid address. */
function wrapper({ origin, query }: Question, next: string | null, sequence?: number): string {
  const address = next === null ? 'ftp://ads.example/vast' : `${origin}/streams/ads/vast?${next}`;
  return `<Ad id="wrapper"${sequence === undefined ? '' : ` sequence="${sequence}"`}><Wrapper><AdSystem>Playground</AdSystem>
<Impression><![CDATA[${origin}/streams/ads/track?event=impression&ad=wrapper-${query.get('left') ?? ''}]]></Impression>
<Creatives></Creatives><VASTAdTagURI><![CDATA[${address}]]></VASTAdTagURI></Wrapper></Ad>`;
}
