import type { DemoAd } from '@kadr/demo/ads';

/** An answer of the sandbox's ad server. */
export type AdAnswer =
  | {
      readonly kind: 'ads';
      readonly ads: readonly DemoAd[];
      readonly media: 'clip' | 'missing' | 'broken' | 'flash' | 'odd';
    }
  /** Names the same server again, through as many further wrappers as are left. */
  | { readonly kind: 'wrapper'; readonly left: number }
  | { readonly kind: 'status'; readonly status: 204 | 404 | 500 }
  /** A document that is not VAST. */
  | { readonly kind: 'text'; readonly body: string }
  /** An empty answer after this many milliseconds. */
  | { readonly kind: 'late'; readonly milliseconds: number };

export interface AdQuestion {
  readonly place: string | null;
  /** Slot from 1 on; null when missing. */
  readonly adPosition: number | null;
  readonly contentId: string | null;
  readonly impressionId: string | null;
  /** Remaining wrappers of a chain that has begun. */
  readonly left: number | null;
}

const none: AdAnswer = { kind: 'ads', ads: [], media: 'clip' };

/** Places, in the order of the advertisements that they begin with. */
const firstAt = ['preroll', 'midroll', 'pauseroll', 'postroll'];

/**
 * Chooses an answer. Without an impression id, and by `default`, the first slot of a place has one advertisement and
 * the others have none, for a pleasant demo. The other ids are cases that a player must cope with; an unknown one
 * brings none.
 */
export function answerTo(question: AdQuestion, ads: readonly [DemoAd, ...DemoAd[]]): AdAnswer {
  const { impressionId, adPosition, left } = question;
  if (left !== null && left > 0) return { kind: 'wrapper', left: left - 1 };
  const [name = 'default', count] = /^(wrapper|pod|slow)-(\d{1,5})$/.exec(impressionId ?? '')?.slice(1) ?? [
    impressionId ?? 'default',
  ];
  const of = (...shown: readonly DemoAd[]): AdAnswer => ({ kind: 'ads', ads: shown, media: 'clip' });
  const [first] = ads;
  const skippable = ads.find(({ skipAfter }) => skipAfter !== null) ?? first;
  const whole = ads.find(({ skipAfter }) => skipAfter === null) ?? first;
  const round = turned(question, ads);
  switch (name) {
    case 'default':
      return (adPosition ?? 1) <= 1 ? of(round[0] ?? first) : none;
    case 'every':
      return of(round[0] ?? first);
    case 'skippable':
      return of(skippable);
    case 'unskippable':
      return of(whole);
    case 'pod':
      return of(...round.slice(0, Number(count)));
    case 'wrapper':
      return left === 0 || Number(count) === 0 ? of(first) : { kind: 'wrapper', left: Number(count) - 1 };
    case 'wrapper-loop':
      return { kind: 'wrapper', left: 0 };
    case 'wrapper-empty':
      return left === 0 ? none : { kind: 'wrapper', left: 0 };
    case 'no-media':
      return { kind: 'ads', ads: [first], media: 'missing' };
    case 'broken-media':
      return { kind: 'ads', ads: [first], media: 'broken' };
    case 'wrong-media':
      return { kind: 'ads', ads: [first], media: 'flash' };
    case 'odd-media':
      return { kind: 'ads', ads: [first], media: 'odd' };
    case 'invalid':
      return { kind: 'text', body: '<?xml version="1.0"?><VAST version="4.2"><Ad><InLine>' };
    case 'not-vast':
      return { kind: 'text', body: '<html><body>No advertisements here</body></html>' };
    case 'status-204':
      return { kind: 'status', status: 204 };
    case 'status-404':
      return { kind: 'status', status: 404 };
    case 'status-500':
      return { kind: 'status', status: 500 };
    case 'slow':
      return { kind: 'late', milliseconds: Math.min(Number(count), 60_000) };
    default:
      return none;
  }
}

/** The advertisements, starting with a different one for every place, slot and film. */
function turned({ place, adPosition, contentId }: AdQuestion, ads: readonly DemoAd[]): DemoAd[] {
  const steps = firstAt.indexOf(place ?? '') + (adPosition ?? 1) + (Number(contentId) || 0);
  const from = Math.max(0, Math.trunc(steps)) % ads.length;
  return [...ads.slice(from), ...ads.slice(0, from)];
}
