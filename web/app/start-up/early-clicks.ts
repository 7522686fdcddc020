/** The most clicks kept: recording may never start. */
const most = 50;

/**
 * Keeps what is clicked until clicks are recorded, whose code and session come later. Returns a function that ends it
 * and returns the clicked elements in order.
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
