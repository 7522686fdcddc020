import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Clock,
  Frame,
  Page,
} from 'playwright-core';
import { reportStall } from './stalls.ts';

/**
 * Contexts for tests that follow one another; each keeps its first page. A page that loads an app in a process that has
 * loaded it before takes half the CPU: the process runs already, and the scripts are compiled.
 *
 * When a test closes its context, all its traces are removed: documents, further pages, listeners, routes, scripts of
 * the start, cookies, storage, workers, history, and the place of the pointer. The HTTP cache stays. A context that
 * was changed in a way that cannot be undone is closed.
 */
export interface KeptPages {
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A context that has loaded nothing, and is never kept: for tests of what a page loads. */
  newColdContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Closes every context. */
  close(): Promise<void>;
}

/** Options that an existing page can be given; the others belong to its context from the start. */
type Changeable = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>;

interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly debugger: CDPSession;
  /** Ends the context as Playwright does. */
  readonly end: () => Promise<void>;
  /** Reverts the test's additions. */
  readonly undo: (() => unknown)[];
  /** Origins of documents. */
  readonly origins: Set<string>;
  /** Whether the test made a change that cannot be undone. */
  isSpent: boolean;
}

/** Calls of a context, a page or their clock whose effects Playwright cannot take back. */
const lasting = [
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'install',
  'newCDPSession',
  'pauseAt',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setFixedTime',
  'setGeolocation',
  'setSystemTime',
] as const;

export function keepPages(browser: Pick<Browser, 'newContext'>): KeptPages {
  const resting = new Map<string, Kept[]>();
  const all = new Set<Kept>();
  let uses = 0;

  async function start(key: string, options: BrowserContextOptions): Promise<Kept> {
    const context = await browser.newContext(options);
    await learnSilence(context);
    const page = await context.newPage();
    const kept: Kept = {
      context,
      page,
      debugger: await context.newCDPSession(page),
      end: context.close.bind(context),
      undo: [],
      origins: new Set(),
      isSpent: false,
    };
    page.on('framenavigated', (frame) => kept.origins.add(originOf(frame.url())));
    context.close = () => rest(key, kept);
    handOutOnce(kept);
    watch(kept, context);
    watch(kept, page);
    watch(kept, context.clock);
    all.add(kept);
    return kept;
  }

  async function rest(key: string, kept: Kept): Promise<void> {
    const others = resting.get(key) ?? [];
    if (!all.has(kept) || others.includes(kept)) return;
    if (kept.isSpent || kept.page.isClosed() || !(await isCleared(kept))) {
      all.delete(kept);
      return kept.end();
    }
    resting.set(key, [...(resting.get(key) ?? []), kept]);
  }

  return {
    async newContext({ viewport, colorScheme, reducedMotion, ...options } = {}) {
      const changeable = {
        ...(viewport !== undefined && { viewport }),
        ...(colorScheme !== undefined && { colorScheme }),
        ...(reducedMotion !== undefined && { reducedMotion }),
      };
      const key = JSON.stringify({ ...options, isWithoutViewport: viewport === null });
      const rested = resting.get(key)?.pop();
      const kept = rested ?? (await start(key, { ...options, ...changeable }));
      if (rested !== undefined) await change(rested.page, changeable);
      uses += 1;
      await forgetSession(kept, String(uses));
      return kept.context;
    },
    async newColdContext(options) {
      const kept = await start('', options ?? {});
      kept.isSpent = true;
      return kept.context;
    },
    async close() {
      const ending = [...all];
      all.clear();
      resting.clear();
      await Promise.all(ending.map((kept) => kept.end()));
    },
  };
}

async function change(page: Page, { viewport, colorScheme, reducedMotion }: Changeable): Promise<void> {
  if (viewport !== null) await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
  await page.emulateMedia({
    media: null,
    contrast: null,
    forcedColors: null,
    colorScheme: colorScheme ?? null,
    reducedMotion: reducedMotion ?? null,
  });
}

/** A session's storage belongs to the tab, and only its documents reach it: the first one clears it. */
async function forgetSession({ page, undo }: Kept, use: string): Promise<void> {
  const script = await page.addInitScript((current) => {
    try {
      if (sessionStorage.getItem('use-of-tab') === current) return;
      sessionStorage.clear();
      sessionStorage.setItem('use-of-tab', current);
    } catch {
      // A document without an origin has no storage.
    }
  }, use);
  undo.push(() => script.dispose());
}

/** Whether nothing of the test is left; a page that hangs or ended cannot be cleared. */
async function isCleared(kept: Kept): Promise<boolean> {
  try {
    await clear(kept);
    return true;
  } catch (error) {
    reportStall(`A page could not be cleared for the next test: ${String(error)}`);
    return false;
  }
}

async function clear(kept: Kept): Promise<void> {
  const { context, page, undo, origins } = kept;
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([context, page].map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })));
  for (const takeBack of undo.splice(0).toReversed()) await takeBack();
  await context.setOffline(false);
  await Promise.all(page.frames().map(leaveInSilence));
  await page.goto('about:blank');
  await context.clearCookies();
  for (const origin of origins)
    await kept.debugger.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  origins.clear();
  await kept.debugger.send('Page.resetNavigationHistory');
  await page.mouse.move(-1, -1);
  handOutOnce(kept);
}

/**
 * Requests and writes of a document that is left would count as the next test's. Listeners of a window are called in
 * the order they were added in: this one is the first.
 */
function learnSilence(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    for (const target of [window, document])
      for (const name of ['beforeunload', 'pagehide', 'visibilitychange', 'unload'])
        target.addEventListener(name, (event) => {
          if (Reflect.get(document, 'isLeftInSilence') === true) event.stopImmediatePropagation();
        });
  });
}

async function leaveInSilence(frame: Frame): Promise<void> {
  // A frame that has gone away cannot be left.
  await frame.evaluate(() => Reflect.set(document, 'isLeftInSilence', true)).catch(() => undefined);
}

/** The test's first page is the kept one. */
function handOutOnce({ context, page }: Kept): void {
  const open = Object.getPrototypeOf(context).newPage.bind(context) as BrowserContext['newPage'];
  let isHandedOut = false;
  context.newPage = () => {
    if (isHandedOut) return open();
    isHandedOut = true;
    return Promise.resolve(page);
  };
}

/** Records what a test does with a context, its page or its clock. */
function watch(kept: Kept, target: BrowserContext | Page | Clock): void {
  replace(target, 'addInitScript', (add) => async (...args) => {
    const added = (await add(...args)) as { dispose(): Promise<void> };
    kept.undo.push(() => added.dispose());
    return added;
  });
  const unlisten = methodOf(target, 'off');
  for (const name of ['on', 'once', 'addListener'])
    replace(target, name, (listen) => (...args) => {
      kept.undo.push(() => unlisten(...args));
      return listen(...args);
    });
  for (const name of lasting)
    replace(target, name, (call) => (...args) => {
      kept.isSpent = true;
      return call(...args);
    });
}

type Method = (...args: unknown[]) => unknown;

function replace(target: object, name: string, wrap: (method: Method) => Method): void {
  if (name in target) Reflect.set(target, name, wrap(methodOf(target, name)));
}

function methodOf(target: object, name: string): Method {
  const method: unknown = Reflect.get(target, name);
  return typeof method === 'function' ? (method.bind(target) as Method) : () => undefined;
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'null';
}
