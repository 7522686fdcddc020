import type { InfoPageImport } from '@kadr/contract';

/** What to do when something does not work. */
export const supportPage = {
  alias: 'support',
  name: { rus: 'Поддержка', eng: 'Support', hye: 'Աջակցություն' },
  description: {
    rus: 'Поможем, если {brand} не открывается, тормозит или непонятен.',
    eng: 'Help when {brand} does not open, stutters or puzzles you.',
    hye: 'Կօգնենք, եթե {brand}-ը չի բացվում, դանդաղում է կամ անհասկանալի է։',
  },
  sections: [
    {
      name: { rus: 'Сначала попробуйте это', eng: 'Try this first', hye: 'Սկզբում փորձեք սա' },
      text: {
        rus: 'Обновите страницу. Если не помогло, закройте и откройте браузер, затем проверьте, открываются ли другие сайты.',
        eng: 'Load the page again. If that does not help, close the browser and open it, then see whether other sites open.',
        hye: 'Թարմացրեք էջը։ Եթե չօգնի, փակեք և բացեք դիտարկիչը, ապա ստուգեք՝ արդյոք բացվում են այլ կայքերը։',
      },
    },
    {
      name: { rus: 'Картинка или звук', eng: 'Picture or sound', hye: 'Պատկեր կամ ձայն' },
      text: {
        rus: 'Качество, дорожка звука и субтитры выбираются в плеере. При медленном интернете выберите качество ниже.',
        eng: 'Quality, soundtrack and subtitles are chosen in the player. On a slow connection choose a lower quality.',
        hye: 'Որակը, ձայնային ուղին և ենթագրերն ընտրվում են նվագարկիչում։ Դանդաղ ինտերնետի դեպքում ընտրեք ավելի ցածր որակ։',
      },
    },
    {
      anchor: 'smart-tv',
      name: { rus: 'Smart TV', eng: 'Smart TV', hye: 'Smart TV' },
      text: {
        rus: 'Откройте браузер телевизора и введите адрес этого сайта: {brand} работает и с пультом. Для удобства добавьте страницу в закладки.',
        eng: 'Open the television’s browser and enter the address of this site: {brand} works with a remote control, too. Bookmark the page to find it again.',
        hye: 'Բացեք հեռուստացույցի դիտարկիչը և մուտքագրեք այս կայքի հասցեն. {brand}-ն աշխատում է նաև հեռակառավարիչով։ Հարմարության համար ավելացրեք էջն էջանիշներին։',
      },
    },
    {
      name: { rus: 'Напишите нам', eng: 'Write to us', hye: 'Գրեք մեզ' },
      text: {
        rus: 'Расскажите, что вы делали, что увидели и на каком устройстве: так мы ответим быстрее.',
        eng: 'Tell us what you did, what you saw and on which device: that way we answer sooner.',
        hye: 'Պատմեք, թե ինչ էիք անում, ինչ տեսաք և ինչ սարքով. այդպես ավելի արագ կպատասխանենք։',
      },
    },
  ],
} satisfies InfoPageImport;

/** Whom to write to. */
export const contactsPage = {
  alias: 'contacts',
  name: { rus: 'Контакты', eng: 'Contacts', hye: 'Կոնտակտներ' },
  description: {
    rus: 'Как связаться с {brand}.',
    eng: 'How to reach {brand}.',
    hye: 'Ինչպես կապվել {brand}-ի հետ։',
  },
  sections: [
    {
      name: { rus: 'Сервис', eng: 'The service', hye: 'Ծառայությունը' },
      text: {
        rus: '{brand} — онлайн-видеосервис. Правообладатель: {copyright_holder}.',
        eng: '{brand} is an online video service. Rights holder: {copyright_holder}.',
        hye: '{brand}-ն առցանց տեսածառայություն է։ Իրավատերը՝ {copyright_holder}։',
      },
    },
    {
      name: { rus: 'Зрителям', eng: 'For viewers', hye: 'Դիտողներին' },
      text: {
        rus: 'По вопросам просмотра, входа и оплаты пишите в поддержку.',
        eng: 'For watching, signing in and payment, write to support.',
        hye: 'Դիտման, մուտքի և վճարման հարցերով գրեք աջակցությանը։',
      },
    },
    {
      name: { rus: 'Правообладателям', eng: 'For rights holders', hye: 'Իրավատերերին' },
      text: {
        rus: 'Если вы считаете, что ваши права нарушены, пришлите адрес страницы и подтверждение прав тем же путём: мы ответим в течение рабочего дня.',
        eng: 'If you believe that your rights are infringed, send the address of the page and proof of your rights the same way: we answer within a working day.',
        hye: 'Եթե կարծում եք, որ ձեր իրավունքները խախտված են, նույն ճանապարհով ուղարկեք էջի հասցեն և իրավունքների հաստատումը. կպատասխանենք մեկ աշխատանքային օրվա ընթացքում։',
      },
    },
  ],
} satisfies InfoPageImport;
