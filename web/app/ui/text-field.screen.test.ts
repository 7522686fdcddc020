import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startScreens } from './testing/screens.ts';
import type { Screens } from './testing/screens.ts';

let screens: Screens;
beforeAll(async () => {
  screens = await startScreens();
});
afterAll(() => screens.close());

const limits = {
  rus: 'Не больше 100 символов',
  eng: 'At most 100 characters',
  hye: 'Առավելագույնը 100 նիշ',
} as const;

describe('a field that takes so much and no more (PF-014)', () => {
  it.each(['rus', 'eng', 'hye'] as const)(
    'says how much a field takes when more is written into it, keeps what was written, and is not sent: %s',
    async (language) => {
      const page = await screens.open('/search', { language });
      const field = page.getByRole('combobox');
      await field.fill('a'.repeat(100));
      expect(await field.getAttribute('aria-invalid')).toBeNull();
      await field.fill('a'.repeat(101));
      await expect.poll(() => page.getByText(limits[language]).isVisible()).toBe(true);
      expect([await field.getAttribute('aria-invalid'), await field.inputValue()]).toEqual([
        'true',
        'a'.repeat(101),
      ]);
      await field.press('Enter');
      expect(new URL(page.url()).search).toBe('');
      await field.fill('a');
      await expect.poll(() => page.getByText(limits[language]).isVisible()).toBe(false);
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true);
      await page.context().close();
    },
  );
});
