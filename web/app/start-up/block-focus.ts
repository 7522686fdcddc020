import type { Facts } from '../data/events.ts';

/** A block of a view on the screen; `top` and `bottom` in CSS pixels from the screen's top. */
export interface SeenBlock {
  /** Its heading. */
  readonly name: string | null;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Fraction of a block that must be visible. A block that is taller than the screen must fill that fraction of the
 * screen.
 */
const share = 0.9;
/** Milliseconds without movement after which it counts. */
const debounce = 500;

/** Index of the first block of which 90 % are visible, -1 without one. */
export function focusedBlock(blocks: readonly SeenBlock[], screenHeight: number): number {
  return blocks.findIndex(({ top, bottom }) => {
    const seen = Math.min(bottom, screenHeight) - Math.max(top, 0);
    return bottom > top && seen >= share * Math.min(bottom - top, screenHeight);
  });
}

export interface BlockFocusPorts {
  /** Returns the path of the current page, and the blocks of its view in order; no blocks without a view. */
  readonly look: () => {
    readonly path: string;
    readonly blocks: readonly SeenBlock[];
    readonly height: number;
  };
  /** Calls the listener for anything that may have moved a block: scrolling, a resize, another page. */
  readonly onMove: (listener: () => void) => void;
  /** Runs something after a number of milliseconds; returns a function that cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly track: (name: 'media_block_focus' | 'media_block_change', data: Facts) => void;
}

/**
 * Records the block of a view at which a viewer stays, half a second after the last movement, and the change from one
 * block to another on the same page. Nothing is measured during movement.
 */
export function watchBlockFocus({ look, onMove, after, track }: BlockFocusPorts): void {
  let last: { readonly path: string; readonly name: string | null; readonly position: number } | null = null;
  let callOff: (() => void) | null = null;
  const measure = (): void => {
    callOff = null;
    const { path, blocks, height } = look();
    if (last !== null && last.path !== path) last = null;
    const position = focusedBlock(blocks, height);
    const block = blocks[position];
    if (block === undefined || (last?.position === position && last.name === block.name)) return;
    track('media_block_focus', { name: block.name, position, blocks: blocks.length });
    if (last !== null)
      track('media_block_change', {
        name: block.name,
        position,
        previous_name: last.name,
        previous_position: last.position,
      });
    last = { path, name: block.name, position };
  };
  const moved = (): void => {
    callOff?.();
    callOff = after(debounce, measure);
  };
  onMove(moved);
  moved();
}

/** The blocks of the view in `root`: sections that are not inside another one. */
export function blocksIn(root: ParentNode): readonly SeenBlock[] {
  const view = root.querySelector('[data-part="view"]');
  return [...(view?.querySelectorAll('section') ?? [])]
    .filter((section) => section.parentElement?.closest('section') === null)
    .map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      const heading = section.querySelector('h2, h3')?.textContent.trim();
      return { name: heading ? heading.slice(0, 100) : null, top, bottom };
    });
}
