/**
 * Takes a view transition that does not run (the next navigation came, the tab is hidden, the page took long) for what it is:
 * the page is there without movement. Browsers report it as an unhandled rejection, which nobody can do anything about.
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
