import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMedia } from '../engine/prepare.ts';
import type { PlayerEnvironment } from '../environment/environment.ts';
import { createStore } from '../store/store.ts';
import { initialState } from '../state/state.ts';
import { filmWithAds } from '../testing/advertising.ts';
import { setFaults, setStage, strike } from '../testing/browser.ts';
import type { Stage } from '../testing/browser.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';
import { adServer } from '../testing/vast-answers.ts';
import { vastRows } from '../testing/vast-rows.ts';
import type { VastOutcome, VastRow, ViewingStep } from '../testing/vast-rows.ts';
import { AdError } from './vast/ad-error.ts';
import { iconsDue } from './ad-icons.ts';
import { createAdMacros } from './ad-macros.ts';
import { rankMediaFiles } from './vast/media-file.ts';
import { loadVast } from './vast/load-vast.ts';
import type { LoadedAd } from './vast/loaded-ad.ts';
import { secondsOf } from './vast/offset.ts';

/** Seconds of the clip of every row, and where icons and macros are looked at. */
const DURATION = 20;
const AT = 5;

const nameOf = (address: string): string => address.replace(adServer, '');
const element = createMedia();
const canPlay = (type: string): boolean => element.canPlayType(type) !== '';
const filesOf = (ad: LoadedAd): readonly string[] =>
  rankMediaFiles(ad.files, { height: 720, bandwidth: 50e6, canPlay }).map(({ url }) => nameOf(url));

/** The row's answers, by their addresses. */
function answering({ answer, next = {} }: VastRow): PlayerEnvironment['fetch'] {
  return (input) => {
    const name = nameOf(input instanceof Request ? input.url : input.toString());
    const text = name === 'first' ? answer : (next[name] ?? 404);
    return Promise.resolve(
      typeof text === 'number' ? new Response(null, { status: text }) : new Response(text),
    );
  };
}

async function outcomeOf(row: VastRow): Promise<VastOutcome> {
  const told: string[] = [];
  const opened: (string | null)[] = [];
  const environment = { ...fakeEnvironment(), fetch: answering(row) };
  const store = createStore({ ...initialState, isMuted: true });
  const macros = createAdMacros({
    environment,
    store,
    place: 'midroll',
    slots: 4,
    media: { currentTime: 600 } as HTMLVideoElement,
    wrapper: { clientWidth: 1280, clientHeight: 720 } as HTMLElement,
    element: {
      currentTime: AT,
      currentSrc: `${adServer}clip.mp4`,
      canPlayType: () => 'maybe',
    } as unknown as HTMLVideoElement,
  });
  const outcome = {
    files: [],
    instead: [],
    told,
    opened,
    captions: [],
    icons: [],
    skipAfter: null,
    advertiser: null,
  };
  try {
    const ads = await loadVast(`${adServer}first`, {
      environment,
      macros: macros.values,
      isMuted: false,
      signal: new AbortController().signal,
      send: (address) => told.push(nameOf(address).replace(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22,}/, 'uuid')),
    });
    const [ad] = ads;
    if (ad === undefined) throw new Error('No advertisement was read.');
    const files = ads.map((one) => {
      try {
        return filesOf(one);
      } catch (error) {
        one.tracker.error(AdError.of(error).vastCode);
        throw error;
      }
    });
    for (const step of row.viewing ?? []) opened.push(...view(ad, step));
    return {
      ...outcome,
      error: 'UNKNOWN',
      files,
      instead: ad.instead.flatMap((one) => filesOf(one)),
      skipAfter: ad.skipOffset === null ? null : secondsOf(ad.skipOffset, DURATION),
      advertiser: ad.advertiser,
      captions: ad.captions.map(({ url, language }) => `${nameOf(url)} ${language}`.trim()),
      icons: iconsDue(ad.icons, AT, DURATION).map(({ url, x, y }) => `${nameOf(url)} ${x} ${y}`),
    };
  } catch (error) {
    return { ...outcome, error: AdError.of(error).error };
  }
}

/** Does one step; the page that it led to, if it is a click. */
function view({ tracker, icons, shortcomings }: LoadedAd, step: ViewingStep): readonly (string | null)[] {
  const [icon] = icons;
  const page = (address: string | null): readonly (string | null)[] => [
    address === null ? null : nameOf(address),
  ];
  if (typeof step === 'number') tracker.progress(step, DURATION);
  else if (step === 'click') return page(tracker.click());
  else if (step === 'icon click' && icon !== undefined) return page(tracker.iconClicked(icon));
  else {
    const steps: Record<Exclude<ViewingStep, number>, () => void> = {
      begin: () => {
        tracker.loaded();
        tracker.impression();
        for (const code of shortcomings) tracker.error(code);
      },
      mute: () => tracker.muted(true),
      unmute: () => tracker.muted(false),
      pause: () => tracker.paused(true),
      resume: () => tracker.paused(false),
      fill: () => tracker.resized(true),
      shrink: () => tracker.resized(false),
      skip: tracker.skipped,
      close: tracker.closed,
      end: tracker.complete,
      'in view': () => tracker.viewed('viewable'),
      'out of view': () => tracker.viewed('notViewable'),
      icon: () => icon !== undefined && tracker.iconShown(icon),
      unused: tracker.notUsed,
      unplayable: () => tracker.error(403),
      click: () => undefined,
      'icon click': () => undefined,
    };
    steps[step]();
  }
  return [];
}

describe('VAST 2.0 – 4.3 (AD-030, AD-037, AD-045, AD-049):', () => {
  it.each(vastRows.map((row) => [row.feature, row] as const))('%s', async (_feature, row) => {
    expect(await outcomeOf(row)).toMatchObject({
      ...row.outcome,
      ...(row.outcome.error === undefined && { error: 'UNKNOWN' }),
    });
  });
});

describe('in a browser is shown what is written as', () => {
  let stage: Stage;
  beforeEach(async () => {
    localStorage.clear();
    localStorage.setItem('volumeMuted', 'true');
    await setFaults([]);
    stage = setStage();
  });
  afterEach(() => strike(stage));

  it.each(vastRows.flatMap((row, index) => (row.isPlayed ? [[row.feature, index] as const] : [])))(
    '%s',
    async (_feature, index) => {
      void stage.player.load(filmWithAds({ preroll: `row&row=${index}` }));
      await expect.poll(() => stage.player.store.getState().ad).not.toBeNull();
    },
  );
});
