import type { Language } from '@kadr/contract';

interface SandboxWords {
  readonly title: string;
  readonly introduction: string;
  readonly bank: string;
  readonly to: string;
  readonly toHint: string;
  readonly show: string;
  readonly all: string;
  readonly sms: string;
  readonly email: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly whole: string;
  readonly migration: string;
  readonly migrationHint: string;
  readonly closed: string;
  readonly closedHint: string;
}

/** Texts of the sandbox's page. */
export const sandboxWords: Readonly<Record<Language, SandboxWords>> = {
  rus: {
    title: 'Исходящие сообщения',
    bank: 'Тестовый банк: платежи и события',
    introduction:
      'Этот сервис работает сам по себе: SMS и письма никуда не уходят, они приходят сюда. Новые появляются сами.',
    to: 'Кому',
    toHint: 'номер или почта',
    show: 'Показать',
    all: 'Все сообщения',
    sms: 'SMS',
    email: 'Письмо',
    empty: 'Сообщений пока нет',
    emptyHint: 'Запросите код при входе, и через мгновение он появится здесь.',
    whole: 'Весь текст',
    migration: 'Аккаунты другого провайдера',
    migrationHint: 'Введите почту при входе, потом её номер: так проверяют перенос аккаунта.',
    closed: 'Только с этого компьютера',
    closedHint:
      'Сообщения с кодами видны лишь на компьютере, где работает сервис, по адресу localhost. Открыть их всем: KADR_SANDBOX_OPEN=on.',
  },
  eng: {
    title: 'Outgoing messages',
    bank: 'Test bank: payments and events',
    introduction:
      'This service runs all by itself: text messages and e-mails go nowhere but here. New ones appear by themselves.',
    to: 'To',
    toHint: 'phone or e-mail',
    show: 'Show',
    all: 'All messages',
    sms: 'SMS',
    email: 'E-mail',
    empty: 'No messages yet',
    emptyHint: 'Ask for a code when signing in, and a moment later it is here.',
    whole: 'Whole text',
    migration: 'Accounts of another provider',
    migrationHint:
      'Enter the e-mail address when signing in, then its phone: this is how moving an account is tried.',
    closed: 'On this computer only',
    closedHint:
      'Messages with codes are shown on the computer that runs the service only, at localhost. KADR_SANDBOX_OPEN=on shows them to everybody.',
  },
  hye: {
    title: 'Ելքային հաղորդագրություններ',
    bank: 'Փորձնական բանկ՝ վճարումներ և իրադարձություններ',
    introduction:
      'Այս ծառայությունն աշխատում է ինքնուրույն. SMS-ներն ու նամակները ոչ մի տեղ չեն գնում, դրանք գալիս են այստեղ։ Նորերը հայտնվում են ինքնաբերաբար։',
    to: 'Ում',
    toHint: 'համար կամ էլ. փոստ',
    show: 'Ցույց տալ',
    all: 'Բոլոր հաղորդագրությունները',
    sms: 'SMS',
    email: 'Նամակ',
    empty: 'Հաղորդագրություններ դեռ չկան',
    emptyHint: 'Մուտքի ժամանակ պահանջեք կոդ, և մի ակնթարթ անց այն կհայտնվի այստեղ։',
    whole: 'Ամբողջ տեքստը',
    migration: 'Այլ մատակարարի հաշիվներ',
    migrationHint:
      'Մուտքի ժամանակ մուտքագրեք էլ. փոստը, ապա դրա համարը. այսպես են փորձում հաշվի տեղափոխումը։',
    closed: 'Միայն այս համակարգչից',
    closedHint:
      'Կոդերով հաղորդագրությունները երևում են միայն այն համակարգչում, որտեղ աշխատում է ծառայությունը, localhost հասցեով։ Բոլորին ցույց տալու համար՝ KADR_SANDBOX_OPEN=on։',
  },
};

/** The languages as the page's head and its dates name them (BCP 47). */
export const sandboxLocales: Readonly<Record<Language, string>> = { rus: 'ru', eng: 'en', hye: 'hy' };
