/** Runs something once a document is visible: now, or when it becomes visible. */
export function whenVisible(
  document: Pick<Document, 'visibilityState' | 'addEventListener'>,
  run: () => void,
): void {
  if (document.visibilityState === 'visible') return run();
  document.addEventListener('visibilitychange', () => whenVisible(document, run), { once: true });
}
