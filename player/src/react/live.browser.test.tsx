/** A channel's controls: its past, its programme, and what is not offered where there is no past. */
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { channelSource, until } from '../testing/browser.ts';
import { box, button, moveMouse, player, root, show } from '../testing/player-page.tsx';
import { Player } from './index.ts';
import { rus } from './messages/rus.ts';

const begins = (): Promise<unknown> =>
  until(
    player,
    'it plays',
    ({ isPaused, hasFirstFrame, isLoading }) => !isPaused && hasFirstFrame && !isLoading,
  );
const slider = () => page.getByRole('slider', { name: 'Перемотка' });
async function check(state: string): Promise<void> {
  const { violations } = await axe.run(box);
  expect(violations.map(({ id, nodes }) => `${state}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
}

/** Waits for the announced position on the timeline. */
const says = (words: RegExp): Promise<void> =>
  expect.poll(() => slider().element().getAttribute('aria-valuetext')).toMatch(words);

describe('a channel', () => {
  it('shows what is on as the page says it, also when that changes (LV-042, LV-048)', async () => {
    const shown = (caption: string, ageMark: string) => ({
      source: channelSource,
      shown: { caption, ageMark },
    });
    await show(shown('Новости двора', '6+'));
    await begins();
    await moveMouse();
    await expect.element(page.getByText('Эфир', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Новости двора')).toBeVisible();
    await expect.element(page.getByText('6+')).toBeVisible();
    root.render(<Player messages={rus} {...shown('Поздний чай', '16+')} />);
    await moveMouse();
    await expect.element(page.getByText('Поздний чай')).toBeVisible();
    await expect.element(page.getByText('16+')).toBeVisible();
    await check('on the air');
  });

  it('goes back by keys alone: 15 s at a press, and to what is on again (LV-034)', async () => {
    await show({ source: channelSource });
    await begins();
    await userEvent.keyboard('{Tab}');
    slider().element().focus();
    for (let press = 0; press < 4; press += 1) await userEvent.keyboard('{ArrowLeft}');
    await says(/^Отставание от эфира 1:[0-3]\d/);
    await begins();
    await check('behind');
    await userEvent.keyboard('{Home}');
    await says(/^Отставание от эфира (10:0|9:5)\d/);
    await userEvent.keyboard('{End}');
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Прямой эфир');
    await until(player, 'it is there', ({ isLoading }) => !isLoading);
  });

  it('says how far behind it is beside the way to what is on', async () => {
    await show({ source: channelSource });
    await begins();
    await moveMouse();
    await button('Назад на 15 секунд').click();
    await button('Назад на 15 секунд').click();
    await expect.poll(() => box.textContent).toMatch(/−0:3\d/);
    await moveMouse();
    await button('Вернуться в прямой эфир').click();
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Прямой эфир');
  });

  it('keeps every control of the bar on a small screen, far behind as well', async () => {
    await page.viewport(360, 640);
    await show({ source: channelSource });
    await begins();
    await userEvent.keyboard('{Home}');
    await begins();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Вернуться в прямой эфир')).toBeVisible();
    const end = slider().element().getBoundingClientRect().right;
    const last = button('На весь экран').element();
    // Its pictogram stands on the timeline's end, its target goes further.
    expect(Math.abs((last.querySelector('svg')?.getBoundingClientRect().right ?? 0) - end)).toBeLessThan(2);
    await check('on a small screen');
  });

  it('offers nothing to go back to without pause-live (LV-062)', async () => {
    await show({ source: { ...channelSource, timeshift: { pauseLiveDuration: 0 } } });
    await begins();
    await moveMouse();
    await expect.element(slider()).toHaveAttribute('aria-disabled', 'true');
    expect(button('Назад на 15 секунд').query()).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => player.store.getState().rewind).toBeNull();
    const { seekable, currentTime } = player.store.getState();
    expect(seekable.end - currentTime).toBeLessThan(20);
    await check('without pause-live');
  });
});
