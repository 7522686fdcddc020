import type { Facts } from '../data/events.ts';

/** A block of a view on the screen; `top` and `bottom` in CSS pixels from the screen's upper edge. */
export interface SeenBlock {
  /** Its heading. */
  readonly name: string | null;
  readonly top: number;
  readonly bottom: number;
}

/** The share of a block that has to be in sight. One that is taller than the screen has to fill as much of that. */
const share = 0.9;
/** Milliseconds for which nothing moves before it counts. */
const debounce = 500;

/** Place of the first block that is in sight by 90 %, -1 when none is. */
export function focusedBlock(blocks: readonly SeenBlock[], screenHeight: number): number {
  return blocks.findIndex(({ top, bottom }) => {
    const seen = Math.min(bottom, screenHeight) - Math.max(top, 0);
    return bottom > top && seen >= share * Math.min(bottom - top, screenHeight);
  });
}

export interface BlockFocusPorts {
  /** Path of the page that is shown, and the blocks of its view in their order; without a view none. */
  readonly look: () => {
    readonly path: string;
    readonly blocks: readonly SeenBlock[];
    readonly height: number;
  };
  /** Tells of whatever may have moved a block: scrolling, another size, another page. */
  readonly onMove: (listener: () => void) => void;
  /** Runs something after a number of milliseconds; returns how to cancel it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly track: (name: 'media_block_focus' | 'media_block_change', data: Facts) => void;
}

/**
 * Records which block of a view a viewer stays at: half a second after nothing moves any more, and from which to
 * which he has gone on the same page. While something moves nothing is measured.
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

/** The blocks of the view in `root`: sections that stand in no other. */
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
