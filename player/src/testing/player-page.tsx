/** For browser tests of the interface: a player on a new page for every test, and actions on it. */
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Player as PlayerCore } from '../playback/player.ts';
import { Player } from '../react/index.ts';
import type { PlayerProps } from '../react/index.ts';
import { filmSource, setFaults, until } from './browser.ts';
import { rus } from '../react/messages/rus.ts';

export let box: HTMLElement;
export let root: Root;
export let player: PlayerCore;

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('volumeMuted', 'true');
  await setFaults([]);
  await page.viewport(1280, 720);
  document.body.style.margin = '0';
  box = document.createElement('div');
  box.style.height = '100vh';
  box.dataset['testid'] = 'box';
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  root.unmount();
  box.remove();
});

export async function show(props: Partial<PlayerProps> = {}): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<PlayerCore>();
  root.render(
    <Player
      source={filmSource}
      messages={rus}
      onPlayer={(made) => (made === null ? undefined : resolve(made))}
      {...props}
    />,
  );
  player = await promise;
}

export const video = (): HTMLVideoElement => {
  const element = box.querySelector('video');
  if (element === null) throw new Error('There is no video element.');
  return element;
};
export const playsOn = (seconds: number): Promise<unknown> =>
  until(
    player,
    `playback is beyond ${seconds} s`,
    ({ currentTime, isPaused }) => currentTime > seconds && !isPaused,
  );
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const press = (name: string): void =>
  box.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
export const moveMouse = () =>
  // By its id: a locator made of the element would use its text, which changes with every second of the film.
  userEvent.hover(page.getByTestId('box'), { position: { x: 400 + Math.random() * 40, y: 300 } });
export const controls = (): string | undefined =>
  box.querySelector<HTMLElement>('[data-controls]')?.dataset['controls'];
