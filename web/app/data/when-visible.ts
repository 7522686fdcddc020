/** Runs something once a document is in sight: now, or when it comes to be. */
export function whenVisible(
  document: Pick<Document, 'visibilityState' | 'addEventListener'>,
  run: () => void,
): void {
  if (document.visibilityState === 'visible') return run();
  document.addEventListener('visibilitychange', () => whenVisible(document, run), { once: true });
}
