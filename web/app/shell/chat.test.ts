import { expect, it, vi } from 'vitest';
import { createChat, widgetOf } from './chat.ts';

const source = { url: 'https://chat.example/widget.js', channel: 'kadr' };

function chat(load: (address: string) => Promise<void> = () => Promise.resolve()) {
  const show = vi.fn<() => void>();
  const asked: string[] = [];
  const open = createChat(source, {
    load: (address) => {
      asked.push(address);
      return load(address);
    },
    widget: () => ({ show }),
    random: () => 0.5,
  });
  return { open, show, asked };
}

it('loads its script at the first click only, and shows the widget at each (SH-069, SH-070, SH-071)', async () => {
  const { open, show, asked } = chat();
  expect(asked).toEqual([]);
  await open();
  await open();
  await Promise.all([open(), open()]);
  expect(asked).toHaveLength(1);
  expect(show).toHaveBeenCalledTimes(4);
});

it('asks the chat host for the channel of the brand, with a number that no cache knows (SH-072)', async () => {
  const { open, asked } = chat();
  await open();
  const address = new URL(asked[0] ?? '');
  expect([address.host, address.searchParams.get('channel'), address.searchParams.get('r')]).toEqual([
    'chat.example',
    'kadr',
    'i',
  ]);
});

it('asks again when the script did not come', async () => {
  let isThere = false;
  const { open, show, asked } = chat(() => (isThere ? Promise.resolve() : Promise.reject(new Error('gone'))));
  await expect(open()).rejects.toThrow('gone');
  isThere = true;
  await open();
  expect([asked.length, show.mock.calls.length]).toEqual([2, 1]);
});

it('takes for a widget only what can be shown', () => {
  expect([widgetOf({}), widgetOf({ kadrChat: {} }), widgetOf({ kadrChat: null })]).toEqual([
    null,
    null,
    null,
  ]);
  const show = vi.fn<() => void>();
  widgetOf({ kadrChat: { show } })?.show();
  expect(show).toHaveBeenCalledOnce();
});
