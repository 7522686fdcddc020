import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filmWithAds, tracked } from '../testing/advertising.ts';
import { until } from '../testing/browser.ts';
import { vastRows } from '../testing/vast-rows.ts';
import { box, button, player, playsOn, press, show } from '../testing/player-page.tsx';
import { eng } from './messages/eng.ts';
import { hye } from './messages/hye.ts';

const adPlays = () => until(player, 'an advertisement plays', ({ ad }) => ad !== null);
const violations = async (): Promise<readonly string[]> =>
  (await axe.run(box, { rules: { region: { enabled: false } } })).violations.map(({ id }) => id);
/** A row of the table of VAST. */
const filmWithRow = (feature: string) =>
  filmWithAds({
    preroll: `row&row=${vastRows.findIndex((row) => row.feature.startsWith(feature))}&clip=long`,
  });
const advertisement = () => page.getByRole('region', { name: 'Реклама', exact: true });

describe('over an advertisement', () => {
  it('stands that it is one, whose, and which of how many; the film’s own controls are away (AD-066)', async () => {
    await show({ source: filmWithAds({ preroll: 'two' }) });
    await adPlays();
    await expect.element(advertisement().getByText('1 из 2', { exact: true })).toBeVisible();
    await expect.element(advertisement().getByText('ООО «Морской чай»', { exact: true })).toBeVisible();
    await expect.element(advertisement().getByText('Реклама', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Реклама, 1 из 2, ООО «Морской чай»')).toBeInTheDocument();
    expect(page.getByRole('slider', { name: 'Перемотка' }).query()).toBeNull();
    expect(button('Настройки').query()).toBeNull();
    expect(button('Пропустить').query()).toBeNull();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('5');
    expect(player.store.getState()).toMatchObject({ rewind: null, currentTime: 0 });
    await expect.element(advertisement().getByText('2 из 2', { exact: true })).toBeVisible();
    await playsOn(0.1);
    await expect.element(page.getByRole('slider', { name: 'Перемотка' })).toBeInTheDocument();
    expect(advertisement().query()).toBeNull();
  });

  it('counts down to the moment from which it may be skipped, by mouse and by keyboard', async () => {
    await show({ source: filmWithAds({ preroll: 'skippable' }) });
    await expect.element(page.getByText(/^Пропустить через \d\sс$/)).toBeVisible();
    await expect.element(button('Пропустить')).toBeVisible();
    expect(await violations()).toEqual([]);
    (button('Пропустить').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await playsOn(0.1);
    await expect.poll(tracked).toContain('skip skippable');
  });

  it('keys and buttons pause it and set its sound', async () => {
    await show({ source: filmWithAds({ preroll: 'one' }) });
    await adPlays();
    await userEvent.keyboard(' ');
    await until(player, 'it stands', ({ ad }) => ad?.isPaused === true);
    expect(await violations()).toEqual([]);
    const { currentTime } = await adPlays().then(({ ad }) => ad ?? { currentTime: -1 });
    await button('Смотреть').first().click();
    await until(player, 'it goes on', ({ ad }) => ad !== null && ad.currentTime > currentTime);
    press('Включить звук');
    await expect
      .poll(() => [...box.querySelectorAll('video')].map(({ muted }) => muted))
      .toEqual([false, false]);
  });

  it('a button leads to the advertiser in another tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await show({ source: filmWithAds({ preroll: 'one' }) });
    await button('На сайт рекламодателя (в новой вкладке)').click();
    expect(open).toHaveBeenCalledWith(expect.stringContaining('/advertiser'), '_blank', 'noopener');
    open.mockRestore();
  });

  it.each([
    ['English', eng],
    ['Armenian', hye],
  ] as const)('a click on the picture pauses it; in %s', async (_language, messages) => {
    await show({ source: filmWithAds({ preroll: 'one' }), messages });
    await adPlays();
    await expect.element(page.getByRole('region', { name: messages.ad.mark, exact: true })).toBeVisible();
    await userEvent.click(page.getByTestId('box'), { position: { x: 640, y: 300 } });
    await until(player, 'it stands', ({ ad }) => ad?.isPaused === true);
  });

  it('icons stand where their advertiser wants them, and lead to what they are about in another tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await show({ source: filmWithRow('`IconClickThrough`') });
    const icon = button('О рекламе (в новой вкладке)');
    await expect.element(icon).toBeVisible();
    await expect.poll(tracked).toContain('icon-view row');
    const { top, right, width, height } = icon.element().getBoundingClientRect();
    expect([right, width, height]).toEqual([1280, 77, 15]);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(await violations()).toEqual([]);
    await icon.click();
    expect(open).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('event=about'),
      '_blank',
      'noopener',
    );
    await expect.poll(tracked).toContain('icon-click row');
    await until(player, 'it waits', ({ ad }) => ad?.isPaused === true);
    open.mockRestore();
  });

  it('captions are shown where the viewer has subtitles on', async () => {
    localStorage.setItem('playerSubtitle', 'rus');
    await show({ source: filmWithRow('`ClosedCaptionFiles`') });
    await adPlays();
    await expect.element(page.getByText('Морской чай & мёд')).toBeVisible();
    await expect.element(page.getByText('собран на рассвете')).toBeVisible();
  });

  it('captions are not shown where he has them off', async () => {
    localStorage.setItem('playerSubtitle', 'off');
    await show({ source: filmWithRow('`ClosedCaptionFiles`') });
    await until(player, 'it has gone on', ({ ad }) => ad !== null && ad.currentTime > 0.5);
    expect(page.getByText('Морской чай & мёд').query()).toBeNull();
  });

  it('nothing hides the way out on a small screen', async () => {
    await page.viewport(360, 640);
    await show({ source: filmWithAds({ preroll: 'skippable' }), onClose: () => undefined });
    await adPlays();
    await expect.element(button('Закрыть')).toBeVisible();
    await expect.element(button('Пропустить')).toBeVisible();
    const places = [...box.querySelectorAll('section section button')].map((one) =>
      one.getBoundingClientRect(),
    );
    expect(places.every(({ left, right, bottom }) => left >= 0 && right <= 360 && bottom <= 640)).toBe(true);
    expect(await violations()).toEqual([]);
  });
});
