import type { PromoCodeImport } from '@kadr/contract';

/** Codes that every account of the demo may redeem once; README tells them. */
export const demoPromoCodes: readonly PromoCodeImport[] = [
  {
    code: 'KADR2026',
    message: { rus: 'Промокод принят', eng: 'The promo code is accepted', hye: 'Պրոմոկոդն ընդունված է' },
    submessage: {
      rus: 'Почти всё в демонстрации и так бесплатно — приятного просмотра!',
      eng: 'Nearly everything in the demo is free anyway: enjoy the films!',
      hye: 'Ցուցադրական տարբերակում գրեթե ամեն ինչ առանց այդ էլ անվճար է. հաճելի դիտում։',
    },
    target: {
      type: 'link',
      link: '/',
      title: { rus: 'На главную', eng: 'To the home page', hye: 'Գլխավոր էջ' },
    },
  },
  {
    code: 'KADRCARD',
    message: { rus: 'Промокод принят', eng: 'The promo code is accepted', hye: 'Պրոմոկոդն ընդունված է' },
    needs_card: true,
  },
];
