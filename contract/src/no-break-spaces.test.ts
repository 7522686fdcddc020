import { expect, it } from 'vitest';
import { withNoBreakSpaces } from './no-break-spaces.ts';

/** Makes no-break spaces visible. */
const typeset = (text: string): string => withNoBreakSpaces(text).replaceAll('\u00a0', '~');

it.each([
  ['Что из этого вам по душе?', 'Что из~этого вам по~душе?'],
  ['Не в сети и не на месте', 'Не~в~сети и~не~на~месте'],
  ['«О нас» (в новой вкладке)', '«О~нас» (в~новой вкладке)'],
  ['Продолжим с того же места — хотя бы', 'Продолжим с~того~же места~— хотя~бы'],
  ['кто-то и где-то, но какой-то до-ре-ми', 'кто-то и~где-то, но~какой-то до-ре-ми'],
  ['Эл. почта, 14 дней за 299 ₽ и 50 %', 'Эл.~почта, 14~дней за~299~₽ и~50~%'],
])('Russian: “%s”', (text, expected) => expect(typeset(text)).toBe(expected));

it.each([
  ['Ընտրված է ձեր նախընտրած ժանրերով և ֆիլմերով։', 'Ընտրված~է ձեր նախընտրած ժանրերով և~ֆիլմերով։'],
  ['Էլ. փոստ, 14 օր', 'Էլ.~փոստ, 14~օր'],
])('Armenian: “%s”', (text, expected) => expect(typeset(text)).toBe(expected));

it.each([
  ['Choose a film, I say — within 14 days', 'Choose a~film, I~say~— within 14~days'],
  ['A house on a hill, a-ha', 'A~house on a~hill, a-ha'],
])('English: “%s”', (text, expected) => expect(typeset(text)).toBe(expected));

it('leaves a text alone that has them already, and is as long as before', () => {
  const text = 'Не в сети: 14 дней — и всё';
  expect(withNoBreakSpaces(withNoBreakSpaces(text))).toBe(withNoBreakSpaces(text));
  expect(withNoBreakSpaces(text)).toHaveLength(text.length);
});
