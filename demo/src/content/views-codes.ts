import { certificateSteps, codeQuestions, codeSteps } from './code-blocks.ts';
import { tvDevices, tvSteps } from './tv-code-blocks.ts';
import type { DemoView } from './view-blocks.ts';

/** Pages of codes: the form, where codes come from, and what people ask. They have no name, so they are in no menu (MB-167). */
export const codeViews = (brand: string): readonly DemoView[] => [
  {
    brand,
    alias: 'promocode',
    description: {
      rus: 'Короткое слово, за которым прячется что-то приятное. Введите его, и оно сработает сразу.',
      eng: 'A short word with something pleasant behind it. Enter it, and it works at once.',
      hye: 'Կարճ բառ, որի հետևում հաճելի բան է թաքնված։ Մուտքագրեք այն, և անմիջապես կգործի։',
    },
    blocks: [{ type: 'custom_block', tag: 'promocode' }, codeSteps, codeQuestions],
  },
  {
    brand,
    alias: 'podarochnye-sertifikaty',
    description: {
      rus: 'Кино в подарок: код с сертификата превращается в вечера, которые не нужно упаковывать.',
      eng: 'Cinema as a present: the code of a certificate turns into evenings that need no wrapping.',
      hye: 'Կինո՝ նվեր. վկայագրի կոդը վերածվում է երեկոների, որոնք փաթեթավորել պետք չէ։',
    },
    blocks: [{ type: 'custom_block', tag: 'promocode' }, certificateSteps, codeQuestions],
  },
  {
    brand,
    alias: 'tvcode',
    description: {
      rus: 'Телевизор показывает код, вы вводите его здесь, и пульт больше не клавиатура.',
      eng: 'The television shows a code, you enter it here, and the remote control stops being a keyboard.',
      hye: 'Հեռուստացույցը ցույց է տալիս կոդը, դուք մուտքագրում եք այն այստեղ, և հեռակառավարիչն այլևս ստեղնաշար չէ։',
    },
    blocks: [{ type: 'custom_block', tag: 'tvcode' }, tvSteps, tvDevices],
  },
];
