import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { createModals } from './modals.ts';
import type { ModalProps } from './modals.ts';

/** Opens a modal whose component exposes its `close` when it is rendered. */
function setUp() {
  const modals = createModals();
  const open = (name: string, ignoresNavigation = false) => {
    let close: ModalProps<string>['close'] = () => undefined;
    const answer = modals.open(
      () =>
        Promise.resolve((props: { readonly name: string } & ModalProps<string>) => {
          close = props.close;
          return createElement('p', null, props.name);
        }),
      { name },
      { ignoresNavigation },
    );
    return { answer, close: (result?: string) => close(result) };
  };
  /** Renders the open modals, like the layer. */
  const render = async (): Promise<string> => {
    const { renderToStaticMarkup } = await import('react-dom/server');
    return modals
      .list()
      .map(({ Content }) => renderToStaticMarkup(createElement(Content)))
      .join('');
  };
  return { modals, open, render };
}

it('opens one upon another, and gives what each was closed with', async () => {
  const { modals, open, render } = setUp();
  const [first, second] = [open('first'), open('second')];
  await expect.poll(() => modals.list()).toHaveLength(2);
  expect(await render()).toBe('<p>first</p><p>second</p>');
  second.close('done');
  expect(await second.answer).toBe('done');
  expect(await render()).toBe('<p>first</p>');
  first.close();
  expect(await first.answer).toBeUndefined();
  expect(modals.list()).toEqual([]);
});

it('closes on navigation, unless it is flagged to ignore that (SH-081, SH-082, PL-163)', async () => {
  const { modals, open, render } = setUp();
  const first = open('closes');
  open('stays', true);
  await expect.poll(() => modals.list()).toHaveLength(2);
  modals.closeForNavigation({ isReload: false });
  expect(await first.answer).toBeUndefined();
  expect(await render()).toBe('<p>stays</p>');
});

it('closes on a reload of the page, flagged or not (SH-083, PL-164)', async () => {
  const { modals, open } = setUp();
  const [first, second] = [open('closes'), open('closes too', true)];
  await expect.poll(() => modals.list()).toHaveLength(2);
  modals.closeForNavigation({ isReload: true });
  expect(await Promise.all([first.answer, second.answer])).toEqual([undefined, undefined]);
  expect(modals.list()).toEqual([]);
});

it('does not open over another page than the one it was asked for on', async () => {
  const { modals, open } = setUp();
  const [late, flagged] = [open('late'), open('flagged', true)];
  modals.closeForNavigation({ isReload: false });
  expect(await late.answer).toBeUndefined();
  await expect.poll(() => modals.list()).toHaveLength(1);
  modals.closeForNavigation({ isReload: true });
  expect(await flagged.answer).toBeUndefined();
});

it('says when its code does not come, and tells its listeners of every change', async () => {
  const { modals, open } = setUp();
  const listener = vi.fn<() => void>();
  modals.subscribe(listener);
  await expect(modals.open(() => Promise.reject(new Error('gone')), {})).rejects.toThrow('gone');
  expect(listener).not.toHaveBeenCalled();
  open('one');
  await expect.poll(() => listener).toHaveBeenCalledTimes(1);
  modals.closeForNavigation({ isReload: false });
  expect(listener).toHaveBeenCalledTimes(2);
});
