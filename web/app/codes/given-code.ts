/** The most characters of a code. */
export const longestCode = 64;

/** The code in the address of a page (`code`). */
export function givenCode(search: string): string {
  return (new URLSearchParams(search).get('code') ?? '').slice(0, longestCode).toUpperCase();
}
