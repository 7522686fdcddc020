import type { AccountImport } from '@kadr/contract';

/**
 * Who may sign in to the demo; README tells their passwords under “Demo accounts”. They are nobody's: `.example` is
 * reserved (RFC 2606), and no Russian number begins with 000.
 */
export const demoAccounts: readonly AccountImport[] = [
  {
    email: 'anna@kadr.example',
    password: 'kadr-anna-2026',
    profile_name: 'Анна',
    is_test: true,
    home_mrf: 'moscow',
    location: 'moscow',
  },
  {
    phone: '+70000000001',
    password: 'kadr-phone-2026',
    profile_name: 'Давид',
    is_test: true,
    home_mrf: 'moscow',
    location: 'moscow',
  },
  {
    email: 'blocked@kadr.example',
    password: 'kadr-blocked-2026',
    profile_name: 'Лев',
    is_test: true,
    is_account_blocked: true,
    block_screen: {
      message: {
        rus: 'Аккаунт заблокирован',
        eng: 'The account is blocked',
        hye: 'Հաշիվն արգելափակված է',
      },
      submessage: {
        rus: 'Так выглядит экран блокировки. Купленное остаётся в коллекции.',
        eng: 'This is what the block screen looks like. What has been bought stays in the collection.',
        hye: 'Այսպիսին է արգելափակման էկրանը։ Գնվածը մնում է հավաքածուում։',
      },
      available_actions: [
        {
          type: 'link',
          screen_name: 'my_collection',
          title: { rus: 'Моя коллекция', eng: 'My collection', hye: 'Իմ հավաքածուն' },
        },
        { type: 'logout', title: { rus: 'Выйти', eng: 'Sign out', hye: 'Դուրս գալ' } },
      ],
    },
  },
];
