/** Characters of a code that a TV shows. */
export const tvCodeLength = 6;
