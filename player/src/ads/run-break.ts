/** Runs one break: requests its advertisements, shows them, and returns the element to the content. */
import type { AdPlace } from '../source/ad-plan.ts';
import { runAdBlock } from './ad-block.ts';
import { removeElement, reportAdError } from './ad-context.ts';
import type { AdContext, RunningBreak } from './ad-context.ts';
import { adRequestUrl, hasPosition } from './ad-request.ts';
import { adDue, breakOver } from './ad-state.ts';
import type { AdBreak } from './ad-rules.ts';
import { loadReader } from './load-reader.ts';
import { showAd } from './show-ad.ts';
import type { LoadedAd } from './vast/loaded-ad.ts';

interface BreakOutcome {
  /** Advertisements that were seen. */
  readonly shown: number;
  /** The break was ended before its last advertisement. */
  readonly wasCut: boolean;
}

/** Resolves when the break is over. `holds`: the content is stopped from its beginning. */
export async function runBreak(context: AdContext, adBreak: AdBreak, holds: boolean): Promise<BreakOutcome> {
  const { ports, slots } = context;
  const { media, store, plan, emit, signal } = ports;
  const block = { place: adBreak.place, count: slots.free(adBreak) };
  const now: RunningBreak = {
    adBreak,
    holds,
    abort: new AbortController(),
    playback: null,
    ad: null,
    adPosition: 0,
    macros: null,
    unseen: new Set(),
  };
  context.running = now;
  if (holds) store.patch(adDue(true));
  emit({ type: 'ads-block-start', ...block, position: media.currentTime, shown: 0 });
  const shown = await runAdBlock<LoadedAd>({
    slots: block.count,
    isAskedOnce: !hasPosition(plan, adBreak.place),
    ask: (adPosition) => requestAds(context, now, adPosition),
    show: (ad, number, count) => showAd(context, now, ad, { number, count }),
    failed: (error, adPosition) => reportAdError(context, adBreak, error, adPosition),
    signal: now.abort.signal,
  });
  const wasCut = now.abort.signal.aborted;
  for (const ad of now.unseen) ad.tracker.notUsed();
  if (context.running === now) context.running = null;
  if (signal.aborted) return { shown, wasCut };
  await ports.showInPip(media);
  removeElement(context);
  if (!wasCut) slots.close(adBreak);
  store.patch(breakOver(stateAfter(context, adBreak.place)));
  emit({ type: 'ads-block-end', ...block, position: media.currentTime, shown });
  return { shown, wasCut };
}

/** The advertisements of the slot `adPosition`. */
async function requestAds(
  { ports, element, slots }: AdContext,
  now: RunningBreak,
  adPosition: number,
): Promise<readonly LoadedAd[]> {
  const { plan, environment, emit, media } = ports;
  const { place } = now.adBreak;
  const url = adRequestUrl(plan, place, adPosition);
  emit({ type: 'ad-request', place, adPosition, url });
  const { loadVast, createAdMacros } = await loadReader(environment);
  now.macros ??= createAdMacros({ ...ports, element, place, slots: slots.free(now.adBreak) });
  const ads = await loadVast(url, {
    environment,
    signal: now.abort.signal,
    isMuted: media.muted,
    macros: now.macros.values,
    send,
  });
  for (const ad of [...ads, ...(ads[0]?.instead ?? [])]) now.unseen.add(ad);
  return ads;
}

function stateAfter({ ports, midrolls, isBlocked }: AdContext, last: AdPlace): false | 'ended' | 'blocked' {
  if (isBlocked) return 'blocked';
  const { pauseroll, postroll } = ports.plan.requests;
  const isOver = last === 'postroll' || (pauseroll === undefined && postroll === undefined);
  return isOver && !midrolls.hasMore() ? 'ended' : false;
}

/** Tracking addresses are requested as pictures, which needs no permission of their servers. */
function send(address: string): void {
  new Image().src = address;
}
