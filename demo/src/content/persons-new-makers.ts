import type { DemoPerson } from './types.ts';

/** Directors, a writer and a composer whom the demo's audience met last. */
export const newMakers: readonly DemoPerson[] = [
  {
    slug: 'tomoe-kazahaya',
    name: { rus: 'Томоэ Кадзахая', eng: 'Tomoe Kazahaya', hye: 'Տոմոե Կաձահայա' },
    native_name: '風早 巴',
    birth_date: '1974-03-19',
    biography: {
      rus: 'Японский режиссёр анимации, начинала фазовщицей: восемь лет рисовала только ветер. В её фильмах всегда что-то колышется, а злодеи обычно просто не выспались.',
      eng: 'A Japanese director of animation who began as an in-betweener: for eight years she drew nothing but wind. In her films something always sways, and the villains have usually just slept badly.',
      hye: 'Ճապոնացի մուլտիպլիկատոր. սկսել է որպես միջանկյալ կադրերի նկարիչ և ութ տարի միայն քամի նկարել։ Նրա ֆիլմերում միշտ մի բան օրորվում է, իսկ չարագործները սովորաբար պարզապես քնից զրկված են։',
    },
  },
  {
    slug: 'klavdia-verstovaya',
    name: { rus: 'Клавдия Верстовая', eng: 'Klavdia Verstovaya', hye: 'Կլավդիա Վերստովայա' },
    native_name: 'Клавдия Верстовая',
    birth_date: '1959-08-29',
    biography: {
      rus: 'Документалист с сорокалетним стажем и одним правилом: сначала выпить чаю, потом доставать камеру. Объехала на поездах все станции, где стоят меньше двух минут, и на каждой успела поговорить.',
      eng: 'A documentary maker of forty years with one rule: tea first, camera second. She has travelled by train to every station with a stop under two minutes, and managed a conversation at each.',
      hye: 'Քառասնամյա փորձով վավերագրող՝ մեկ կանոնով. նախ թեյ խմել, հետո հանել տեսախցիկը։ Գնացքով եղել է բոլոր կայարաններում, որտեղ կանգնում են երկու րոպեից քիչ, և ամեն մեկում հասցրել է զրուցել։',
    },
  },
  {
    slug: 'ignacio-baldovinos',
    name: { rus: 'Игнасио Бальдовинос', eng: 'Ignacio Baldovinos', hye: 'Իգնասիո Բալդովինոս' },
    native_name: 'Ignacio Baldovinos',
    birth_date: '1968-01-07',
    biography: {
      rus: 'Сценарист и режиссёр из Росарио, бывший почтальон. Развязку знает заранее, а как к ней придёт, узнаёт по дороге. Каждый сценарий отправляет себе письмом и ждёт, понравится ли.',
      eng: 'A writer and director from Rosario, once a postman. He knows the ending beforehand and finds out on the way how to get there. He posts every script to himself and waits to see whether he likes it.',
      hye: 'Սցենարիստ և ռեժիսոր Ռոսարիոյից, նախկին փոստատար։ Վերջաբանը նախապես գիտի, իսկ թե ինչպես կհասնի դրան, իմանում է ճանապարհին։ Ամեն սցենար նամակով ինքն իրեն է ուղարկում և սպասում՝ կհավանի՞, թե ոչ։',
    },
  },
  {
    slug: 'garo-santuryan',
    name: { rus: 'Гаро Сантурян', eng: 'Garo Santuryan', hye: 'Կարո Սանթուրյան' },
    native_name: 'Կարո Սանթուրյան',
    birth_date: '1983-06-21',
    biography: {
      rus: 'Композитор родом из Бейрута, живёт в Ереване над мастерской щипковых инструментов. Пишет партии для кануна, контрабаса и соседского холодильника, который гудит чистое ля-бемоль.',
      eng: 'A composer born in Beirut who lives in Yerevan above a workshop of plucked instruments. He writes for the qanun, the double bass and his neighbour’s fridge, which hums a pure A flat.',
      hye: 'Բեյրութում ծնված կոմպոզիտոր, որն ապրում է Երևանում՝ կսմիթային նվագարանների արհեստանոցի վերևում։ Գրում է քանոնի, կոնտրաբասի և հարևանի սառնարանի համար, որը մաքուր լա-բեմոլ է բզզում։',
    },
  },
];
