import { createElement } from 'react';
import type { PaymentType } from '@kadr/contract';
import { expect, it, vi } from 'vitest';
import { fixtureClient, fixtureUser, fixtureViewer } from '../../server/testing/fixture-client.ts';
import { userQuery } from '../data/queries.ts';
import { mediaViewQuery } from '../blocks/view-query.ts';
import { shownView } from '../data/shown-view.ts';
import { fixtureProfile } from '../../server/testing/fixture-profiles.ts';
import { MediaBlocks } from '../blocks/media-blocks.tsx';
import { render, textOf } from '../ui/testing/render.tsx';
import { AccountBlockModal } from '../account-block/account-block-modal.tsx';
import { ConfirmModal } from './confirm-modal.tsx';
import { FrameModal } from './frame-modal.tsx';
import { MessageModal } from './message-modal.tsx';
import { PopupModal } from './popup-modal.tsx';
import { mayShowPopup } from './popup.ts';
import { RecommendationModal } from '../blocks/recommendation-modal.tsx';
import { paymentMethodsQuery } from '../purchase/queries.ts';
import { SignInModal } from '../sign-in/sign-in-modal.tsx';

const close = (): void => undefined;

it('is open in the server’s markup, and named by its title', () => {
  const markup = render(
    createElement(MessageModal, { kind: 'error', title: 'Нет связи', text: 'Позже', close }),
  );
  expect(markup).toMatch(
    /^<dialog open=""[^>]* aria-labelledby="([^"]+)"[\s\S]*<h2 id="\1"[^>]*>Нет связи<\/h2>/,
  );
});

it('says what did not work, and what did, with a way out (SH-088, SH-090, CM-127)', () => {
  const says = (kind: 'error' | 'success'): string =>
    textOf(render(createElement(MessageModal, { kind, text: 'Что случилось', close })));
  expect([says('error'), says('success')]).toEqual([
    'Не получилось Что случилось Понятно',
    'Готово Что случилось Понятно',
  ]);
});

it('asks with Continue and Exit, or with the words of the question (SH-089)', () => {
  const question = { title: 'Уйти?', text: 'Введённое пропадёт.', close };
  expect(textOf(render(createElement(ConfirmModal, question)))).toBe(
    'Уйти? Введённое пропадёт. Продолжить Выйти',
  );
  expect(
    textOf(
      render(createElement(ConfirmModal, { ...question, continueWords: 'Уйти', exitWords: 'Остаться' })),
    ),
  ).toBe('Уйти? Введённое пропадёт. Уйти Остаться');
});

it('shows another site in a frame that cannot reach the page around it (SH-091, PL-160)', () => {
  vi.stubGlobal('location', { origin: 'https://kadr.example' });
  const frame = (address: string): string =>
    /<iframe[^>]*>/.exec(render(createElement(FrameModal, { title: 'Оплата', address, close })))?.[0] ?? '';
  expect(frame('https://bank.example/pay')).toContain('src="https://bank.example/pay" title="Оплата"');
  expect(frame('https://bank.example/pay')).toContain('allow-same-origin');
  expect(frame('/movies')).not.toContain('allow-same-origin');
  expect(frame('/movies')).not.toContain('allow-top-navigation');
  vi.unstubAllGlobals();
});

it('recommends the first block of a view under its title, by the components of main views, with a way to say no (SH-092, MB-165, PL-153, PL-157, CS-020)', async () => {
  const view = shownView(await fixtureClient({ language: 'rus' }).mediaViews.getById({ alias: 'movies' }));
  const markup = render(
    createElement(RecommendationModal, {
      title: 'Что дальше',
      subtitle: 'Выбрано для вас',
      alias: 'movies',
      mediaItemId: null,
      abTest: null,
      close,
    }),
    { answers: [[mediaViewQuery('movies').queryKey, view]] },
  );
  expect(textOf(markup)).toMatch(/^Что дальше Выбрано для вас .*Спасибо, в другой раз$/);
  const blocks = view.blocks.filter(({ titles }) => titles.length > 0).slice(0, 1);
  expect(blocks[0]?.titles[0]?.name).toBeTruthy();
  expect(textOf(markup)).toContain(textOf(render(createElement(MediaBlocks, { blocks }))));
});

it('asks for a login of the kinds that are allowed, with the number of the address filled in (AU-005, AU-016, AU-017, AU-018, SS-029)', () => {
  const user = fixtureUser('rus');
  const markup = (kinds: ('phone' | 'email')[]): string =>
    render(createElement(SignInModal, { login: '+79001234567', close }), {
      answers: [
        [userQuery().queryKey, { ...user, systemInfo: { ...user.systemInfo, allowed_login_types: kinds } }],
      ],
    });
  expect(markup(['phone'])).toMatch(/Номер телефона[\s\S]*type="tel"[\s\S]*value="\(900\) 123-45-67"/);
  expect(markup(['phone'])).toMatch(/autoComplete="tel"/i);
  expect(textOf(markup(['email']))).toContain('Электронная почта');
  expect(textOf(markup(['phone', 'email']))).toContain('Телефон или почта');
  expect(markup(['phone', 'email'])).toMatch(/autoComplete="username"/i);
});

it('is not there for who is signed in, unless a step is asked for (AU-001, AU-002, AU-003)', () => {
  const markup = (initialStep: 'login' | null): string =>
    render(createElement(SignInModal, { initialStep, close }), {
      answers: [[userQuery().queryKey, fixtureViewer('rus')]],
    });
  expect(markup(null)).toBe('');
  expect(markup('login')).toContain('<dialog open=""');
});

it('shows why an account is blocked and what can be done (SH-103, SH-104, BL-003, BL-016)', () => {
  const user = fixtureUser('rus');
  const markup = (types: string[], screen_name = 'my_collection', methods: PaymentType[] = []): string =>
    render(createElement(AccountBlockModal, { close }), {
      answers: [
        [paymentMethodsQuery().queryKey, { items: methods }],
        [
          userQuery().queryKey,
          {
            ...user,
            isAuth: true,
            accountSettings: {
              ...user.accountSettings,
              is_account_blocked: true,
              block_screen: {
                message: 'Счёт заблокирован',
                submessage: 'Пополните его, чтобы смотреть дальше.',
                icon: `/${'a'.repeat(64)}`,
                available_actions: types.map((type) => ({ type, screen_name, title: type })),
              },
            },
          },
        ],
      ],
    });
  expect(textOf(markup(['logout', 'link']))).toBe(
    'Счёт заблокирован Пополните его, чтобы смотреть дальше. logout link',
  );
  expect(markup(['link'])).toMatch(/<img[^>]*\/avatar/);
  expect(markup(['link'])).toContain('href="/my/collection"');
  expect(markup(['link'])).toContain('aria-label="Закрыть"');
  expect(markup(['logout'])).not.toContain('aria-label="Закрыть"');

  // The payment methods name the place of top-ups.
  const method = { id: 3, description: 'x', bank_card: null, balances: [], bonus_program: null };
  const topUp = markup(['link'], 'account_refill', [
    {
      name: 'purchase',
      payment_methods: [{ ...method, name: 'any_card', payment_url: 'https://bank.example/' }],
    },
    {
      name: 'account_refill',
      payment_methods: [{ ...method, name: 'external_url', payment_url: 'https://kadr.example/pay' }],
    },
  ]);
  expect(topUp).toMatch(/<a href="https:\/\/kadr\.example\/pay" target="_blank"/);
  expect(textOf(markup(['link'], 'account_refill'))).not.toContain('link');
});

it('shows a popup to viewers who allow notifications, and one for everybody to all (SH-100, PR-086)', () => {
  const profile = (is_notifications_allowed: boolean) => ({
    profile: { ...fixtureProfile, is_notifications_allowed },
  });
  expect([
    mayShowPopup(profile(true), false),
    mayShowPopup(profile(false), false),
    mayShowPopup(profile(false), true),
    mayShowPopup({ profile: 'not_available' }, false),
  ]).toEqual([true, false, true, true]);
  const display = { message: 'Подарок', submessage: 'Месяц кино', poster: null, target: null };
  expect(textOf(render(createElement(PopupModal, { ...display, close })))).toBe('Подарок Месяц кино Понятно');
});

it('shows a popup with the sign of its type (NT-011)', () => {
  const display = { message: 'Оплата не прошла', submessage: null, poster: null, target: null };
  const sign = (tone?: 'good' | 'bad'): string =>
    /<span class="[^"]*sign[^"]*"/.exec(
      render(createElement(PopupModal, { ...display, ...(tone && { tone }), close })),
    )?.[0] ?? '';
  expect(sign()).toBe('');
  expect([sign('good'), sign('bad')]).toEqual([expect.stringMatching(/good/), expect.stringMatching(/bad/)]);
});
