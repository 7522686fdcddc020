/** No-break spaces of messages in ICU format. */
import { withNoBreakSpaces } from '@kadr/contract/no-break-spaces';
import type { Token } from '@messageformat/parser';

/**
 * A message, parsed into `tokens`, with no-break spaces: including those between a word and a placeholder, and between
 * a number and what it counts. `numbers` are the placeholders that take a number.
 */
export function messageWithNoBreakSpaces(
  { text, tokens }: { readonly text: string; readonly tokens: readonly Token[] },
  numbers: ReadonlySet<string>,
): string {
  let result = text;
  const visit = (siblings: readonly Token[]): void => {
    for (const [at, token] of siblings.entries()) {
      if (token.type === 'content') {
        const { offset, text: written } = token.ctx;
        const before = standIn(siblings[at - 1], numbers);
        const after = standIn(siblings[at + 1], numbers);
        const spaced = withNoBreakSpaces(before + written + after).slice(
          before.length,
          -after.length || undefined,
        );
        result = result.slice(0, offset) + spaced + result.slice(offset + written.length);
      } else if ('cases' in token) for (const option of token.cases) visit(option.tokens);
    }
  };
  visit(tokens);
  return result;
}

/** The character that a placeholder counts as when the spaces around it are chosen. */
function standIn(token: Token | undefined, numbers: ReadonlySet<string>): string {
  if (token === undefined) return '';
  const isNumber =
    token.type === 'octothorpe' ||
    token.type === 'function' ||
    (token.type === 'argument' && numbers.has(token.arg));
  return isNumber ? '0' : '“';
}
