/** The most clicks kept: recording may never start. */
const most = 50;

/**
 * Keeps clicked elements until recording starts: its code and the session come later. Returns a function that stops
 * keeping them and returns those so far, in order.
 */
export function keepEarlyClicks(document: Document): () => readonly Element[] {
  const clicked: Element[] = [];
  const listening = new AbortController();
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && clicked.length < most) clicked.push(target);
    },
    { capture: true, passive: true, signal: listening.signal },
  );
  return () => {
    listening.abort();
    return clicked;
  };
}
