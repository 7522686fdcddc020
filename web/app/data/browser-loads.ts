import { createDocumentLoads } from './document-loads.ts';
import type { DocumentLoads } from './document-loads.ts';
import { whenVisible } from './when-visible.ts';

/** The loads that this page starts itself; their rules hold across documents of the tab. */
export function documentLoads(): DocumentLoads {
  return createDocumentLoads({
    now: Date.now,
    loadedAt: performance.timeOrigin,
    random: Math.random,
    store: sessionStorage,
    after: (milliseconds, run) => setTimeout(run, milliseconds),
    whenVisible: (run) => whenVisible(document, run),
    hasPlayer: () => document.querySelector('[data-player]') !== null,
    load: (path) => (path === null ? location.reload() : location.assign(path)),
  });
}
