import type { Language } from '@kadr/contract';

/** The contents of a code's message. */
export interface CodeTextInput {
  readonly code: string;
  /** Name of the brand in the language. */
  readonly brand: string;
  /** Host name at which browsers may fill the code in; null when no host is known to be the service's. */
  readonly host: string | null;
  readonly language: Language;
}

const sms: Readonly<Record<Language, (brand: string, code: string) => string>> = {
  rus: (brand, code) => `${brand}: код ${code}. Никому его не сообщайте.`,
  eng: (brand, code) => `${brand}: your code is ${code}. Do not share it with anyone.`,
  hye: (brand, code) => `${brand}. կոդը՝ ${code}։ Ոչ մեկին մի՛ հայտնեք այն։`,
};

/** The text of an SMS; its last line lets browsers fill the code in at that host only (origin-bound one-time codes). */
export function smsText({ code, brand, host, language }: CodeTextInput): string {
  const text = sms[language](brand, code);
  return host === null ? text : `${text}\n\n@${host} #${code}`;
}

type EmailWords = Readonly<
  Record<Language, (brand: string, code: string) => { readonly subject: string; readonly text: string }>
>;

const email: EmailWords = {
  rus: (brand, code) => ({
    subject: `${code} — код для смены пароля, ${brand}`,
    text: `Ваш код: ${code}\n\nВведите его там, где вы меняете пароль. Код действует 10 минут и подходит один раз.\n\nЕсли вы не меняете пароль, ничего делать не нужно: без кода этого никто не сделает.\n\n${brand}`,
  }),
  eng: (brand, code) => ({
    subject: `${code} is your code to change the password, ${brand}`,
    text: `Your code: ${code}\n\nEnter it where you are changing the password. It is valid for 10 minutes and can be used once.\n\nIf you are not changing your password, there is nothing to do: without the code nobody can.\n\n${brand}`,
  }),
  hye: (brand, code) => ({
    subject: `${code}՝ գաղտնաբառը փոխելու կոդ, ${brand}`,
    text: `Ձեր կոդը՝ ${code}\n\nՄուտքագրեք այն այնտեղ, որտեղ փոխում եք գաղտնաբառը։ Կոդը գործում է 10 րոպե և միայն մեկ անգամ։\n\nԵթե դուք չեք փոխում գաղտնաբառը, ոչինչ անել պետք չէ. առանց կոդի ոչ ոք դա չի կարող անել։\n\n${brand}`,
  }),
};

const bonusEmail: EmailWords = {
  rus: (brand, code) => ({
    subject: `${code} — код бонусной программы, ${brand}`,
    text: `Ваш код: ${code}\n\nВведите его, чтобы подключить бонусную программу. Код действует 10 минут и подходит один раз.\n\nЕсли вы ничего не подключаете, просто удалите это письмо.\n\n${brand}`,
  }),
  eng: (brand, code) => ({
    subject: `${code} is your bonus programme code, ${brand}`,
    text: `Your code: ${code}\n\nEnter it to join the bonus programme. It is valid for 10 minutes and can be used once.\n\nIf you are not joining anything, just delete this e-mail.\n\n${brand}`,
  }),
  hye: (brand, code) => ({
    subject: `${code}՝ բոնուսային ծրագրի կոդ, ${brand}`,
    text: `Ձեր կոդը՝ ${code}\n\nՄուտքագրեք այն՝ բոնուսային ծրագրին միանալու համար։ Կոդը գործում է 10 րոպե և միայն մեկ անգամ։\n\nԵթե դուք ոչ մի ծրագրի չեք միանում, պարզապես ջնջեք այս նամակը։\n\n${brand}`,
  }),
};

/** The text of an e-mail, by the purpose of its code. */
export function emailText(
  { code, brand, language }: Omit<CodeTextInput, 'host'>,
  use: 'password' | 'bonus',
): { readonly subject: string; readonly text: string } {
  return (use === 'bonus' ? bonusEmail : email)[language](brand, code);
}
