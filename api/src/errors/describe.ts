import { errors } from '@kadr/contract';
import type { ErrorName, Language } from '@kadr/contract';

/** What a viewer reads when the service refuses, for every error of the contract; English stands there. */
const descriptions: Readonly<Record<ErrorName, { readonly rus: string; readonly hye: string }>> = {
  INVALID_INPUT: { rus: 'Запрос составлен неверно.', hye: 'Հարցումը սխալ է կազմված։' },
  SESSION_NOT_FOUND: { rus: 'Такой сессии нет.', hye: 'Այդպիսի սեսիա չկա։' },
  SESSION_EXPIRED: { rus: 'Сессия истекла.', hye: 'Սեսիայի ժամկետը լրացել է։' },
  UNAUTHORIZED: { rus: 'Сначала войдите.', hye: 'Նախ մուտք գործեք։' },
  SIGN_IN_REQUIRED: {
    rus: 'Для этого нужно войти в аккаунт.',
    hye: 'Դրա համար պետք է մուտք գործել հաշիվ։',
  },
  WRONG_CREDENTIALS: {
    rus: 'Неверный логин или пароль.',
    hye: 'Մուտքանունը կամ գաղտնաբառը սխալ է։',
  },
  FORBIDDEN: { rus: 'Это действие вам недоступно.', hye: 'Այս գործողությունը ձեզ հասանելի չէ։' },
  NOT_ENOUGH_FUNDS: { rus: 'Для этого аккаунта недоступно.', hye: 'Այս հաշվի համար հասանելի չէ։' },
  PURCHASE_REQUIRED: { rus: 'Сначала нужно купить доступ.', hye: 'Նախ պետք է գնել հասանելիությունը։' },
  STREAM_TOKEN_INVALID: {
    rus: 'Срок действия ссылки на видео истёк.',
    hye: 'Տեսանյութի հղման ժամկետը լրացել է։',
  },
  NOT_FOUND: { rus: 'Здесь ничего нет.', hye: 'Այստեղ ոչինչ չկա։' },
  METHOD_NOT_ALLOWED: {
    rus: 'Этот адрес не принимает такой запрос.',
    hye: 'Այս հասցեն այդպիսի հարցում չի ընդունում։',
  },
  PROMO_CODE_UNKNOWN: { rus: 'Такого промокода нет.', hye: 'Այդպիսի պրոմոկոդ չկա։' },
  PROMO_CODE_EXPIRED: {
    rus: 'Этот промокод уже не действует.',
    hye: 'Այս պրոմոկոդն այլևս չի գործում։',
  },
  PROMO_CODE_USED: { rus: 'Этот промокод уже использован.', hye: 'Այս պրոմոկոդն արդեն օգտագործված է։' },
  PROMO_CODE_NEEDS_CARD: {
    rus: 'Для этого промокода нужно привязать банковскую карту.',
    hye: 'Այս պրոմոկոդի համար պետք է կցել բանկային քարտ։',
  },
  NOT_PLAYABLE: { rus: 'Это пока нельзя посмотреть.', hye: 'Սա դեռ հնարավոր չէ դիտել։' },
  CONFLICT: { rus: 'За это время данные изменились.', hye: 'Այդ ընթացքում տվյալները փոխվել են։' },
  PAYLOAD_TOO_LARGE: { rus: 'Слишком большой объём данных.', hye: 'Տվյալների ծավալը չափազանց մեծ է։' },
  UNSUPPORTED_MEDIA: { rus: 'Этот файл не подходит.', hye: 'Այս ֆայլը չի համապատասխանում։' },
  GEO_BLOCKED: { rus: 'В вашей стране это недоступно.', hye: 'Ձեր երկրում սա հասանելի չէ։' },
  TOO_MANY_REQUESTS: {
    rus: 'Слишком много запросов, попробуйте чуть позже.',
    hye: 'Չափազանց շատ հարցումներ, փորձեք մի փոքր ուշ։',
  },
  PROMO_CODE_ATTEMPTS: {
    rus: 'Слишком много попыток ввести промокод, попробуйте через сутки.',
    hye: 'Պրոմոկոդ մուտքագրելու չափազանց շատ փորձեր, փորձեք մեկ օր անց։',
  },
  SIGN_IN_ATTEMPTS: {
    rus: 'Слишком много попыток войти, попробуйте через четверть часа.',
    hye: 'Մուտք գործելու չափազանց շատ փորձեր, փորձեք քառորդ ժամ անց։',
  },
  INTERNAL: { rus: 'Что-то пошло не так на нашей стороне.', hye: 'Մեր կողմում ինչ-որ բան սխալ է գնացել։' },
  UNAVAILABLE: { rus: 'Сервис сейчас недоступен.', hye: 'Ծառայությունն այս պահին անհասանելի է։' },
};

/** What to tell a viewer of an error, in a language. */
export function describeError(name: ErrorName, language: Language): string {
  return language === 'eng' ? errors[name].description : descriptions[name][language];
}

const fieldWords: Readonly<Record<Language, (field: string) => string>> = {
  rus: (field) => `Неверное значение поля «${field}».`,
  eng: (field) => `The field “${field}” has a wrong value.`,
  hye: (field) => `«${field}» դաշտի արժեքը սխալ է։`,
};

/** What to tell of input that is wrong in one field, whose name is shown as it is on the wire. */
export function describeField(field: string, language: Language): string {
  return fieldWords[language](field);
}
