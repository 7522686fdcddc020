import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filmSource, liveSource, until } from '../testing/browser.ts';
import { box, button, controls, moveMouse, player, playsOn, show, video } from '../testing/player-page.tsx';
import { tap, touch } from '../testing/touch.ts';

describe('keys', () => {
  it('step a temporary position by 15 s with an indicator, and commit when the key is up (PL-083, PL-092, PL-093, PL-100, PL-101, PL-104)', async () => {
    await show();
    await playsOn(0.3);
    await userEvent.keyboard('{ArrowRight>}');
    await expect.element(page.getByText('+15 с')).toBeVisible();
    await userEvent.keyboard('{/ArrowRight}{ArrowRight>}');
    expect(player.store.getState().rewind?.delta ?? 15).toBeGreaterThanOrEqual(15);
    await userEvent.keyboard('{/ArrowRight}');
    await playsOn(15);
    await until(player, 'the rewind is over', ({ rewind }) => rewind === null);
  });

  it('play and pause, mute, change volume and speed, turn subtitles on, go to a tenth (PL-094)', async () => {
    await show();
    await playsOn(0.3);
    await userEvent.keyboard(' ');
    await until(player, 'it is paused', ({ isPaused }) => isPaused);
    await userEvent.keyboard(' ');
    await until(player, 'it plays', ({ isPaused }) => !isPaused);
    await userEvent.keyboard('m');
    await until(player, 'it is heard', ({ isMuted }) => !isMuted);
    await userEvent.keyboard('{ArrowDown}');
    await until(player, 'it is quieter', ({ volume }) => volume === 0.7);
    await userEvent.keyboard('{Shift>}.{/Shift}');
    await until(player, 'it is faster', ({ speeds }) =>
      speeds.some(({ value, active }) => value === 1.25 && active),
    );
    await userEvent.keyboard('c');
    await until(player, 'subtitles are on', ({ subtitles }) =>
      subtitles.some(({ value, active }) => value !== null && active),
    );
    await userEvent.keyboard('5');
    await playsOn(23);
    expect(video().currentTime).toBeGreaterThan(23);
  });

  it('bring the controls back before they do anything to a button that nobody sees', async () => {
    await show({ autohideDelay: 0.3 });
    await playsOn(0.2);
    const settings = button('Настройки').element();
    settings.focus();
    /** Whether the button is kept from the key. */
    const isKept = (type: 'keydown' | 'keyup', key: string, code: string): boolean =>
      !settings.dispatchEvent(new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true }));
    /** The key comes at the very moment when the controls are gone. */
    const isKeptOnceHidden = (key: string, code: string): Promise<void> =>
      expect.poll(() => controls() === 'hidden' && isKept('keydown', key, code), { interval: 10 }).toBe(true);
    for (const key of ['Enter', 'Tab']) {
      await isKeptOnceHidden(key, key);
      await expect.poll(controls).toBe('visible');
    }
    await isKeptOnceHidden(' ', 'Space');
    expect(isKept('keyup', ' ', 'Space')).toBe(true);
    await until(player, 'it is paused', ({ isPaused }) => isPaused);
    expect(page.getByRole('dialog').query()).toBeNull();
  });

  it('go twice as fast while the space bar is held, and on as before', async () => {
    await show();
    await playsOn(0.3);
    const space = (type: 'keydown' | 'keyup', repeat = false) =>
      document.body.dispatchEvent(
        new KeyboardEvent(type, { code: 'Space', key: ' ', repeat, bubbles: true, cancelable: true }),
      );
    space('keydown');
    space('keydown', true);
    await expect.element(page.getByText('Скорость 2×')).toBeVisible();
    expect(video()).toMatchObject({ playbackRate: 2, paused: false });
    space('keyup');
    expect(video()).toMatchObject({ playbackRate: 1, paused: false });
  });

  it('say what they have done where nothing else shows it', async () => {
    await show();
    await playsOn(0.3);
    const said = (text: string) => page.getByRole('status').filter({ hasText: text });
    await userEvent.keyboard('m');
    await expect.element(said('Громкость 80 %')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(said('Громкость 90 %')).toBeInTheDocument();
    await userEvent.keyboard('{Shift>}.{/Shift}');
    await expect.element(said('Скорость: 1,25×')).toBeInTheDocument();
    await userEvent.keyboard('c');
    await expect.element(said('Субтитры: Русские')).toBeInTheDocument();
    await expect.element(said('Субтитры')).not.toBeInTheDocument();
  });

  it('are those of the page while the player is a small part of it, until it is clicked', async () => {
    box.style.height = '40vh';
    await show();
    await playsOn(0.3);
    await userEvent.keyboard('m');
    expect(video().muted).toBe(true);
    await userEvent.click(page.getByTestId('box'), { position: { x: 300, y: 120 } });
    await until(player, 'it is paused', ({ isPaused }) => isPaused);
    await userEvent.keyboard('m');
    await until(player, 'it is heard', ({ isMuted }) => !isMuted);
  });

  it('do nothing in a text field, or with a modifier (PL-095, PL-096)', async () => {
    await show();
    await playsOn(0.3);
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await userEvent.keyboard('k{ArrowRight}');
    field.blur();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(player.store.getState()).toMatchObject({ isPaused: false, rewind: null });
    expect(field.value).toBe('k');
    field.remove();
  });

  it('are listed at "?"', async () => {
    await show();
    await playsOn(0.3);
    await userEvent.keyboard('{Shift>}{?}{/Shift}');
    const dialog = page.getByRole('dialog', { name: 'Горячие клавиши' });
    await expect.element(dialog).toBeVisible();
    const listed = [...dialog.element().querySelectorAll('kbd')].map(({ textContent }) => textContent);
    for (const key of ['Space', 'K', '←', '↑', 'M', 'F', 'I', 'C', '<', '9', 'Home', '.', '?'])
      expect(listed).toContain(key);
    // Keys belong to the dialog while it is open.
    await userEvent.keyboard('k');
    expect(player.store.getState().isPaused).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'Горячие клавиши' })).not.toBeInTheDocument();
  });
});

describe('fingers', () => {
  it('skip 15 s by a double tap at a side and 15 more by every tap after it, in words for screen readers too', async () => {
    await show();
    await playsOn(0.3);
    tap(box, 0.9);
    tap(box, 0.9);
    await expect.element(page.getByRole('status').filter({ hasText: '+15 с' })).toBeInTheDocument();
    expect(video().currentTime).toBeGreaterThan(15);
    tap(box, 0.9);
    await expect.element(page.getByRole('status').filter({ hasText: '+30 с' })).toBeInTheDocument();
    await playsOn(30);
    expect(player.store.getState().isPaused).toBe(false);
  });

  it('do not fill the screen by a double tap, as a mouse does by a double click', async () => {
    await show();
    await playsOn(0.3);
    const fill = vi.spyOn(Element.prototype, 'requestFullscreen');
    // A browser's own sequence: only the first two of these events say that a finger made them.
    const { left, top, width, height } = box.getBoundingClientRect();
    const at = { clientX: left + width * 0.9, clientY: top + height / 2, bubbles: true };
    for (const detail of [1, 2]) {
      tap(box, 0.9);
      box.querySelector('[class*=target]')?.dispatchEvent(new MouseEvent('click', { ...at, detail }));
    }
    box.querySelector('[class*=target]')?.dispatchEvent(new MouseEvent('dblclick', { ...at, detail: 2 }));
    await expect.element(page.getByRole('status').filter({ hasText: '+15 с' })).toBeInTheDocument();
    expect([fill.mock.calls.length, player.store.getState().isPaused]).toEqual([0, false]);
    fill.mockRestore();
  });

  it('show the controls by a tap and hide them by another, without a pause', async () => {
    await show();
    await playsOn(0.3);
    tap(box, 0.5);
    await expect.poll(controls).toBe('hidden');
    tap(box, 0.5);
    await expect.poll(controls).toBe('visible');
    expect(player.store.getState().isPaused).toBe(false);
  });

  it('go twice as fast while they press long', async () => {
    await show();
    await playsOn(0.3);
    touch(box, 'pointerdown', 0.5);
    await expect.element(page.getByText('Скорость 2×')).toBeVisible();
    expect(video().playbackRate).toBe(2);
    touch(box, 'pointerup', 0.5);
    await expect.poll(() => video().playbackRate).toBe(1);
    await expect.element(page.getByText('Скорость 2×')).not.toBeInTheDocument();
  });
});

describe('the look of captions', () => {
  const openStyle = async (): Promise<void> => {
    await moveMouse();
    await button('Настройки').click();
    await page.getByRole('menuitem', { name: /Субтитры/ }).click();
    await page.getByRole('menuitem', { name: 'Вид субтитров' }).click();
  };
  const cue = (): HTMLElement | null => box.querySelector('[class*=_cue]:not(dialog *)');

  it('is chosen with a live sample, acts at once, and is kept', async () => {
    localStorage.setItem('playerSubtitle', 'ru');
    await show({ source: { ...filmSource, startTime: 9.2 } });
    await expect.element(page.getByText('Радио: к вечеру ветер усилится.')).toBeVisible();
    player.pause();
    const before = Number.parseFloat(getComputedStyle(cue() ?? box).fontSize);
    await openStyle();
    await expect.element(page.getByText('Так выглядят субтитры')).toBeVisible();
    await page.getByRole('radio', { name: '150 %' }).click();
    await page.getByRole('group', { name: /^Цвет/ }).getByRole('radio', { name: 'Жёлтый' }).click();
    await page.getByRole('radio', { name: 'Вверху' }).click();
    const look = () => {
      const { fontSize, color } = getComputedStyle(cue() ?? box);
      const isAbove = (cue()?.getBoundingClientRect().top ?? 999) < 360;
      return { fontSize: Number.parseFloat(fontSize), color, isAbove };
    };
    await expect.poll(look).toEqual({
      fontSize: expect.closeTo(before * 1.5, 0),
      color: 'rgb(255, 255, 0)',
      isAbove: true,
    });
    expect(getComputedStyle(page.getByText('Так выглядят субтитры').element()).color).toBe(
      'rgb(255, 255, 0)',
    );
    expect(JSON.parse(localStorage.getItem('playerCaptions') ?? '')).toMatchObject({
      size: 150,
      colour: 'yellow',
      position: 'top',
    });
    await button('Сбросить').click();
    await expect
      .poll(() => Number.parseFloat(getComputedStyle(cue() ?? box).fontSize))
      .toBeCloseTo(before, 0);
  });

  it('is chosen with the keyboard, which goes back step by step', async () => {
    await show();
    await playsOn(0.3);
    button('Настройки').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: /Качество/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{End}{Enter}');
    await expect.element(page.getByRole('radio', { name: '100 %' }).first()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: '125 %' })).toBeChecked();
    expect(player.store.getState()).toMatchObject({ captionStyle: { size: 125 }, rewind: null });
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menuitem', { name: 'Вид субтитров' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menuitem', { name: /Субтитры/ })).toHaveFocus();
  });

  it('goes with them to the element’s own captions where the bare picture fills the screen', async () => {
    localStorage.setItem('playerSubtitle', 'ru');
    localStorage.setItem('playerCaptions', '{"position":"top"}');
    // As every picture's element has it in Safari.
    Object.defineProperty(HTMLVideoElement.prototype, 'webkitDisplayingFullscreen', {
      configurable: true,
      writable: true,
      value: false,
    });
    onTestFinished(
      () => void Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitDisplayingFullscreen'),
    );
    await show({ source: { ...filmSource, startTime: 9.2 } });
    await until(player, 'the radio speaks', ({ cues }) => cues.length > 0);
    const own = (): TextTrack | undefined => [...video().textTracks].find(({ mode }) => mode === 'showing');
    expect(own()).toBeUndefined();
    Object.assign(video(), { webkitDisplayingFullscreen: true });
    video().dispatchEvent(new Event('webkitbeginfullscreen'));
    await expect
      .poll(() => own()?.cues?.[0])
      .toMatchObject({ text: '<i>Радио: к вечеру ветер усилится.</i>', line: 0 });
    Object.assign(video(), { webkitDisplayingFullscreen: false });
    video().dispatchEvent(new Event('webkitendfullscreen'));
    expect(own()).toBeUndefined();
  });
});

describe('a channel', () => {
  it('has no speeds, says how far behind one is, shows the time of day, and leads back to the air (PL-197, PL-209)', async () => {
    await show({ source: liveSource, timeZone: 'Asia/Vladivostok' });
    await until(player, 'it plays', ({ isPaused, hasFirstFrame }) => !isPaused && hasFirstFrame);
    await moveMouse();
    await expect.element(page.getByText('Прямой эфир')).toBeVisible();
    const bar = page.getByRole('slider', { name: 'Перемотка' });
    await expect.element(bar).toHaveAttribute('aria-valuetext', 'Прямой эфир');
    await button('Настройки').click();
    await expect.element(page.getByRole('menuitem', { name: /Качество/ })).toBeVisible();
    expect(page.getByRole('menuitem', { name: /Скорость/ }).query()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.hover(bar, { position: { x: 4, y: 12 } });
    const { startsAt, seekable } = player.store.getState();
    const clock = new Intl.DateTimeFormat('ru', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Asia/Vladivostok',
    });
    const moments = [0, 60].map((later) => clock.format((startsAt ?? 0) + (seekable.start + later) * 1000));
    await expect.element(page.getByText(new RegExp(`^(${moments.join('|')})$`))).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => bar.element().getAttribute('aria-valuetext')).toMatch(/^Отставание/);
    await button('Вернуться в прямой эфир').click();
    await expect.element(bar).toHaveAttribute('aria-valuetext', 'Прямой эфир');
  });
});
