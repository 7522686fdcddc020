import type { Page } from 'playwright-core';
import type { ConsoleSample } from './console-sample.ts';

export interface ConsoleShot {
  readonly name: string;
  /** Below `/console`. */
  readonly path: string;
  /** Brings the screen into the state for the picture. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Whether the guide (`docs/console.md`) shows it. */
  readonly isInGuide?: boolean;
}

const dialog = async (page: Page): Promise<void> => page.getByRole('dialog').waitFor();
/** Opens a dialog by the button at a place among those of the screen's head. */
const headButton = (place: number) => async (page: Page) => {
  await page.locator('main header').first().getByRole('button').nth(place).click();
  await dialog(page);
};
const panelButton = (place: number) => async (page: Page) => {
  await page.locator('main section').first().getByRole('button').nth(place).click();
  await dialog(page);
};

/** Every screen of the console, and dialogs of some, on the demo and the sample. */
export function consoleShots(sample: ConsoleSample, films: readonly string[]): readonly ConsoleShot[] {
  return [
    { name: 'today', path: '/', isInGuide: true },
    { name: 'titles', path: '/records/title' },
    { name: 'film', path: sample.film, isInGuide: true },
    { name: 'imports', path: '/imports' },
    { name: 'pages', path: '/records/media_view' },
    { name: 'page', path: sample.page, isInGuide: true },
    { name: 'brands', path: '/brands' },
    { name: 'brand', path: '/brands/kadr', isInGuide: true },
    { name: 'brand-new', path: '/brands', prepare: headButton(0) },
    {
      name: 'films-in',
      path: '/films',
      isInGuide: true,
      prepare: async (page) => {
        await page
          .locator('input[type="file"]')
          .first()
          .setInputFiles([...films]);
        await page.locator('[role=progressbar], progress').first().waitFor();
      },
    },
    { name: 'on-air', path: '/television' },
    { name: 'schedule', path: sample.schedule, isInGuide: true },
    { name: 'schedule-add', path: sample.schedule, prepare: panelButton(0) },
    { name: 'guides', path: '/guides' },
    { name: 'accounts', path: '/people' },
    { name: 'account', path: sample.account, isInGuide: true },
    { name: 'problem-reports', path: '/reports' },
    { name: 'money', path: '/money' },
    { name: 'money-reports', path: '/money/reports', isInGuide: true },
    { name: 'broadcasts', path: '/marketing/broadcasts' },
    { name: 'broadcast', path: sample.broadcast },
    { name: 'segments', path: '/marketing/segments' },
    { name: 'segment', path: sample.segment, isInGuide: true },
    { name: 'promo-code-new', path: '/new/promo_code' },
    { name: 'campaigns', path: '/advertising' },
    { name: 'campaign', path: sample.campaign, isInGuide: true },
    { name: 'ad-report', path: '/advertising/report' },
    { name: 'analytics', path: '/analytics' },
    { name: 'staff', path: '/settings/staff', isInGuide: true },
    { name: 'invite', path: '/settings/staff', prepare: headButton(0) },
    { name: 'roles', path: '/settings/roles' },
    { name: 'keys', path: '/settings/keys' },
    { name: 'key-new', path: '/settings/keys', prepare: headButton(0) },
    { name: 'webhooks', path: '/settings/webhooks' },
    { name: 'toggles', path: '/settings/toggles' },
    { name: 'audit', path: '/settings/audit' },
    { name: 'service', path: '/settings/service' },
  ];
}
