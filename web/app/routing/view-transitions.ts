/**
 * Ignores skipped view transitions (the next navigation came, the tab is hidden, the page took long): the page appears
 * without animation. Browsers report them as unhandled rejections, which need no action.
 */
export function tolerateSkippedTransitions(document: Document): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (...update) => {
    const transition = start(...update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
