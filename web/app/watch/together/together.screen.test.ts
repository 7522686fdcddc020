import { faults } from '@kadr/testing/axe';
import { KadrError } from '@kadr/contract';
import type { PartyChange, PushFrame } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fixturePartyId } from '../../../server/testing/fixture-parties.ts';
import { startScreens } from '../../ui/testing/screens.ts';
import type { Screens } from '../../ui/testing/screens.ts';

let screens: Screens;
let calls: [name: string, input: unknown][] = [];
/** Refusal of joining. */
let refusal: KadrError | null = null;
let isEditUnanswered = false;

/** Records a call, and answers like the fixtures. */
const noted =
  <Input, Answer>(name: string, call: (input: Input) => Answer) =>
  (input: Input): Answer => {
    calls.push([name, input]);
    return call(input);
  };

beforeAll(async () => {
  screens = await startScreens({
    alter: (client): KadrClient => {
      const { parties } = client;
      return {
        ...client,
        parties: {
          ...parties,
          join: (input) => (refusal === null ? parties.join(input) : Promise.reject(refusal)),
          say: noted('say', parties.say),
          react: noted('react', parties.react),
          remove: noted('remove', parties.remove),
          edit: noted('edit', (input) =>
            isEditUnanswered ? new Promise(() => undefined) : parties.edit(input),
          ),
        },
      };
    },
  });
});
beforeEach(() => {
  [calls, refusal, isEditUnanswered] = [[], null, false];
});
afterAll(() => screens.close());

const address = `/together/${fixturePartyId}`;

/** Opens the party; the test decides which frames are pushed afterwards. */
async function open(
  options: Parameters<Screens['open']>[1] = {},
): Promise<{ page: Page; tell: (change: PartyChange) => void }> {
  const page = await screens.open('/support', { isSignedIn: true, ...options });
  let socket: WebSocketRoute | null = null;
  await page.routeWebSocket(/\/api\/push/, (route) => {
    socket = route;
    route.send(JSON.stringify({ event_type: 'ready', unread_messages: 0 }));
  });
  await page.goto(new URL(address, page.url()).href);
  await page.getByRole('complementary').waitFor();
  await expect.poll(() => socket).not.toBeNull();
  const tell = (change: PartyChange): void => {
    const frame: PushFrame = { event_type: 'party', party_id: fixturePartyId, change };
    socket?.send(JSON.stringify(frame));
  };
  return { page, tell };
}

it.each(['rus', 'eng', 'hye'] as const)('has a panel without a fault in %s', async (language) => {
  const { page, tell } = await open({ language });
  tell({ kind: 'reaction', participant_id: 2, reaction: '🔥' });
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faults(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.context().close();
});

it('says who is there, what is said and what is done, and speaks by keyboard', async () => {
  const { page, tell } = await open();
  const panel = page.getByRole('complementary', { name: 'Смотрим вместе' });
  const people = panel.getByRole('list', { name: 'Кто смотрит' });
  await expect.poll(() => people.innerText()).toMatch(/Анна \(вы\)\s*организатор\s*Борис\s*догоняет/);
  const log = panel.getByRole('log', { name: 'Сообщения' });
  await expect.poll(() => log.innerText()).toContain('Я уже с чаем');
  const vera = {
    id: 3,
    name: '<i>Вера</i>',
    icon: '/profile-icons/cat.svg',
    is_host: false,
    is_waiting: false,
  };
  tell({ kind: 'participant', participant: vera });
  tell({
    kind: 'message',
    message: { id: 7, participant_id: 3, name: vera.name, icon: vera.icon, text: '<img>' },
  });
  await expect.poll(() => log.innerText()).toMatch(/<i>Вера<\/i> теперь с вами[\s\S]*<img>/);
  await panel.getByRole('textbox', { name: 'Сообщение' }).fill('  Привет  ');
  await page.keyboard.press('Enter');
  await expect.poll(() => log.innerText()).toContain('Привет');
  await expect.poll(() => panel.getByRole('textbox').inputValue()).toBe('');
  await panel.getByRole('button', { name: 'Палец вверх' }).press('Enter');
  await panel.getByRole('switch', { name: 'Пауза и перемотка только у меня' }).press('Space');
  await panel.getByRole('button', { name: 'Исключить: Борис' }).press('Enter');
  await expect
    .poll(() => calls)
    .toEqual([
      ['say', { id: fixturePartyId, text: 'Привет' }],
      ['react', { id: fixturePartyId, reaction: '👍' }],
      ['edit', { id: fixturePartyId, control: 'host' }],
      // A string, as in the address.
      ['remove', { id: fixturePartyId, participant_id: '2' }],
    ]);
  tell({ kind: 'left', participant_id: 2 });
  await expect.poll(() => people.getByRole('listitem').count()).toBe(2);
  await page.context().close();
});

it('removes a participant while another change is pending', async () => {
  isEditUnanswered = true;
  const { page } = await open();
  await page.getByRole('switch', { name: 'Пауза и перемотка только у меня' }).press('Space');
  await page.getByRole('button', { name: 'Исключить: Борис' }).press('Enter');
  await expect.poll(() => calls.map(([name]) => name)).toEqual(['edit', 'remove']);
  await page.context().close();
});

it.each([
  ['is over', new KadrError('NOT_FOUND'), 'Совместный просмотр закончился'],
  ['is full', new KadrError('PARTY_FULL'), 'Не получилось присоединиться'],
])('says that a party %s, and leads on', async (_what, error, title) => {
  refusal = error;
  const page = await screens.open(address, { isSignedIn: true });
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: 'На главную' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.context().close();
});

it('asks a guest to sign in', async () => {
  const page = await screens.open(address);
  await page.getByLabel('Телефон или почта').waitFor();
  expect(await page.getByRole('complementary').count()).toBe(0);
  await page.context().close();
});
