import { toasts } from '../data/toasts.ts';

/** Seconds for which the panel about the copied link is shown. */
const shownFor = 5;

/** Shares a story's address by the system's dialog, or copies it to the clipboard if there is none. */
export async function shareStory(
  { name, path }: { readonly name: string; readonly path: string },
  said: { readonly copied: string; readonly failed: string },
): Promise<void> {
  const url = new URL(path, window.location.href).href;
  if ('share' in navigator) {
    try {
      await navigator.share({ title: name, url });
      return;
    } catch (error) {
      // A viewer who cancels wants no fallback.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toasts.show({ title: said.copied, text: name, duration: shownFor });
  } catch {
    toasts.show({ title: said.failed, text: url, tone: 'bad', duration: shownFor });
  }
}
