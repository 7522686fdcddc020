import { Secret, TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright-core';
import type { Product } from './product.ts';

/** The console in a browser, in Russian, as an operator uses it. */
export interface Desk {
  readonly page: Page;
  readonly button: (name: string | RegExp) => Locator;
  readonly region: (name: string) => Locator;
  readonly dialog: () => Locator;
  /** Follows a link of the navigation and waits for its screen. */
  readonly go: (link: string, title?: string) => Promise<void>;
  /** Waits until the screen with a title is there. */
  readonly title: (name: string) => Promise<void>;
  /** Waits for a notice, and closes it. */
  readonly notice: (text: string) => Promise<void>;
  /** Chooses a value of a list. */
  readonly choose: (list: Locator, option: string) => Promise<void>;
  /** Finds a record by the beginning of its name and chooses it. */
  readonly find: (within: Locator | Page, label: string, name: string) => Promise<void>;
}

export function deskOf(page: Page): Desk {
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const option = (name: string) => page.getByRole('option', { name, exact: true }).click();
  return {
    page,
    button: (name) => page.getByRole('button', { name, exact: true }),
    region: (name) => page.getByRole('region', { name, exact: true }),
    dialog: () => page.getByRole('dialog'),
    title,
    go: async (link, name = link) => {
      await page.getByRole('link', { name: link, exact: true }).click();
      await title(name);
    },
    notice: async (text) => {
      const close = page.getByRole('button', { name: 'Закрыть' });
      const notices = page.getByRole('region', { name: 'Уведомления' });
      const card = notices.locator('div').filter({ hasText: text, has: close }).last();
      await card.getByRole('button', { name: 'Закрыть' }).click();
      await card.waitFor({ state: 'detached' });
    },
    choose: async (list, name) => {
      await list.click();
      await option(name);
    },
    find: async (within, label, name) => {
      await within.getByRole('combobox', { name: label, exact: true }).fill(name);
      await page.getByRole('option', { name }).click();
    },
  };
}

/** Signs up the owner of a new service by the link that it has printed, with an authenticator app. */
export async function signUpOwner(
  { page, button, title }: Desk,
  product: Product,
  owner: { readonly name: string; readonly email: string; readonly password: string },
): Promise<{ readonly invitation: string }> {
  const link = /\/console\/invitation\/[\w-]+/.exec(product.output())?.[0] ?? '';
  await page.goto(product.url + link);
  await page.getByLabel('Имя').fill(owner.name);
  await page.getByLabel('Эл. почта').fill(owner.email);
  await page.getByLabel('Придумайте пароль').fill(owner.password);
  await button('Принять приглашение').click();
  await button('Подключить приложение для кодов').click();
  await page.getByText('Или введите ключ вручную').waitFor();
  const [key = ''] = /[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}/.exec(await page.locator('body').innerText()) ?? [];
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await page.getByLabel('Код, который показывает приложение').fill(totp.generate());
  await button('Подключить').click();
  await page.getByText('Коды сохранены').click();
  await button('Продолжить').click();
  await title(`Здравствуйте, ${owner.name}`);
  return { invitation: link.split('/').at(-1) ?? '' };
}
