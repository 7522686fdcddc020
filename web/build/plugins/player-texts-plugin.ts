import { withNoBreakSpaces } from '@kadr/contract/no-break-spaces';
import type { Plugin } from 'vite';

const playerTexts = /\/player\/src\/react\/(?:messages\/(?:rus|eng|hye)|karaoke\/messages)\.ts$/;
/** Texts in TypeScript. An interpolated value ends a text: its code is not text. */
const literals = /'[^'\n]*'|(?<=`|\})[^`${}]*(?:`|\$\{)/g;

/** Puts no-break spaces into the player's texts, as into the messages of pages. */
export function playerTextsPlugin(): Plugin {
  return {
    name: 'kadr:player-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!playerTexts.test(id.split('?')[0] ?? '')) return undefined;
      return { code: code.replace(literals, withNoBreakSpaces), map: null };
    },
  };
}
