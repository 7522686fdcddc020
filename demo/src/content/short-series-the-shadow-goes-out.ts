import { composedBy, directedBy, voices } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoShortSeries } from './types.ts';

export const theShadowGoesOut: DemoShortSeries = {
  slug: 'the-shadow-goes-out',
  name: { rus: 'Тень гуляет сама', eng: 'The Shadow Goes Out', hye: 'Ստվերն ինքն է զբոսնում' },
  short_description: {
    rus: 'В полдень тень мальчика Саввы отстёгивается и уходит по своим делам. К пяти обещает вернуться.',
    eng: 'At noon a boy’s shadow unbuttons itself and goes about its business. It promises to be back by five.',
    hye: 'Կեսօրին տղայի ստվերն անջատվում է և գնում իր գործերով։ Խոստանում է վերադառնալ մինչև հինգը։',
  },
  summary: {
    rus: 'Тени положено лежать у ног и повторять. Но тень по имени Жук умеет больше: нырять в лужу, сидеть в театре на потолке, дружить с тенью страшной собаки. Пока её нет, Савва светится, как забытая лампочка, и все спрашивают, куда он дел половину себя. Сказка, вырезанная ножницами.',
    eng: 'A shadow is meant to lie at your feet and copy. But the shadow called Beetle can do more: dive in a puddle, watch a play from the ceiling, befriend the shadow of a terrible dog. While it is away Savva glows like a lamp left on, and all ask where half of him has gone. A tale cut out with scissors.',
    hye: 'Ստվերը պիտի ոտքերի մոտ պառկի ու կրկնի։ Բայց Բզեզ անունով ստվերն ավելին գիտի՝ սուզվել ջրափոսի մեջ, թատրոնում առաստաղին նստել, ընկերանալ ահեղ շան ստվերի հետ։ Քանի դեռ նա չկա, Սավվան լուսավորվում է մոռացված լամպի պես, և բոլորը հարցնում են՝ ուր է իր մյուս կեսը։ Մկրատով կտրված հեքիաթ։',
  },
  year: 2025,
  age: 0,
  genres: ['animation', 'fantasy', 'family'],
  countries: ['JP', 'RU'],
  themes: ['series', 'kids'],
  rating: 8.6,
  cast: [
    directedBy('tomoe-kazahaya'),
    composedBy('nare-voskerchyan'),
    voices('nairi-manushyan', 'Савва', 'Savva', 'Սավվա'),
    voices('evdokia-malinkina', 'тень Жук', 'Beetle the Shadow', 'Բզեզ ստվեր'),
  ],
  art: { style: 'paper', palette: { hues: [90, 285, 255], mood: 'dusk' }, motif: 'moon' },
  mood: 'calm',
  episodes: [
    {
      slug: 'the-shadow-goes-out-s1e1',
      name: { rus: 'Ровно в полдень', eng: 'On the Stroke of Noon', hye: 'Ուղիղ կեսօրին' },
      short_description: {
        rus: 'Солнце в зените, тень съёжилась в точку, и точка подмигнула.',
        eng: 'The sun is overhead, the shadow shrinks to a dot, and the dot winks.',
        hye: 'Արևը գագաթին է, ստվերը կծկվել է կետի չափ, և կետն աչքով է անում։',
      },
      seconds: 70,
      lines: dialogue`
        Ты куда? — Обед. У теней тоже. | Where to? — Lunch. Shadows eat too. | Ո՞ւր։ — Ճաշի։ Ստվերներն էլ են ճաշում։
        А как же я? — Посветись пока. | What about me? — Glow for a while. | Բա ե՞ս։ — Առայժմ լուսավորվիր։
        Вернёшься? — Я всегда возвращаюсь. | Coming back? — I always come back. | Կվերադառնա՞ս։ — Միշտ վերադառնում եմ։
        Ты же не замечал: я и раньше уходил. | I used to go before. You never saw. | Առաջ էլ էի գնում։ Չէիր նկատում։
        Щёлк. И под ногами пусто. | Click. And nothing underfoot. | Չրը՛խկ։ Ու ոտքերի տակ դատարկ է։
      `,
    },
    {
      slug: 'the-shadow-goes-out-s1e2',
      name: { rus: 'Собака, которой боятся', eng: 'The Dog They All Fear', hye: 'Շունը, որից վախենում են' },
      short_description: {
        rus: 'Собака лает на всех, а тень её лежит кверху пузом и просит почесать.',
        eng: 'The dog barks at everyone, while its shadow lies belly up and asks to be scratched.',
        hye: 'Շունը բոլորի վրա հաչում է, իսկ նրա ստվերը պառկել է փորն ի վեր ու խնդրում է քորել։',
      },
      seconds: 80,
      lines: dialogue`
        Он злой? — Он один. Это другое. | Is he mean? — He’s alone. Not the same. | Չա՞ր է։ — Մենակ է։ Ուրիշ բան է։
        Вот тут чеши. Это ухо? — Это хвост. | Scratch here. The ear? — The tail. | Այստեղ քորիր։ Ականջը՞։ — Պոչը։
        Савва, протяни руку. Не бойся. | Savva, hold out your hand. Don’t fear. | Սավվա, ձեռքդ մեկնիր։ Մի՛ վախենա։
        Мокро! — Это он поздоровался. | It’s wet! — That was hello. | Թա՜ց է։ — Բարևեց քեզ։
      `,
    },
    {
      slug: 'the-shadow-goes-out-s1e3',
      name: { rus: 'Место на потолке', eng: 'A Seat on the Ceiling', hye: 'Տեղ առաստաղին' },
      short_description: {
        rus: 'В кукольный театр тени пускают бесплатно, но садиться надо вверх ногами.',
        eng: 'Shadows get into the puppet theatre free, but they must sit upside down.',
        hye: 'Ստվերներին տիկնիկային թատրոն ձրի են թողնում, բայց պիտի գլխիվայր նստել։',
      },
      seconds: 80,
      lines: dialogue`
        Ваш билет? — Я чёрный, меня не видно. | Ticket? — I’m black, you can’t see me. | Տո՞մսը։ — Սև եմ, ինձ չեք տեսնում։
        Отсюда волк совсем не страшный. | From here the wolf isn’t scary at all. | Այստեղից գայլն ամենևին ահավոր չէ։
        У него внутри рука! — Тс-с, секрет. | There’s a hand inside! — Shh, a secret. | Մեջը ձեռք կա՜։ — Սո՛ւս, գաղտնիք է։
        У каждого страшного внутри рука. | Every scary thing has a hand inside. | Ամեն ահավորի մեջ մի ձեռք կա։
      `,
    },
    {
      slug: 'the-shadow-goes-out-s1e4',
      name: { rus: 'Пасмурно', eng: 'An Overcast Day', hye: 'Ամպամած օր' },
      short_description: {
        rus: 'Солнца нет третий день, и Жук заблудился: без света тени не знают дороги.',
        eng: 'No sun for three days, and Beetle is lost: without light shadows cannot find the way.',
        hye: 'Երեք օր արև չկա, և Բզեզը մոլորվել է. առանց լույսի ստվերները ճամփան չգիտեն։',
      },
      seconds: 100,
      lines: dialogue`
        Уже шестой час. Его нет. | It’s past five. He isn’t here. | Հինգն անց է։ Նա չկա։
        Мама, у меня пропала половина. | Mum, half of me has gone missing. | Մամ, իմ կեսը կորել է։
        Зажги фонарик. Пусть видит, куда. | Light the torch. Let him see where. | Լապտերը վառիր։ Թող տեսնի՝ ուր։
        Жу-ук! Я здесь! Я свечу! | Bee-tle! I’m here! I’m shining! | Բզե՜զ։ Ես այստե՛ղ եմ։ Լո՛ւյս եմ տալիս։
        Сверху: «Повыше. И левее. Бегу!» | From above: “Higher. Left. I’m coming!” | Վերևից. «Ավելի բարձր։ Ձախ։ Գալի՜ս եմ»։
      `,
    },
    {
      slug: 'the-shadow-goes-out-s1e5',
      name: { rus: 'Длинная вечерняя', eng: 'The Long Evening One', hye: 'Երկար երեկոյանը' },
      short_description: {
        rus: 'На закате тень вырастает до самой реки, и Савва впервые видит, каким он будет большим.',
        eng: 'At sunset the shadow reaches the river, and Savva sees how tall he is going to be.',
        hye: 'Մայրամուտին ստվերը հասնում է գետին, և Սավվան տեսնում է, թե ինչքան մեծ է լինելու։',
      },
      seconds: 90,
      lines: dialogue`
        Ого. Это всё ты? — Это всё мы. | Wow. Is that all you? — It’s all us. | Օհո՜։ Սա ամբողջը դո՞ւ ես։ — Մենք ենք։
        А завтра опять уйдёшь? | Will you go off again tomorrow? | Վաղն էլի՞ կգնաս։
        В полдень. Хочешь со мной? | At noon. Want to come along? | Կեսօրին։ Ինձ հետ կգա՞ս։
        А кто останется тут? — Солнце. | And who will stay here? — The sun. | Իսկ ո՞վ կմնա այստեղ։ — Արևը։
        Спокойной ночи. Выключай, я усну. | Good night. Switch off and I’ll sleep. | Բարի գիշեր։ Անջատիր, որ քնեմ։
      `,
    },
  ],
};
