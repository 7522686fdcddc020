/**
 * Every way to break `text` into 1…`most` lines, words whole. Short words that lean on the next one (prepositions,
 * articles, numbers before a name) do not end a line.
 */
export function breakings(text: string, most: number): string[][] {
  const words = joined(text);
  const found: string[][] = [];
  const last = words.length - 1;
  for (let cuts = 0; cuts < 2 ** last; cuts++) {
    const lines: string[] = [];
    let line = words[0] ?? '';
    for (let i = 0; i < last; i++) {
      if (cuts & (1 << i)) {
        lines.push(line);
        line = words[i + 1] ?? '';
      } else line += ` ${words[i + 1] ?? ''}`;
    }
    lines.push(line);
    if (lines.length <= most) found.push(lines);
  }
  return found;
}

/** Words, with those that may not end a line tied to the next one. */
function joined(text: string): string[] {
  const words: string[] = [];
  let tied = '';
  const all = text.split(/\s+/).filter(Boolean);
  for (const [i, word] of all.entries()) {
    const leans = word.length <= 2 && i < all.length - 1 && all.length > 2;
    if (leans) tied += `${word} `;
    else {
      words.push(tied + word);
      tied = '';
    }
  }
  return words.length > 0 ? words : [text];
}
