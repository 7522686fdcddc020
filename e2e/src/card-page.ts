/** The page for entering a card, as viewers use it, and 3-D Secure of the sandbox bank. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Cards of the sandbox bank. */
export const cards = {
  secure: '2200000000000004',
  plain: '2202474301322987',
  poor: '2200000000000053',
  /** Charged without the viewer, it is declined twice, then charged. */
  savedRecovers: '2204000000000802',
} as const;

/** Expiry and code of each card. */
const [expiry, code] = ['0931', '739'];

/** Types a card, digit by digit, and sends it. */
export async function enterCard(page: Page, number: string): Promise<void> {
  const field = page.getByLabel('Номер карты');
  await expect.poll(() => field.isEnabled()).toBe(true);
  await field.fill('');
  await field.pressSequentially(number);
  await page.getByLabel('Срок действия').fill('');
  await page.getByLabel('Срок действия').pressSequentially(expiry);
  await page.getByLabel('Код', { exact: true }).fill(code);
  await page.getByRole('button', { name: /^(?:Заплатить|Привязать|Попробовать)/ }).click();
}

/** Passes 3-D Secure, and comes back. */
export async function passSecure(page: Page): Promise<void> {
  await page.waitForURL('**/acs/*');
  await page.locator('input[name="code"]').fill('123');
  await page.locator('input[name="code"]').press('Enter');
  await page.waitForURL('**/pay?ticket_id=*&returned=1');
}
