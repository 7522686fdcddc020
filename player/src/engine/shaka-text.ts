/** Collects the cues that Shaka emits and says, to the moment, which of them show; the overlay draws them. */
import { activeCues, cueText, nextChange } from '../subtitles/cues.ts';
import type { Cue, CueSpan } from '../subtitles/cues.ts';
import type shaka from 'shaka-player/dist/shaka-player.dash-es2021.js';

export class CueCollector implements shaka.extern.TextDisplayer {
  readonly #media: HTMLMediaElement;
  readonly #changed: (cues: readonly Cue[]) => void;
  readonly #abort = new AbortController();
  #cues: readonly Cue[] = [];
  #shown: readonly Cue[] = [];
  #isVisible = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(media: HTMLMediaElement, changed: (cues: readonly Cue[]) => void) {
    this.#media = media;
    this.#changed = changed;
    for (const event of ['timeupdate', 'seeking', 'seeked', 'play', 'pause', 'ratechange']) {
      media.addEventListener(event, () => this.#update(), { signal: this.#abort.signal });
    }
  }

  append(cues: readonly shaka.text.Cue[]): void {
    const known = new Set(this.#cues.map(identity));
    const added = cues.map(readCue).filter((cue) => cue.lines.length > 0 && !known.has(identity(cue)));
    this.#cues = [...this.#cues, ...added];
    this.#update();
  }

  remove(startTime: number, endTime: number): boolean {
    if (this.#abort.signal.aborted) return false;
    this.#cues = this.#cues.filter((cue) => cue.start < startTime || cue.end > endTime);
    this.#update();
    return true;
  }

  isTextVisible(): boolean {
    return this.#isVisible;
  }

  setTextVisibility(isVisible: boolean): void {
    this.#isVisible = isVisible;
    this.#update();
  }

  configure(): void {
    this.#update();
  }

  setTextLanguage(): void {
    this.#update();
  }

  destroy(): Promise<void> {
    this.#abort.abort();
    clearTimeout(this.#timer);
    this.#cues = [];
    this.#show([]);
    return Promise.resolve();
  }

  #update(): void {
    if (this.#abort.signal.aborted) return;
    clearTimeout(this.#timer);
    if (!this.#isVisible) {
      this.#show([]);
      return;
    }
    const { currentTime, paused, playbackRate } = this.#media;
    this.#show(activeCues(this.#cues, currentTime));
    const next = nextChange(this.#cues, currentTime);
    if (next === null || paused || playbackRate <= 0) return;
    // Events of the element come four times a second at best: a cue must appear on its frame.
    this.#timer = setTimeout(() => this.#update(), ((next - currentTime) / playbackRate) * 1000 + 5);
  }

  #show(cues: readonly Cue[]): void {
    if (cues.length === this.#shown.length && cues.every((cue, index) => cue === this.#shown[index])) return;
    this.#shown = cues;
    this.#changed(cues);
  }
}

function identity(cue: Cue): string {
  return `${cue.start}|${cue.end}|${cueText(cue)}`;
}

/** The parts of a Shaka cue that we draw. */
export interface CueNode {
  readonly startTime: number;
  readonly endTime: number;
  readonly payload: string;
  readonly lineBreak: boolean;
  readonly nestedCues: readonly CueNode[];
  readonly fontStyle: string;
  readonly fontWeight: number;
  readonly textDecoration: readonly string[];
  readonly line: number | null;
  readonly lineInterpretation: number;
}

/** Lines counted in per cent of the picture's height rather than in lines of text. */
const PERCENTAGE = 1;

/** Flattens a tree of cues into lines of spans. */
export function readCue(node: CueNode): Cue {
  const lines: CueSpan[][] = [[]];
  addSpans(node, {}, lines);
  const isOnTop =
    node.line !== null &&
    node.line >= 0 &&
    (node.lineInterpretation === PERCENTAGE ? node.line < 50 : node.line < 6);
  return {
    start: node.startTime,
    end: node.endTime,
    lines: lines.filter((line) => line.some((span) => span.text.trim() !== '')),
    place: isOnTop ? 'top' : 'bottom',
  };
}

function addSpans(node: CueNode, inherited: Omit<CueSpan, 'text'>, lines: CueSpan[][]): void {
  if (node.lineBreak) {
    lines.push([]);
    return;
  }
  const style = {
    ...inherited,
    ...(node.fontStyle === 'italic' && { isItalic: true }),
    ...(node.fontWeight >= 700 && { isBold: true }),
    ...(node.textDecoration.includes('underline') && { isUnderlined: true }),
  };
  node.payload.split('\n').forEach((text, index) => {
    if (index > 0) lines.push([]);
    if (text !== '') lines.at(-1)?.push({ text, ...style });
  });
  for (const nested of node.nestedCues) addSpans(nested, style, lines);
}
