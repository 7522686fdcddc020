import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { whileDrawn } from './undrawn.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is now: a line for each fault, with the element; empty when there is none. */
export async function faults(page: Page): Promise<string[]> {
  // Through the debugger, because the page's own policy refuses scripts that are not its own.
  await page.evaluate(source);
  const results = await whileDrawn(page, () => judged(page));
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary ?? ''}`),
  );
}

function judged(page: Page): Promise<AxeResults> {
  return page.evaluate(() => {
    const axe: { run(context: Document, options: object): Promise<AxeResults> } = Reflect.get(
      globalThis,
      'axe',
    );
    return axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
  });
}
