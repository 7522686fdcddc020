/** Number of characters of a TV's code. */
export const tvCodeLength = 6;
