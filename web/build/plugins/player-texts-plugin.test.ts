import { expect, it } from 'vitest';
import { playerTextsPlugin } from './player-texts-plugin.ts';

const texts = '/kadr/player/src/react/messages/rus.ts';

function transform(code: string, id: string): string | undefined {
  const { transform: hook } = playerTextsPlugin();
  if (typeof hook !== 'function') throw new TypeError('The plugin transforms nothing.');
  const result: unknown = Reflect.apply(hook, {}, [code, id]);
  return typeof result === 'object' && result !== null && 'code' in result
    ? String(result.code).replaceAll('\u00a0', '~')
    : undefined;
}

it('keeps short words with the next one in texts, and leaves code and other modules alone', () => {
  const code = [
    "  fullscreen: 'На весь экран', // в коде и здесь",
    '  until: (clock) => `до ${clock}`,',
    '  of: (at, all) => `${at > 0 ? at : 0} из ${all}, и всё`,',
  ].join('\n');
  expect(transform(code, texts)).toBe(
    [
      "  fullscreen: 'На~весь экран', // в коде и здесь",
      '  until: (clock) => `до~${clock}`,',
      '  of: (at, all) => `${at > 0 ? at : 0} из~${all}, и~всё`,',
    ].join('\n'),
  );
  expect(transform(code, '/kadr/player/src/react/player.tsx')).toBeUndefined();
});
