import { composedBy, directedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoShortSeries } from './types.ts';

export const theSixthParry: DemoShortSeries = {
  slug: 'the-sixth-parry',
  name: { rus: 'Шестая защита', eng: 'The Sixth Parry', hye: 'Վեցերորդ պաշտպանությունը' },
  short_description: {
    rus: 'Саблистка проигрывает третий турнир подряд. Уборщица, которая моет зал, однажды поправляет ей локоть шваброй.',
    eng: 'A sabre fencer has lost three tournaments running. The cleaner who mops the hall corrects her elbow with the mop.',
    hye: 'Սուսերամարտիկը երրորդ մրցաշարն է պարտվում։ Սրահը լվացող հավաքարարը մի օր շվաբրով ուղղում է նրա արմունկը։',
  },
  summary: {
    rus: 'Юля фехтует быстро и думает, что этого достаточно. Рузанна Львовна появляется в шесть утра с ведром и говорит мало: «Пятка», «Рано», «Опять мама». Откуда в руке уборщицы такая кисть, не знает даже тренер. До отборочных шесть тренировок, по одной на каждую защиту.',
    eng: 'Yulia fences fast and thinks that will do. Ruzanna Lvovna turns up at six in the morning with a pail and says little: “Heel.” “Too soon.” “Your mother again.” Where a cleaner got such a wrist even the coach does not know. Six practices are left before the trials, one for each parry.',
    hye: 'Յուլյան արագ է կռվում և կարծում, թե դա բավական է։ Ռուզաննա Լվովնան առավոտյան վեցին դույլով է հայտնվում ու քիչ խոսում. «Կրունկը»։ «Շուտ է»։ «Էլի մայրդ»։ Որտեղից հավաքարարին այդպիսի դաստակ, մարզիչն էլ չգիտի։ Ընտրականին վեց մարզում է մնացել՝ մեկական ամեն պաշտպանության համար։',
  },
  year: 2025,
  age: 6,
  genres: ['sport', 'drama'],
  countries: ['RU', 'AM'],
  themes: ['series', 'sport'],
  rating: 8.5,
  cast: [
    directedBy('ilya-zaozyorsky'),
    composedBy('gleb-orlikov'),
    plays('varvara-zhuravinskaya', 'Юля', 'Yulia', 'Յուլյա'),
    plays('anahit-bdoyan', 'Рузанна Львовна', 'Ruzanna Lvovna', 'Ռուզաննա Լվովնա'),
  ],
  art: { style: 'portrait', palette: { hues: [215, 355, 245], mood: 'dark' }, motif: 'sabre' },
  mood: 'tense',
  episodes: [
    {
      slug: 'the-sixth-parry-s1e1',
      name: { rus: 'Первая: пол', eng: 'First: the Floor', hye: 'Առաջինը՝ հատակը' },
      short_description: {
        rus: 'Юля поскальзывается на мокром и слышит замечание по технике — от ведра.',
        eng: 'Yulia slips on the wet floor and hears a remark on her technique, from the pail.',
        hye: 'Յուլյան սայթաքում է թաց հատակին և տեխնիկայի մասին դիտողություն լսում՝ դույլի կողմից։',
      },
      seconds: 80,
      lines: dialogue`
        Осторожно, мыто. | Mind, it’s wet. | Զգո՛ւյշ, լվացված է։
        Я вижу! — Не видишь. Пятка. | I can see! — You can’t. Heel. | Տեսնո՛ւմ եմ։ — Չես տեսնում։ Կրունկդ։
        Что пятка? — Врёт. | What of it? — It lies. | Ի՞նչ կրունկ։ — Ստում է։
        Вы вообще кто? — Я тут мою. | Who are you? — I mop here. | Իսկ դուք ո՞վ եք։ — Այստեղ լվանում եմ։
        Завтра в шесть. Пока сухо. | Tomorrow at six. While it’s dry. | Վաղը վեցին։ Քանի չոր է։
      `,
    },
    {
      slug: 'the-sixth-parry-s1e2',
      name: { rus: 'Вторая: швабра', eng: 'Second: the Mop', hye: 'Երկրորդը՝ շվաբրը' },
      short_description: {
        rus: 'Сабля против швабры, счёт ноль — пять. Швабра извиняется за воду.',
        eng: 'Sabre against mop, nil to five. The mop apologises for the water.',
        hye: 'Սուսերն ընդդեմ շվաբրի՝ զրո-հինգ։ Շվաբրը ներողություն է խնդրում ջրի համար։',
      },
      seconds: 90,
      lines: dialogue`
        Нападай. — На швабру? — На меня. | Attack. — A mop? — Me. | Հարձակվի՛ր։ — Շվաբրի՞ վրա։ — Իմ։
        Раз. Мокро. Ещё. | One. You’re wet. Again. | Մեկ։ Թաց ես։ Էլի։
        Как вы угадали? — Ты моргнула. | How did you know? — You blinked. | Ինչպե՞ս իմացաք։ — Թարթեցիր։
        Не глазом. Плечом моргнула. | Not your eye. Your shoulder blinked. | Ոչ աչքով։ Ուսով թարթեցիր։
        Пять — ноль. Выжми меня в ведро. | Five nil. Now wring me out. | Հինգ-զրո։ Հիմա քամիր ինձ։
      `,
    },
    {
      slug: 'the-sixth-parry-s1e3',
      name: { rus: 'Третья: тишина', eng: 'Third: Silence', hye: 'Երրորդը՝ լռությունը' },
      short_description: {
        rus: 'Рузанна Львовна завязывает Юле глаза и просит слушать, где у клинка кончается правда.',
        eng: 'Ruzanna Lvovna blindfolds Yulia and has her listen for where a blade stops telling the truth.',
        hye: 'Ռուզաննա Լվովնան կապում է Յուլյայի աչքերն ու ասում՝ լսի, թե որտեղ է շեղբը դադարում ճիշտ խոսել։',
      },
      seconds: 80,
      lines: dialogue`
        Где я? — Слева. — Была слева. | Where am I? — Left. — I was left. | Որտե՞ղ եմ։ — Ձախում։ — Ձախում էի։
        Дыши тише, чем я. | Breathe more quietly than I do. | Ինձնից ցածր շնչիր։
        Слышу! Кисть хрустнула. | I hear it! Your wrist cracked. | Լսեցի՛։ Դաստակդ ճտաց։
        Сломана. В восемьдесят четвёртом. | It was broken. In ’84. | Կոտրված է։ Ութսունչորսին։
        Кем? — Не кем. Перед чем. | Who did it? — Ask what it missed. | Ո՞վ է արել։ — Հարցրու՝ ինչից առաջ։
      `,
    },
    {
      slug: 'the-sixth-parry-s1e4',
      name: { rus: 'Четвёртая: афиша', eng: 'Fourth: the Poster', hye: 'Չորրորդը՝ ազդագիրը' },
      short_description: {
        rus: 'За шкафчиками Юля находит старый плакат: сборная, пятеро в белом и очень знакомая кисть.',
        eng: 'Behind the lockers Yulia finds an old poster: a team, five in white and a very familiar wrist.',
        hye: 'Պահարանների հետևում Յուլյան հին ազդագիր է գտնում՝ հավաքական, հինգը սպիտակով և մի շատ ծանոթ դաստակ։',
      },
      seconds: 90,
      lines: dialogue`
        Это вы. Вторая слева. | That’s you. Second from the left. | Սա դո՛ւք եք։ Ձախից երկրորդը։
        Это мы. Меня там мало. | That’s us. Very little of it is me. | Սա մե՛նք ենք։ Ես այնտեղ քիչ եմ։
        Почему вы тут моете полы? | Why do you mop floors here? | Ինչո՞ւ եք այստեղ հատակ լվանում։
        Чтобы ходить по этой дорожке. | So as to walk upon this piste. | Որ այս ուղով քայլեմ։
        Каждый день, от края до края. | Every day, from end to end. | Ամեն օր, ծայրից ծայր։
      `,
    },
    {
      slug: 'the-sixth-parry-s1e5',
      name: { rus: 'Пятая: мама', eng: 'Fifth: Mother', hye: 'Հինգերորդը՝ մայրը' },
      short_description: {
        rus: 'Юля понимает, кого на самом деле боится на трибуне, и просит её прийти.',
        eng: 'Yulia sees whom she really fears in the stands and asks her to come.',
        hye: 'Յուլյան հասկանում է, թե տրիբունայում իրականում ումից է վախենում, և խնդրում է գալ։',
      },
      seconds: 90,
      lines: dialogue`
        Ты рубишь так, будто просишь. | You cut as if you were asking. | Այնպես ես խփում, ասես խնդրես։
        Кого? — Ту, что сидит в пятом ряду. | Asking whom? — The one in row five. | Ո՞ւմ։ — Հինգերորդ շարքում նստածին։
        Мам, ты придёшь? — Ты же запретила. | Will you come, Mum? — You forbade me. | Մամ, կգա՞ս։ — Չէ՞ որ արգելել էիր։
        Приходи. И не закрывай лицо. | Come. And don’t cover your face. | Արի՛։ Ու դեմքդ մի՛ ծածկիր։
      `,
    },
    {
      slug: 'the-sixth-parry-s1e6',
      name: { rus: 'Шестая', eng: 'Sixth', hye: 'Վեցերորդը' },
      short_description: {
        rus: 'Четырнадцать — четырнадцать. На последнюю атаку Юля не спешит, и зал впервые слышит швабру.',
        eng: 'Fourteen all. For the last attack Yulia does not hurry, and the hall hears the mop for the first time.',
        hye: 'Տասնչորս-տասնչորս։ Վերջին հարձակմանը Յուլյան չի շտապում, և սրահն առաջին անգամ լսում է շվաբրը։',
      },
      seconds: 110,
      lines: dialogue`
        Четырнадцать — ровно. К бою! | Fourteen all. On guard! | Տասնչորս-տասնչորս։ Պատրա՛ստ։
        В тишине капает из ведра. | In the hush a pail is dripping. | Լռության մեջ դույլից կաթում է։
        Жди. Жди. Она моргнёт плечом. | Wait. Wait. Her shoulder will blink. | Սպասիր։ Սպասիր։ Ուսով կթարթի։
        Защита. Ответ. Свет! | Parry. Riposte. Light! | Պաշտպանություն։ Պատասխան։ Լո՜ւյս։
        Пятка? — Не соврала. | Heel? — It didn’t lie. | Կրո՞ւնկը։ — Չստեց։
      `,
    },
  ],
};
