import type { DemoView } from './view-blocks.ts';

type Block = DemoView['blocks'][number];

/** Where promo codes are found and what becomes of them. */
export const codeSteps: Block = {
  type: 'custom_block',
  tag: 'start',
  name: { rus: 'Как это работает', eng: 'How it works', hye: 'Ինչպես է աշխատում' },
  glow_color: '#a0602a',
  custom_data: {
    cards: [
      {
        title: { rus: 'Найдите код', eng: 'Find a code', hye: 'Գտեք կոդը' },
        text: {
          rus: 'Он бывает в письме, на чеке, на открытке и в сообщении от друга, который всё знает раньше всех.',
          eng: 'It may be in a letter, on a receipt, on a postcard, or in a message of the friend who always knows first.',
          hye: 'Այն լինում է նամակում, կտրոնի կամ բացիկի վրա և այն ընկերոջ հաղորդագրությունում, որն ամեն ինչ առաջինն է իմանում։',
        },
      },
      {
        title: { rus: 'Введите его выше', eng: 'Enter it above', hye: 'Մուտքագրեք այն վերևում' },
        text: {
          rus: 'Большие буквы или маленькие, всё равно. Если вы ещё не вошли, мы попросим: подарок живёт в аккаунте.',
          eng: 'Capital letters or small ones, it is all the same. Whoever has not signed in is asked to: a gift lives in an account.',
          hye: 'Մեծատառ թե փոքրատառ՝ կարևոր չէ։ Եթե դեռ մուտք չեք գործել, կխնդրենք. նվերն ապրում է հաշվում։',
        },
      },
      {
        title: { rus: 'Смотрите', eng: 'Watch', hye: 'Դիտեք' },
        text: {
          rus: 'Ждать ничего не нужно: всё, что стоит за кодом, уже ваше.',
          eng: 'There is nothing to wait for: whatever the code stands for is yours already.',
          hye: 'Սպասել պետք չէ. ամենը, ինչ կոդի հետևում է, արդեն ձերն է։',
        },
        target: { type: 'link', link: '/catalog', title: null },
      },
    ],
  },
};

/** What a gift certificate is to the one who gives it and to the one who gets it. */
export const certificateSteps: Block = {
  type: 'custom_block',
  tag: 'features_blocks',
  name: {
    rus: 'Подарок, который не передарят',
    eng: 'A present nobody passes on',
    hye: 'Նվեր, որը չեն վերանվիրի',
  },
  custom_data: {
    cards: [
      {
        icon: 'ticket',
        color: '#b0532a',
        title: { rus: 'Тому, у кого всё есть', eng: 'For who has everything', hye: 'Նրան, ով ամեն ինչ ունի' },
        text: {
          rus: 'Кроме свободного вечера и фильма к нему. Вечер он найдёт сам.',
          eng: 'Except a free evening and a film for it. The evening will turn up.',
          hye: 'Բացի ազատ երեկոյից ու դրա ֆիլմից։ Երեկոն նա ինքը կգտնի։',
        },
      },
      {
        icon: 'people',
        color: '#2a6bb0',
        title: { rus: 'Один на всю семью', eng: 'One for the family', hye: 'Մեկը՝ ամբողջ ընտանիքին' },
        text: {
          rus: 'Код привязывается к аккаунту, а профилей в нём хватит и бабушке, и коту.',
          eng: 'The code belongs to an account, and an account has profiles enough for grandmother and the cat.',
          hye: 'Կոդը կապվում է հաշվին, իսկ պրոֆիլները բավական են և տատիկին, և կատվին։',
        },
      },
      {
        icon: 'shield',
        color: '#2ab07a',
        title: { rus: 'Не потеряется', eng: 'It is not lost', hye: 'Չի կորչի' },
        text: {
          rus: 'После активации открытку можно уронить в чай: аккаунт помнит всё сам.',
          eng: 'Once it is redeemed the card may fall into the tea: the account remembers by itself.',
          hye: 'Ակտիվացնելուց հետո բացիկը կարելի է գցել թեյի մեջ. հաշիվն ամեն ինչ ինքն է հիշում։',
        },
      },
    ],
  },
};

/** What people ask about codes. */
export const codeQuestions: Block = {
  type: 'custom_block',
  tag: 'faq',
  name: { rus: 'Если код молчит', eng: 'If a code says nothing', hye: 'Եթե կոդը լռում է' },
  custom_data: {
    html_id: 'questions',
    faq: [
      {
        question: {
          rus: 'Код не подходит. Почему?',
          eng: 'The code is refused. Why?',
          hye: 'Կոդը չի համապատասխանում։ Ինչո՞ւ',
        },
        answer: {
          rus: 'Проверьте ноль и похожую на него букву, единицу и похожую на неё палочку: на открытках они любят меняться местами. Бывает и так, что срок кода закончился или его уже ввели.',
          eng: 'Look at the zero and the letter like it, at the one and the stroke like it: on postcards they like to change places. A code may also have run out or have been used.',
          hye: 'Ստուգեք զրոն և նրան նման տառը, մեկը և նրան նման գծիկը. բացիկների վրա դրանք սիրում են տեղերով փոխվել։ Լինում է նաև, որ կոդի ժամկետն ավարտված է կամ այն արդեն մուտքագրել են։',
        },
      },
      {
        question: {
          rus: 'Сколько раз можно ошибиться?',
          eng: 'How often may one be wrong?',
          hye: 'Քանի՞ անգամ կարելի է սխալվել',
        },
        answer: {
          rus: 'Шесть раз в день. Потом код можно попробовать завтра, на свежую голову.',
          eng: 'Six times a day. After that the code waits for tomorrow and a clear head.',
          hye: 'Օրական վեց անգամ։ Հետո կոդը կարելի է փորձել վաղը՝ թարմ գլխով։',
        },
      },
      {
        question: {
          rus: 'Можно ли ввести код за другого?',
          eng: 'May I enter it for somebody else?',
          hye: 'Կարելի՞ է մուտքագրել ուրիշի փոխարեն',
        },
        answer: {
          rus: 'Код достаётся тому аккаунту, в который вошли. Чтобы подарить, передайте код, а не пароль.',
          eng: 'A code goes to the account that is signed in. To give it away, hand over the code and not your password.',
          hye: 'Կոդը ստանում է այն հաշիվը, որով մուտք են գործել։ Նվիրելու համար փոխանցեք կոդը, ոչ թե գաղտնաբառը։',
        },
      },
    ],
  },
  bottom_text: {
    rus: 'Всё ещё молчит? <a href="/support">Напишите нам</a>, разберёмся вместе.',
    eng: 'Still silent? <a href="/support">Write to us</a>, and we look at it together.',
    hye: 'Դեռ լռո՞ւմ է։ <a href="/support">Գրեք մեզ</a>, միասին կպարզենք։',
  },
};
