import type { Language } from '@kadr/contract';

/** The notice to an account's owner that its password has been changed, by him or by somebody else. */
export const passwordNotice: Readonly<
  Record<Language, (brand: string) => { readonly subject: string; readonly text: string }>
> = {
  rus: (brand) => ({
    subject: `Пароль изменён, ${brand}`,
    text: `Пароль вашего аккаунта изменён. На всех устройствах нужно войти заново.\n\nЕсли это были не вы, задайте новый пароль: при входе выберите «Забыли пароль?».\n\n${brand}`,
  }),
  eng: (brand) => ({
    subject: `Your password was changed, ${brand}`,
    text: `The password of your account was changed, and every device was signed out.\n\nIf it was not you, set another password: choose “Forgot your password?” when signing in.\n\n${brand}`,
  }),
  hye: (brand) => ({
    subject: `Գաղտնաբառը փոխվել է, ${brand}`,
    text: `Ձեր հաշվի գաղտնաբառը փոխվել է։ Բոլոր սարքերում պետք է նորից մուտք գործել։\n\nԵթե դա դուք չեք արել, սահմանեք նոր գաղտնաբառ. մուտք գործելիս ընտրեք «Մոռացե՞լ եք գաղտնաբառը»։\n\n${brand}`,
  }),
};
