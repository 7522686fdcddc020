import type { Page } from 'playwright-core';

/** The methods by which locators read the text of a page. */
const reads = ['innerText', 'textContent', 'allInnerTexts', 'allTextContents', 'getAttribute'] as const;

const patched = new WeakSet<object>();

/**
 * Makes locators read no-break spaces as plain ones, as Playwright's own matching by text does. A test of a screen says
 * which words are there; where their lines may end is tested where the spaces are set.
 */
export function readPlainSpaces(page: Page): void {
  const prototype: unknown = Object.getPrototypeOf(page.locator('html'));
  if (typeof prototype !== 'object' || prototype === null || patched.has(prototype)) return;
  patched.add(prototype);
  for (const name of reads) {
    const read: unknown = Reflect.get(prototype, name);
    if (typeof read !== 'function') throw new TypeError(`Playwright's locators have no “${name}”.`);
    Reflect.set(prototype, name, async function (this: unknown, ...args: unknown[]) {
      return plain(await Reflect.apply(read, this, args));
    });
  }
}

function plain(read: unknown): unknown {
  if (typeof read === 'string') return read.replaceAll('\u00a0', ' ');
  return Array.isArray(read) ? read.map(plain) : read;
}
