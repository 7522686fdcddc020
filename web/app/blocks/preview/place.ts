export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The least distance from the edges of the screen, in CSS pixels. */
const margin = 12;

/**
 * The position of a preview of `size` over `card`: their centres coincide, as far as the screen allows. All in CSS
 * pixels from the top left of the screen.
 */
export function placeOver(
  card: Box,
  size: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
): Pick<Box, 'left' | 'top'> {
  const within = (wanted: number, length: number, room: number): number =>
    Math.max(margin, Math.min(wanted, room - length - margin));
  return {
    left: within(card.left + card.width / 2 - size.width / 2, size.width, screen.width),
    top: within(card.top + card.height / 2 - size.height / 2, size.height, screen.height),
  };
}
