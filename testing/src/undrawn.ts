import type { BrowserContext, Page } from 'playwright-core';

/**
 * Leaves out drawing that no test looks at: a page's root, its dialogs and its popovers, which stand beside the root,
 * are transparent, so Chromium neither rasters nor composes them. Transitions take no time: each would be a second of
 * frames. Layout, focus, pointer and visibility for tests are as in a drawn page; animations run.
 */
export function leaveUndrawn(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const plain = new CSSStyleSheet();
    plain.replaceSync(
      '*, ::before, ::after, ::backdrop { backdrop-filter: none !important; transition: none !important; }',
    );
    const transparent = new CSSStyleSheet();
    transparent.replaceSync(':root, dialog, [popover], ::backdrop { opacity: 0 !important; }');
    document.adoptedStyleSheets.push(plain, transparent);
    Reflect.set(document, 'transparentRoot', transparent);
    // No paint is reported, which would start the app: an action of the viewer starts it, too.
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('input')), { once: true });
  });
}

/** Does something with a page as it is drawn: checks of colours need a page that is not transparent. */
export async function whileDrawn<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await draw(page, true);
  try {
    return await work();
  } finally {
    if (!page.isClosed()) await draw(page, false);
  }
}

const draw = (page: Page, isDrawn: boolean): Promise<void> =>
  page.evaluate((isDisabled) => {
    const transparent: unknown = Reflect.get(document, 'transparentRoot');
    if (transparent instanceof CSSStyleSheet) transparent.disabled = isDisabled;
  }, isDrawn);
