import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filmSource, liveSource, setFaults, until } from '../testing/browser.ts';
import {
  box,
  button,
  controls,
  moveMouse,
  player,
  playsOn,
  press,
  root,
  show,
  video,
} from '../testing/player-page.tsx';
import { Player } from './index.ts';
import { eng } from './messages/eng.ts';
import { rus } from './messages/rus.ts';
import type { PlayerReport } from './index.ts';

describe('the control bar', () => {
  it('has play, volume, time, settings, fullscreen and picture-in-picture (PL-064, PL-065, PL-066, PL-068, PL-069, PL-070)', async () => {
    await show();
    await playsOn(0.3);
    await moveMouse();
    await expect.element(button('Пауза')).toBeVisible();
    await expect.element(button('Включить звук')).toBeVisible();
    await expect.element(page.getByRole('slider', { name: 'Громкость' })).toBeVisible();
    await expect.element(page.getByText('/ 0:46')).toBeVisible();
    for (const name of ['Настройки', 'На весь экран', 'Картинка в картинке'])
      await expect.element(button(name)).toBeVisible();
    await button('Пауза').click();
    await expect.element(button('Смотреть')).toBeVisible();
    expect(player.store.getState()).toMatchObject({ isPaused: true, pauseReason: 'user' });
  });

  it('stands in an element that pages can tell a player by', async () => {
    await show({ autoplay: false });
    expect(document.querySelector('[data-player] video')).toBe(video());
  });

  it('shows no picture-in-picture where the browser has none (PL-070)', async () => {
    const spy = vi.spyOn(document, 'pictureInPictureEnabled', 'get').mockReturnValue(false);
    await show();
    await playsOn(0.2);
    await expect.element(button('Настройки')).toBeInTheDocument();
    expect(button('Картинка в картинке').query()).toBeNull();
    spy.mockRestore();
  });

  it('closes by the given handler, and has no close button without (PL-071, PL-145)', async () => {
    await show();
    await playsOn(0.2);
    expect(button('Закрыть').query()).toBeNull();
    const onClose = vi.fn<() => void>();
    root.render(<Player source={filmSource} messages={rus} onClose={onClose} />);
    await button('Закрыть').click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('hides the time on small screens (PL-067)', async () => {
    await page.viewport(390, 720);
    await show({ autoplay: false });
    await until(player, 'the film is there', ({ phase }) => phase === 'ready');
    await expect.element(page.getByText('/ 0:46')).not.toBeVisible();
    await page.viewport(1280, 720);
    await expect.element(page.getByText('/ 0:46')).toBeVisible();
  });

  it('moves the volume with the wheel over its control, and the page not at all', async () => {
    await show();
    await playsOn(0.2);
    const turn = (deltaY: number): boolean =>
      box
        .querySelector('input[type=range]')
        ?.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true })) ?? true;
    expect(turn(30)).toBe(false);
    await until(player, 'it is quieter', ({ volume }) => volume === 0.7);
  });

  it('shows the time that is left, and when the film ends, at a click on the time (PL-066, PL-197)', async () => {
    await show({ autoplay: false, timeZone: 'Asia/Vladivostok' });
    await button(/0:00/).click();
    await expect.element(button(/−0:46/)).toBeVisible();
    const clock = new Intl.DateTimeFormat('ru', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Asia/Vladivostok',
    });
    const moments = [-60, 0, 60].map((seconds) => clock.format(Date.now() + (46 + seconds) * 1000));
    await expect.element(page.getByText(new RegExp(`до (${moments.join('|')})`))).toBeVisible();
  });

  it('moves the volume in steps of 0.01 (PL-126)', async () => {
    await show();
    await playsOn(0.2);
    const slider = page.getByRole('slider', { name: 'Громкость' });
    expect(slider.element().getAttribute('step')).toBe('0.01');
    await slider.fill('0.43');
    await until(player, 'the volume is 0.43', ({ volume, isMuted }) => volume === 0.43 && !isMuted);
  });

  it('goes away after the delay while playing, and stays while paused or while a panel is open (PL-089, PL-090, PL-091)', async () => {
    await show({ autohideDelay: 0.3 });
    await playsOn(0.2);
    await moveMouse();
    await expect.poll(controls).toBe('hidden');
    await moveMouse();
    await expect.poll(controls).toBe('visible');
    // At once: the pointer would be too slow for such a delay.
    press('Настройки');
    const before = video().currentTime;
    await playsOn(before + 0.8);
    expect(controls()).toBe('visible');
    await userEvent.keyboard('{Escape}');
    await expect.poll(controls).toBe('hidden');
    await userEvent.keyboard('k');
    await until(player, 'it is paused', ({ isPaused }) => isPaused);
    await expect.poll(controls).toBe('visible');
  });
});

describe('settings', () => {
  const open = async (entry: RegExp): Promise<void> => {
    await moveMouse();
    await button('Настройки').click();
    await page.getByRole('menuitem', { name: entry }).click();
  };

  it('list quality, speed, sound, subtitles and reporting; each opens its own screen (PL-072, PL-073, PL-074, PL-198)', async () => {
    await show({ onReport: () => Promise.resolve() });
    await playsOn(0.3);
    await moveMouse();
    await button('Настройки').click();
    const entries = page
      .getByRole('menuitem')
      .elements()
      .map((element) => element.firstElementChild?.textContent);
    expect(entries).toEqual(['Качество', 'Скорость', 'Озвучка', 'Субтитры', 'Сообщить о проблеме']);
    await page.getByRole('menuitem', { name: /Качество/ }).click();
    expect(
      page
        .getByRole('menuitemradio')
        .elements()
        .map((element) => element.textContent),
    ).toEqual(['Авто', '720p', '360p']);
    await button('Назад').click();
    await page.getByRole('menuitem', { name: /Скорость/ }).click();
    expect(
      page
        .getByRole('menuitemradio')
        .elements()
        .map((element) => element.textContent),
    ).toEqual(['0,75×', 'Обычная', '1,25×', '1,5×', '2×']);
  });

  it('change the speed', async () => {
    await show();
    await playsOn(0.3);
    await open(/Скорость/);
    await page.getByRole('menuitemradio', { name: '1,5×' }).click();
    await expect.poll(() => video().playbackRate).toBe(1.5);
    await expect.element(page.getByRole('menuitem', { name: /Скорость 1,5×/ })).toBeVisible();
  });

  it('are walked through with the keyboard, which then gets its place back', async () => {
    await show();
    await playsOn(0.3);
    button('Настройки').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: /Качество/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(page.getByRole('menuitemradio', { name: 'Выключены' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await until(player, 'Russian subtitles are on', ({ subtitles }) =>
      subtitles.some(({ value, active }) => value === 'ru' && active),
    );
    await expect.element(page.getByRole('menuitem', { name: /Субтитры/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Настройки')).toHaveFocus();
    expect(player.store.getState()).toMatchObject({ rewind: null, isPaused: false });
  });

  it('send a report of one or more answers, thank, and go back (PL-075, PL-076, PL-077, PL-078, PL-079, PL-080, PL-204, PL-205)', async () => {
    const onReport = vi.fn<(report: PlayerReport) => Promise<void>>(() => Promise.resolve());
    await show({
      onReport,
      source: { ...filmSource, content: { ...filmSource.content, type: 'film' } },
    });
    await playsOn(0.3);
    await open(/Сообщить/);
    const answers = page
      .getByRole('checkbox')
      .elements()
      .map((element) => element.parentElement?.textContent);
    expect(answers).toEqual([
      'Видео и звук не совпадают',
      'Нет звука',
      'Плохое качество изображения',
      'Видео не воспроизводится',
    ]);
    await expect.element(button('Отправить')).toBeDisabled();
    await page.getByLabelText('Нет звука').click();
    await page.getByLabelText('Плохое качество изображения').click();
    await button('Отправить').click();
    expect(onReport).toHaveBeenCalledWith({
      contentId: 'lighthouse',
      contentType: 'film',
      answers: ['no_sound', 'poor_picture'],
    });
    await expect.element(page.getByText('Скоро все починим')).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: /Качество/ })).toBeVisible();
  });

  it('take a report by the keyboard alone: the focus stays with the panel while it is sent and when it was', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onReport = vi.fn<(report: PlayerReport) => Promise<void>>(() => promise);
    await show({ onReport });
    await playsOn(0.3);
    button('Настройки').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: /Качество/ })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    const out = page.getByLabelText('Видео и звук не совпадают');
    await expect.element(out).toHaveFocus();
    await userEvent.keyboard(' {Tab}{Tab}{Tab}{Tab}');
    await expect.element(button('Отправить')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(onReport).toHaveBeenCalledExactlyOnceWith({ contentId: 'lighthouse', answers: ['out_of_sync'] });
    await expect.element(button('Отправить')).toHaveFocus();
    resolve();
    await expect.element(page.getByRole('status').filter({ hasText: 'Скоро все починим' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('menuitem', { name: /Сообщить/ })).toHaveFocus();
    expect(player.store.getState()).toMatchObject({ rewind: null, isPaused: false });
  });

  it('say so when a report could not be sent, and send it again', async () => {
    await show({ onReport: () => Promise.reject(new Error('no network')) });
    await playsOn(0.3);
    await open(/Сообщить/);
    await page.getByLabelText('Нет звука').click();
    await button('Отправить').click();
    await expect.element(page.getByText('Не получилось отправить. Попробуйте ещё раз.')).toBeVisible();
    await expect.element(button('Отправить')).toBeEnabled();
    root.render(<Player source={filmSource} messages={rus} onReport={() => Promise.resolve()} />);
    await button('Отправить').click();
    await expect.element(page.getByText('Скоро все починим')).toBeVisible();
  });
});

describe('the timeline', () => {
  it('shows the picture and the time under the pointer (PL-086, PL-087, DR-040)', async () => {
    await show();
    await playsOn(0.3);
    await until(player, 'thumbnails are there', ({ thumbnails }) => thumbnails !== null);
    await moveMouse();
    const bar = page.getByRole('slider', { name: 'Перемотка' });
    const width = bar.element().getBoundingClientRect().width;
    await userEvent.hover(bar, { position: { x: width / 2, y: 12 } });
    const thumbnail = () => box.querySelector<HTMLElement>('[class*=picture][style]');
    await expect.poll(() => thumbnail()?.style.backgroundImage).toContain('/streams/lighthouse/hd.jpg');
    const picture = thumbnail();
    // Second 23 is the 12th picture (one every 2 s), 144 pixels each, at the scale it is drawn in.
    const scale = (picture?.clientWidth ?? 0) / 256;
    expect(Number.parseFloat(picture?.style.backgroundPositionY ?? '')).toBeCloseTo(-11 * 144 * scale, 0);
    await expect.element(page.getByText('0:23', { exact: true })).toBeVisible();
  });

  it('follows a drag and jumps on letting go', async () => {
    await show();
    await playsOn(0.3);
    await moveMouse();
    const bar = page.getByRole('slider', { name: 'Перемотка' }).element();
    const { left, width, top } = bar.getBoundingClientRect();
    const at = (type: string, share: number): boolean =>
      bar.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          pointerType: 'mouse',
          button: 0,
          clientX: left + width * share,
          clientY: top + 10,
        }),
      );
    vi.spyOn(bar, 'setPointerCapture').mockReturnValue();
    vi.spyOn(bar, 'hasPointerCapture').mockReturnValue(true);
    at('pointerdown', 0.2);
    at('pointermove', 0.75);
    expect(player.store.getState().rewind).toMatchObject({ by: 'drag', position: expect.closeTo(34.56, 0) });
    expect(video().currentTime).toBeLessThan(10);
    at('pointerup', 0.75);
    await playsOn(34.6);
  });
});

describe('the click-to-play overlay', () => {
  it('stands while nothing is initialised, and while a gesture is needed; a click plays (PL-061, PL-062, PL-063)', async () => {
    const refusal = new DOMException('A gesture is needed.', 'NotAllowedError');
    const spy = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(refusal);
    await show();
    const hasOverlay = () => box.querySelector('[class*=overlay][type=button]') !== null;
    await expect
      .poll(() => [hasOverlay(), player.store.getState().phase], { interval: 1 })
      .toEqual([true, 'initial']);
    await until(player, 'a gesture is needed', ({ isNeedUserGesture }) => isNeedUserGesture);
    box.querySelector<HTMLElement>('[class*=overlay][type=button]')?.click();
    await playsOn(0.3);
    expect(box.querySelector('[class*=overlay][type=button]')).toBeNull();
    spy.mockRestore();
  });
});

describe('subtitles', () => {
  it('are drawn over the picture, as text that can be selected (PL-084)', async () => {
    localStorage.setItem('playerSubtitle', 'ru');
    await show({ source: { ...filmSource, startTime: 9.2 } });
    const line = page.getByText('Радио: к вечеру ветер усилится.');
    await expect.element(line).toBeVisible();
    expect(getComputedStyle(line.element()).userSelect).toBe('text');
    expect(getComputedStyle(line.element()).fontStyle).toBe('italic');
  });
});

describe('a failure', () => {
  it('is said in words, with its code, and tried again at a press', async () => {
    await setFaults([{ match: 'manifest.mpd', status: 404, times: 99 }]);
    await show();
    await expect.element(page.getByText('Видео не найдено')).toBeVisible();
    await expect.element(page.getByText('Код ошибки 1-3-1001')).toBeVisible();
    await setFaults([]);
    await button('Попробовать ещё раз').click();
    await playsOn(0.3);
    expect(page.getByRole('alert').query()).toBeNull();
  });
});

describe('fullscreen and picture-in-picture', () => {
  it('leave playing as it is (PL-034)', async () => {
    await show();
    await playsOn(0.3);
    await moveMouse();
    await button('На весь экран').click();
    await until(player, 'it fills the screen', ({ isFullscreen }) => isFullscreen);
    expect(player.store.getState().isPaused).toBe(false);
    await button('Выйти из полноэкранного режима').click();
    await until(player, 'it is back', ({ isFullscreen, isPaused }) => !isFullscreen && !isPaused);
  });
});

describe('languages', () => {
  it('change while playing, options and all (PL-193)', async () => {
    await show({ messages: rus });
    await playsOn(0.3);
    root.render(<Player source={filmSource} messages={eng} />);
    await expect.element(button('Pause')).toBeInTheDocument();
    await until(
      player,
      'the options are English',
      ({ resolutions, subtitles, speeds }) =>
        [resolutions[0]?.title, subtitles[0]?.title, speeds[1]?.title].join() === 'Auto,Off,Normal',
    );
    expect(player.store.getState().isPaused).toBe(false);
  });
});

describe('for everybody', () => {
  const check = async (what: string): Promise<void> => {
    // An element that fades in is see-through until the end.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const { violations } = await axe.run(box, { rules: { region: { enabled: false } } });
    expect(
      violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
  };
  const back = () => button('Назад').click();
  const entry = (name: RegExp) => page.getByRole('menuitem', { name }).click();

  it('axe finds nothing in the controls, any screen of the settings, a rewind, the keys, and at the end', async () => {
    localStorage.setItem('playerSubtitle', 'ru');
    await show({ onClose: () => undefined, onReport: () => Promise.resolve() });
    await playsOn(0.3);
    await moveMouse();
    await check('playing');
    await button('Настройки').click();
    await check('settings');
    for (const [name, screen] of [
      [/Качество/, 'quality'],
      [/Скорость/, 'speed'],
      [/Озвучка/, 'sound'],
    ] as const) {
      await entry(name);
      await check(screen);
      await back();
    }
    await entry(/Субтитры/);
    await check('subtitles');
    await entry(/Вид субтитров/);
    await check('the look of captions');
    await back();
    await back();
    await entry(/Сообщить/);
    await check('report');
    await page.getByLabelText('Нет звука').click();
    await button('Отправить').click();
    await expect.element(page.getByText('Скоро все починим')).toBeVisible();
    await check('reported');
    press('Закрыть');
    await userEvent.keyboard('{Escape}{Escape}');
    player.rewind.step(1);
    await check('rewinding');
    player.rewind.cancel();
    await userEvent.keyboard('{Shift>}{?}{/Shift}');
    await expect.element(page.getByRole('dialog', { name: 'Горячие клавиши' })).toBeVisible();
    await check('keys');
    await userEvent.keyboard('{Escape}');
    player.seek(45.8);
    await until(player, 'it is over', ({ isEnded }) => isEnded);
    await check('ended');
  });

  it('axe finds nothing before the start, in an error, and on the air', async () => {
    await show({ autoplay: false });
    await until(player, 'the film is there', ({ phase }) => phase === 'ready');
    await check('click to play');
    await setFaults([{ match: 'manifest.mpd', status: 451, times: 99 }]);
    await player.load(filmSource);
    await expect.element(page.getByText('Недоступно в вашей стране')).toBeVisible();
    await check('error');
    await player.load(liveSource);
    await until(player, 'it plays', ({ isPaused, hasFirstFrame }) => !isPaused && hasFirstFrame);
    await check('live');
    player.seek(0);
    await expect.element(button('Вернуться в прямой эфир')).toBeInTheDocument();
    await check('behind live');
  });

  it('leaving takes everything away (PL-196)', async () => {
    await show();
    await playsOn(0.3);
    const element = video();
    root.render(null);
    await expect.poll(() => element.isConnected).toBe(false);
    expect(element.paused).toBe(true);
  });
});
