const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu;

/**
 * A displayable name from a foreign file: one line, without control and direction characters, at most `longest`
 * characters; empty when nothing is left.
 */
export function cleanTitle(title: string, longest = 60): string {
  const plain = title.slice(0, 2000).replace(unprintable, ' ').replace(/\s+/gu, ' ').trim();
  const characters = Array.from(plain);
  return characters.length <= longest
    ? plain
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
