import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlayerSource } from '../source/source.ts';
import { filmSource, until } from '../testing/browser.ts';
import { box, button, moveMouse, player, playsOn, show } from '../testing/player-page.tsx';
import { buttonsAcross, tap } from '../testing/touch.ts';

describe('titles and what comes next', () => {
  const end = { start: 43, end: 46.08 };
  const source = (startTime: number, markers: PlayerSource['markers']) => ({
    ...filmSource,
    startTime,
    markers: { ...markers },
  });
  const next = { title: 'Второй маяк', caption: 'Сезон 1, серия 2' };

  it('are skipped by mouse or key, and the last titles count down to the next film, which was made ready before', async () => {
    const calls: string[] = [];
    await show({
      source: source(0, { intro: { start: 0, end: 41 }, credits: end }),
      next,
      onNextNear: () => calls.push('near'),
      onNext: () => calls.push('next'),
    });
    await playsOn(0.2);
    expect(calls).toEqual([]);
    await expect.element(button('Пропустить заставку')).toBeVisible();
    (button('Пропустить заставку').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await playsOn(41);
    await expect.poll(() => button('Пропустить заставку').query()).toBeNull();
    await expect.element(page.getByText('Второй маяк', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Следующая серия через \d\sс$/)).toBeVisible();
    await expect.element(page.getByText('Сейчас начнётся следующая серия: Второй маяк')).toBeInTheDocument();
    expect(calls).toEqual(['near']);
    const { violations } = await axe.run(box, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await until(player, 'the film is over', ({ isEnded }) => isEnded);
    expect(calls).toEqual(['near', 'next']);
  });

  it('let a recap be skipped before the opening, and name the chapter under the pointer', async () => {
    await show({
      source: source(0, {
        recap: { start: 0, end: 20 },
        intro: { start: 20, end: 30 },
        chapters: [
          { start: 0, name: 'Отплытие' },
          { start: 23.04, name: 'Шторм' },
        ],
      }),
    });
    await playsOn(0.2);
    await button('Пропустить пересказ').click();
    await playsOn(20);
    await expect.element(button('Пропустить заставку')).toBeVisible();
    await moveMouse();
    const bar = page.getByRole('slider', { name: 'Перемотка' });
    const { left, width, top, height } = bar.element().getBoundingClientRect();
    const over = (share: number): void =>
      void bar.element().dispatchEvent(
        new PointerEvent('pointermove', {
          bubbles: true,
          pointerType: 'mouse',
          clientX: left + width * share,
          clientY: top + height / 2,
        }),
      );
    over(0.1);
    await expect.element(page.getByText('Отплытие', { exact: true })).toBeVisible();
    over(0.9);
    await expect.element(page.getByText('Шторм', { exact: true })).toBeVisible();
  });

  it('leave the big targets of a small phone on its side free', async () => {
    await page.viewport(667, 375);
    await show({ source: source(43.2, { credits: end }), next });
    await playsOn(43.3);
    player.pause();
    tap(box, 0.2);
    const card = page.getByRole('region', { name: 'Следующая серия' });
    await expect.element(card).toBeVisible();
    await expect
      .poll(() => box.querySelector('[data-controls="visible"][data-input="touch"]'))
      .not.toBeNull();
    await expect.element(button('Назад на 15 секунд').first()).toBeVisible();
    // It appears from a little below.
    await expect.poll(() => buttonsAcross(box, card.element())).toEqual([]);
  });

  it('wait for the viewer who wants to see them, and leave the page’s own end', async () => {
    const onNext = vi.fn<() => void>();
    await show({
      source: source(43.5, { credits: end }),
      next,
      onNext,
      renderEnd: ({ replay }) => (
        <button type="button" onClick={replay}>
          Ещё раз
        </button>
      ),
    });
    await button('Смотреть титры').click();
    await expect.element(button('Следующая серия')).toBeVisible();
    expect(page.getByText('Второй маяк', { exact: true }).query()).toBeNull();
    await button('Ещё раз').click();
    await until(player, 'it starts again', ({ currentTime, isEnded }) => currentTime < 5 && !isEnded);
    expect(onNext).not.toHaveBeenCalled();
  });

  it('wait as well for the viewer who has turned that off, today and the next time', async () => {
    const onNext = vi.fn<() => void>();
    await show({ source: source(30, { credits: { start: 40, end: 42 } }), next, onNext });
    await playsOn(30.1);
    await moveMouse();
    await button('Настройки').click();
    await page.getByRole('menuitemcheckbox', { name: /Автопереход/ }).click();
    await expect.element(page.getByRole('menuitemcheckbox', { checked: false })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(localStorage.getItem('playerAutoplayNext')).toBe('false');
    player.seek(44);
    await expect.element(page.getByText('Следующая серия: Второй маяк')).toBeInTheDocument();
    await until(player, 'the film is over', ({ isEnded }) => isEnded);
    expect(onNext).not.toHaveBeenCalled();
  });

  it('lead to a scene behind the credits where nothing comes next', async () => {
    await show({ source: source(24, { credits: { start: 24, end: 40 } }) });
    await button('Пропустить титры').click();
    await playsOn(40);
    await expect.poll(() => button('Пропустить титры').query()).toBeNull();
  });

  it('fill the screen from one film to the next, when a page’s own element does', async () => {
    const screen = { current: box };
    const spy = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(box);
    await show({ screen });
    await expect.poll(() => player.store.getState().isFullscreen).toBe(true);
    spy.mockRestore();
  });
});
