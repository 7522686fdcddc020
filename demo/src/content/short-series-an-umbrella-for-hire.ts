import { composedBy, directedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoShortSeries } from './types.ts';

export const anUmbrellaForHire: DemoShortSeries = {
  slug: 'an-umbrella-for-hire',
  name: { rus: 'Зонт по кругу', eng: 'An Umbrella Goes Round', hye: 'Հովանոցը շրջում է' },
  short_description: {
    rus: 'Один ливень, один красный зонт, шестеро прохожих. Каждый отдаёт его тому, кому нужнее.',
    eng: 'One downpour, one red umbrella, six passers-by. Each hands it on to whoever needs it more.',
    hye: 'Մեկ հորդ անձրև, մեկ կարմիր հովանոց, վեց անցորդ։ Ամեն մեկն այն տալիս է նրան, ում ավելի է պետք։',
  },
  summary: {
    rus: 'В 17:40 над городом рвётся небо, и зонт достаётся вору. Вор отдаёт его беременной, она — скрипачке с футляром без крышки, та — собаке. Шесть коротких встреч под одним куполом, снятых так, будто камера тоже боится промокнуть. К 18:40 зонт возвращается владельцу, который его не терял.',
    eng: 'At 17:40 the sky splits over the city, and the umbrella falls to a thief. The thief gives it to a mother-to-be, she to a violinist whose case has no lid, and she to a dog. Six brief meetings under one dome, shot as if the camera too were afraid of getting wet. By 18:40 it is back with its owner, who never lost it.',
    hye: 'Ժամը 17.40-ին երկինքը պատռվում է քաղաքի վրա, և հովանոցն ընկնում է գողի ձեռքը։ Գողը տալիս է հղի կնոջը, նա՝ առանց կափարիչի տուփով ջութակահարուհուն, իսկ սա՝ շանը։ Վեց կարճ հանդիպում մեկ գմբեթի տակ, նկարահանված այնպես, ասես տեսախցիկն էլ վախենում է թրջվել։ Ժամը 18.40-ին հովանոցը վերադառնում է տիրոջը, որն այն չէր էլ կորցրել։',
  },
  year: 2026,
  age: 6,
  genres: ['drama', 'comedy', 'romance'],
  countries: ['FR', 'AM'],
  themes: ['series'],
  rating: 8.7,
  cast: [
    directedBy('clemence-dauvergne'),
    composedBy('garo-santuryan'),
    plays('tigran-payladzoryan', 'вор', 'The Thief', 'գողը'),
    plays('astghik-lorunts', 'женщина в плаще', 'The Woman in a Raincoat', 'անձրևանոցով կինը'),
    plays('ryu-ha-eun', 'скрипачка', 'The Violinist', 'ջութակահարուհին'),
    plays('julien-marsault', 'владелец зонта', 'The Owner', 'հովանոցի տերը'),
  ],
  art: { style: 'storm', palette: { hues: [5, 220, 260], mood: 'dusk' }, motif: 'woman' },
  mood: 'calm',
  episodes: [
    {
      slug: 'an-umbrella-for-hire-s1e1',
      name: { rus: 'Вор', eng: 'The Thief', hye: 'Գողը' },
      short_description: {
        rus: 'Он стащил зонт в кафе и прошёл под ним ровно сорок шагов, пока не увидел её живот.',
        eng: 'He stole it in a café and went just forty paces before he saw her belly.',
        hye: 'Սրճարանից գողացավ ու տակին անցավ ուղիղ քառասուն քայլ, մինչև տեսավ կնոջ փորը։',
      },
      seconds: 80,
      lines: dialogue`
        Стойте! Это ваш зонт? — Уже ваш. | Stop! Is that yours? — It’s yours now. | Կանգնե՛ք։ Ձե՞րն է։ — Արդեն ձերը։
        А вы? — А я привык уходить сухим. | And you? — I’m used to getting away dry. | Իսկ դո՞ւք։ — Չոր դուրս գալու սովոր եմ։
        Вы промокли. — Впервые. Приятно. | You’re soaked. — First time. It’s nice. | Թրջվեցիք։ — Առաջին անգամ։ Հաճելի է։
        Как вас зовут? — Лучше не надо. | What’s your name? — Better not. | Անո՞ւնը ձեր։ — Չասեմ՝ լավ է։
      `,
    },
    {
      slug: 'an-umbrella-for-hire-s1e2',
      name: { rus: 'Женщина в плаще', eng: 'The Woman in the Raincoat', hye: 'Անձրևանոցով կինը' },
      short_description: {
        rus: 'Под зонтом вдвоём с тем, кого ещё нет: она рассказывает ему про дождь заранее.',
        eng: 'Under it with someone not yet here: she tells him about rain in advance.',
        hye: 'Հովանոցի տակ նրա հետ, ով դեռ չկա. նախապես պատմում է նրան անձրևի մասին։',
      },
      seconds: 80,
      lines: dialogue`
        Слышишь стук? Это не сердце. | Hear that tapping? Not a heart. | Թխկոցը լսո՞ւմ ես։ Սիրտը չէ։
        Это дождь. Ты его полюбишь. | It’s rain. You’ll love it. | Անձրևն է։ Կսիրես։
        Смотри, девочка укрыла скрипку собой. | See, that girl is sheltering a violin. | Նայիր, աղջիկը ջութակը մարմնով է ծածկել։
        Нам близко. А ей нельзя мокнуть. | We’re nearly home. It mustn’t get wet. | Մերը մոտ է։ Իսկ նրան թրջվել չի կարելի։
        Возьмите. Мы с ним добежим. | Take it. We two will run. | Վերցրե՛ք։ Մենք երկուսով կվազենք։
      `,
    },
    {
      slug: 'an-umbrella-for-hire-s1e3',
      name: { rus: 'Скрипачка', eng: 'The Violinist', hye: 'Ջութակահարուհին' },
      short_description: {
        rus: 'До экзамена семь минут. У подъезда мокнет пёс, который держит ритм хвостом.',
        eng: 'Seven minutes to the exam. By a doorway sits a wet dog keeping time with its tail.',
        hye: 'Քննությանը յոթ րոպե է մնացել։ Մուտքի մոտ մի թաց շուն պոչով ռիթմ է պահում։',
      },
      seconds: 90,
      lines: dialogue`
        Раз-два-три. Пёс, ты вальс? | One-two-three. Dog, are you a waltz? | Մեկ-երկու-երեք։ Շո՛ւն, դու վա՞լս ես։
        Не смотри так. У меня экзамен. | Don’t look like that. I’ve an exam. | Այդպես մի՛ նայիր։ Քննություն ունեմ։
        Ладно. Здесь навес, там дверь. | All right. An awning here, a door there. | Լավ։ Այստեղ ծածկ է, այնտեղ՝ դուռ։
        Держи зубами. Вот так. Форте! | Hold it in your teeth. There. Forte! | Ատամներով բռնիր։ Այդպե՛ս։ Ֆո՛րտե։
      `,
    },
    {
      slug: 'an-umbrella-for-hire-s1e4',
      name: { rus: 'Собака', eng: 'The Dog', hye: 'Շունը' },
      short_description: {
        rus: 'Город видит собаку с красным зонтом и впервые за день улыбается одновременно.',
        eng: 'The city sees a dog with a red umbrella and, for once that day, smiles all together.',
        hye: 'Քաղաքը տեսնում է կարմիր հովանոցով շանը և այդ օրն առաջին անգամ միաժամանակ ժպտում։',
      },
      seconds: 70,
      lines: dialogue`
        Мама, собака под зонтом! — Ешь. | Mum, a dog with an umbrella! — Eat up. | Մամ, շունը հովանոցո՛վ է։ — Կե՛ր։
        Водитель, притормозите. Все смотрят. | Driver, slow down. Everyone’s looking. | Վարորդ, կամա՛ց։ Բոլորը նայում են։
        Она кого-то ждёт. Третий светофор. | She’s waiting for someone. Third light. | Մեկին է սպասում։ Երրորդ լուսացույցն է։
        Дед, это вам. — Мне? — Она сама идёт. | Old man, it’s for you. — Me? — It’s coming. | Պապի, ձեզ համար է։ — Ի՞նձ։ — Ինքն է գալիս։
      `,
    },
    {
      slug: 'an-umbrella-for-hire-s1e5',
      name: { rus: 'Старик на остановке', eng: 'The Old Man at the Stop', hye: 'Ծերունին կանգառում' },
      short_description: {
        rus: 'Автобус отменили. Старик идёт пешком и под чужим зонтом впервые не считает остановки.',
        eng: 'The bus is cancelled. The old man walks and, under a strange umbrella, counts no stops.',
        hye: 'Ավտոբուսը չեղարկել են։ Ծերունին ոտքով է գնում և ուրիշի հովանոցի տակ առաջին անգամ կանգառները չի հաշվում։',
      },
      seconds: 90,
      lines: dialogue`
        Спасибо, собака. Проводить тебя? | Thank you, dog. Shall I see you home? | Շնորհակալ եմ, շուն։ Ճանապարհե՞մ քեզ։
        Мы с женой под таким познакомились. | My wife and I met under one like this. | Կնոջս հետ այսպիսի մեկի տակ ենք ծանոթացել։
        Красный. Она кричала: «Вор!» | A red one. She was shouting “Thief!” | Կարմիր։ Նա գոռում էր. «Գո՜ղ»։
        Украл. Сорок шагов. И вернулся. | I stole it. Forty paces. And went back. | Գողացել էի։ Քառասուն քայլ։ Ու վերադարձա։
        Вон кафе. Там как раз оставляют зонты. | There’s the café. They leave umbrellas there. | Ահա սրճարանը։ Այնտեղ հովանոցներ են թողնում։
      `,
    },
    {
      slug: 'an-umbrella-for-hire-s1e6',
      name: { rus: 'Владелец', eng: 'The Owner', hye: 'Տերը' },
      short_description: {
        rus: 'Дождь кончился. Владелец допил кофе, взял зонт с крючка и удивился: тёплая ручка.',
        eng: 'The rain is over. The owner finishes his coffee, takes the umbrella off its hook: a warm handle.',
        hye: 'Անձրևը դադարեց։ Տերը խմեց սուրճը, կախիչից վերցրեց հովանոցն ու զարմացավ՝ կոթը տաք է։',
      },
      seconds: 90,
      lines: dialogue`
        Дождь был? — Не заметил, читал. | Did it rain? — I was reading. | Անձրև եկա՞վ։ — Չնկատեցի, կարդում էի։
        Странно: мокрый. И пахнет собакой. | Odd: it’s wet. And smells of dog. | Տարօրինակ է՝ թաց է։ Ու շան հոտ ունի։
        Оставьте его на крючке, месье. | Leave it on the hook, monsieur. | Թողե՛ք կախիչին, պարոն։
        Зачем? — Завтра опять обещали. | Why? — More is forecast for tomorrow. | Ինչո՞ւ։ — Վաղն էլի են խոստացել։
      `,
    },
  ],
};
