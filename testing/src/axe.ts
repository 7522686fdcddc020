import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { whileDrawn } from './undrawn.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that judge colours. */
const colours = ['color-contrast', 'link-in-text-block'];

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe's findings on the page as it is now: a line for each fault, with the element; empty when there is none. */
export function faults(page: Page): Promise<string[]> {
  return found(page, everything);
}

/**
 * Axe's findings on the page in both colour schemes. The document is the same in both: in the dark one, axe judges its
 * colours alone. The page is left dark, without motion.
 */
export async function faultsInSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await found(page, everything);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await found(page, { type: 'rule', values: colours });
  return [...light.map((fault) => `light: ${fault}`), ...dark.map((fault) => `dark: ${fault}`)];
}

async function found(page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[]> {
  // Through the debugger, because the page's own policy refuses scripts that are not its own.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const results = await whileDrawn(page, async () => {
    await transitionsDone(page);
    return judged(page, { runOnly, resultTypes: ['violations'] });
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary ?? ''}`),
  );
}

/**
 * Another colour scheme begins transitions: half-way, a text has its new colour on the old background. The end of one
 * can begin another below it. An element that moves with the time, as a progress bar does, begins them for as long as
 * the page is there.
 */
async function transitionsDone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = (): Animation[] =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    const generations = 10;
    for (let generation = 0; generation < generations; generation += 1) {
      const transitions = running();
      if (transitions.length === 0) return;
      await Promise.all(transitions.map((transition) => transition.finished.catch(() => undefined)));
    }
  });
}

function judged(page: Page, options: RunOptions): Promise<AxeResults> {
  return page.evaluate((given) => {
    const axe: { run(context: Document, options: RunOptions): Promise<AxeResults> } = Reflect.get(
      globalThis,
      'axe',
    );
    return axe.run(document, given);
  }, options);
}
