/**
 * Captions where our own layer cannot be: iPhones fill the screen with the bare picture, and Safari's
 * picture-in-picture takes it out of the page. There the element's own track shows what the overlay would; the look
 * follows the viewer's style as far as `::cue` goes (and the system's caption settings, which win on Apple's devices).
 * For Safari alone, and fetched there alone.
 */
import type { PlayerState } from '../state/state.ts';
import type { ReadonlyStore } from '../store/store.ts';
import type { Cue } from '../subtitles/cues.ts';

/** Safari's own names. */
interface WebkitVideo {
  readonly webkitDisplayingFullscreen?: boolean;
  readonly webkitPresentationMode?: string;
}

/** Tracks of this name are skipped when Shaka lists those of an element that plays without Shaka's own display. */
const TRACK_LABEL = 'Shaka Player TextTrack';

export function connectNativeCaptions(
  media: HTMLVideoElement & WebkitVideo,
  store: ReadonlyStore<PlayerState>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  let track: TextTrack | null = null;
  let shown: readonly Cue[] = [];

  const isPictureAlone = (): boolean =>
    media.webkitDisplayingFullscreen === true || media.webkitPresentationMode === 'picture-in-picture';
  const show = (cues: readonly Cue[]): void => {
    if (track === null || cues === shown) return;
    // The list shrinks under the loop: a copy is walked.
    for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue);
    const { position } = store.getState().captionStyle;
    for (const cue of cues) track.addCue(toNativeCue(cue, position === 'top' ? 'top' : cue.place));
    shown = cues;
  };
  const update = (): void => {
    if (isPictureAlone()) {
      track ??= media.addTextTrack('subtitles', TRACK_LABEL);
      track.mode = 'showing';
      show(store.getState().cues);
    } else if (track !== null) {
      show([]);
      track.mode = 'disabled';
    }
  };

  for (const event of ['webkitbeginfullscreen', 'webkitendfullscreen', 'webkitpresentationmodechanged'])
    media.addEventListener(event, update, { signal });
  signal.addEventListener('abort', store.subscribe(update));
  update();
}

function toNativeCue({ start, end, lines }: Cue, place: Cue['place']): VTTCue {
  const text = lines
    .map((line) =>
      line
        .map(({ text, isItalic, isBold, isUnderlined }) => {
          const tags = [isItalic && 'i', isBold && 'b', isUnderlined && 'u'].filter(Boolean);
          const opening = tags.map((tag) => `<${String(tag)}>`).join('');
          const closing = tags
            .toReversed()
            .map((tag) => `</${String(tag)}>`)
            .join('');
          return opening + escapeText(text) + closing;
        })
        .join(''),
    )
    .join('\n');
  const cue = new VTTCue(start, end, text);
  if (place === 'top') cue.line = 0;
  return cue;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
