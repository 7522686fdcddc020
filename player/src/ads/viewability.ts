/** Whether an advertisement was in view (MRC: half of its dots, for two seconds of playing without a break). */

/** Share of the picture's dots. */
const SHARE = 0.5;
/** Seconds of playing. */
const LONG_ENOUGH = 2;

/**
 * Calls back with `viewable` when it was in view, while `element` plays. The returned function tells the final result:
 * `null` when it has been reported already.
 */
export function watchView(
  element: HTMLVideoElement,
  viewable: () => void,
  signal: AbortSignal,
): () => 'notViewable' | 'viewUndetermined' | null {
  if (!('IntersectionObserver' in globalThis)) return () => 'viewUndetermined';
  let isInView = false;
  let since: number | null = null;
  let isTold = false;
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= SHARE;
      if (!isInView) since = null;
    },
    { threshold: [0, SHARE] },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  const look = (): void => {
    if (!isInView || document.visibilityState === 'hidden') {
      since = null;
      return;
    }
    since ??= element.currentTime;
    if (isTold || element.currentTime - since < LONG_ENOUGH) return;
    isTold = true;
    observer.disconnect();
    viewable();
  };
  element.addEventListener('timeupdate', look, { signal });
  return () => (isTold ? null : 'notViewable');
}
