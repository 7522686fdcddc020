import type { Language } from '@kadr/contract';

const texts: Readonly<Record<Language, (account: number) => string>> = {
  rus: (account) => `Так сервис видит аккаунт № ${account}. Только просмотр: ничего не изменится.`,
  eng: (account) => `The service as account ${account} sees it. View only: nothing is changed.`,
  hye: (account) => `Այսպես է ծառայությունը տեսնում № ${account} հաշիվը։ Միայն դիտում. ոչինչ չի փոխվի։`,
};

/** The markup above every page that an operator sees as an account (`ui/styles/account-banner.css`). */
export function accountBanner(account: number, language: Language): string {
  return `<p class="account-banner" role="note">${texts[language](account)}</p>`;
}
