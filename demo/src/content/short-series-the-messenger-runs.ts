import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoShortSeries } from './types.ts';

export const theMessengerRuns: DemoShortSeries = {
  slug: 'the-messenger-runs',
  name: { rus: 'Гонец бежит', eng: 'The Messenger Runs', hye: 'Սուրհանդակը վազում է' },
  original_name: 'Սուրհանդակը վազում է',
  short_description: {
    rus: 'Гонец несёт через горы весть о победе. На каждом перевале ему чуть-чуть помогают её сократить.',
    eng: 'A messenger carries word of a victory across the mountains. At every pass somebody helps him shorten it.',
    hye: 'Սուրհանդակը լեռներով հաղթանակի լուր է տանում։ Ամեն լեռնանցքում նրան օգնում են այն կարճացնել։',
  },
  summary: {
    rus: 'Послание начиналось так: «Государь, мы победили на правом крыле, левое цело, хлеба на два дня, твой брат прощён и плачет». Пахло солдатской кашей и дымом. Пока Торос бежит, мост качается, мельник советует, волк слушает, а слова выпадают одно за другим. До дворца дойдёт последнее, и оно окажется главным.',
    eng: 'The message began: “My lord, we won on the right, the left is whole, there is bread for two days, your brother is forgiven and weeps”. It smelled of camp porridge and smoke. As Toros runs, the bridge sways, the miller advises, the wolf listens and the words drop away one by one. Only the last will reach the palace, and it will be the one that mattered.',
    hye: 'Պատգամն այսպես էր սկսվում. «Տե՛ր, աջ թևում հաղթեցինք, ձախն ամբողջ է, հաց կա երկու օրվա, եղբայրդ ներված է ու լալիս է»։ Զինվորական շիլայի ու ծխի հոտ ուներ։ Մինչ Թորոսը վազում է, կամուրջն օրորվում է, ջրաղացպանը խորհուրդ է տալիս, գայլն ականջ է դնում, և բառերը թափվում են մեկ-մեկ։ Պալատ կհասնի վերջինը, և հենց դա էլ կլինի գլխավորը։',
  },
  year: 2022,
  age: 6,
  genres: ['history', 'comedy', 'adventure'],
  countries: ['AM', 'GE'],
  themes: ['series'],
  rating: 8.1,
  cast: [
    directedBy('vardges-karahunji'),
    writtenBy('davit-hovhants'),
    composedBy('nare-voskerchyan'),
    plays('hovik-shamamyan', 'Торос', 'Toros', 'Թորոս'),
    plays('samvel-kochinyan', 'мельник', 'The Miller', 'ջրաղացպան'),
    plays('nino-tskhvediani', 'царица', 'The Queen', 'թագուհի'),
  ],
  art: { style: 'ridge', palette: { hues: [20, 300, 320], mood: 'dusk' }, motif: 'bridge' },
  mood: 'epic',
  episodes: [
    {
      slug: 'the-messenger-runs-s1e1',
      name: { rus: 'Полный текст', eng: 'The Full Text', hye: 'Լրիվ տեքստը' },
      short_description: {
        rus: 'Полководец диктует сорок слов и велит не потерять ни одного. Торос повторяет на бегу.',
        eng: 'The general dictates forty words, none to be lost. Toros repeats them on the run.',
        hye: 'Զորավարը քառասուն բառ է թելադրում և հրամայում ոչ մեկը չկորցնել։ Թորոսը կրկնում է վազելով։',
      },
      seconds: 80,
      lines: dialogue`
        Запомнил? — Сорок слов, господин. | Got it? — Forty words, my lord. | Հիշեցի՞ր։ — Քառասուն բառ, տեր։
        Повтори. — Тридцать девять. | Repeat. — Thirty-nine. | Կրկնի՛ր։ — Երեսունինը։
        Какое забыл? — «Пожалуйста». | Which is gone? — “Please”. | Ո՞րը մոռացար։ — «Խնդրում եմ»։
        Ладно. Беги без «пожалуйста». | Fine. Run without “please”. | Լավ։ Վազիր առանց խնդրելու։
        Правое крыло, левое, хлеб, брат… | Right wing, left wing, bread, brother… | Աջ թև, ձախ թև, հաց, եղբայր…
      `,
    },
    {
      slug: 'the-messenger-runs-s1e2',
      name: { rus: 'Верёвочный мост', eng: 'The Rope Bridge', hye: 'Պարանե կամուրջը' },
      short_description: {
        rus: 'Мост держит одного человека и не больше двадцати слов. Приходится выбирать.',
        eng: 'The bridge bears one man and at most twenty words. He must choose.',
        hye: 'Կամուրջը դիմանում է մեկ մարդու և ամենաշատը քսան բառի։ Պիտի ընտրել։',
      },
      seconds: 80,
      lines: dialogue`
        Что несёшь? — Весть. — Тяжёлая? | What’s that? — News. — Heavy? | Ի՞նչ ես տանում։ — Լուր։ — Ծա՞նր է։
        Выкинь крылья. Крылья мосту ни к чему. | Drop the wings. A bridge needs none. | Թևերը գցի՛ր։ Կամրջին թև պետք չէ։
        Правое выкинул. Левое жалко. | Right’s gone. I’m sorry for the left. | Աջը գցեցի։ Ձախն ափսոս է։
        Трещит! — Обоих, обоих выкинул! | It’s cracking! — Both! I’ve dropped both! | Ճռռո՛ւմ է։ — Երկո՛ւսն էլ գցեցի։
        Внизу река повторила: «Крыло…» | Below the river repeated: “Wing…” | Ներքևում գետը կրկնեց. «Թև…»
      `,
    },
    {
      slug: 'the-messenger-runs-s1e3',
      name: { rus: 'Совет мельника', eng: 'The Miller’s Advice', hye: 'Ջրաղացպանի խորհուրդը' },
      short_description: {
        rus: 'Мельник убеждён, что про хлеб государю знать рано, и меняет эти слова на лепёшку.',
        eng: 'The miller thinks the king need not hear about bread and swaps the words for a loaf.',
        hye: 'Ջրաղացպանը կարծում է, որ հացի մասին արքային պատմելը շուտ է, և բառերը փոխում է մի լավաշի հետ։',
      },
      seconds: 80,
      lines: dialogue`
        Про хлеб не говори. Цены взлетят. | Say nothing of bread. Prices will soar. | Հացի մասին չասես։ Գները կթռչեն։
        А что сказать? — Скажи «сыты». | What then? — Say “well fed”. | Բա ի՞նչ ասեմ։ — Ասա՝ «կուշտ են»։
        Дай лепёшку за «два дня». — Бери. | A loaf for “two days”. — Take it. | «Երկու օր»-ի դիմաց հաց տուր։ — Վերցրու։
        М-м. Вкусное было слово. | Mm. That was a tasty word. | Մմ։ Համով բառ էր։
        Что осталось? — Брат. И плачет. | What’s left? — Brother. And weeps. | Ի՞նչ մնաց։ — Եղբայր։ Եվ լալիս է։
      `,
    },
    {
      slug: 'the-messenger-runs-s1e4',
      name: { rus: 'Слушатель с хвостом', eng: 'A Listener with a Tail', hye: 'Պոչավոր ունկնդիրը' },
      short_description: {
        rus: 'Ночью Торос репетирует послание перед волком, и волк первым понимает, о чём оно.',
        eng: 'At night Toros rehearses before a wolf, and the wolf is first to grasp what it is about.',
        hye: 'Գիշերը Թորոսը պատգամը փորձում է գայլի առջև, և գայլն առաջինն է հասկանում իմաստը։',
      },
      seconds: 90,
      lines: dialogue`
        Сидит. Не ест. Ждёт окончания. | It sits. Doesn’t eat. Awaits the end. | Նստել է։ Չի ուտում։ Վերջին է սպասում։
        «Твой брат…» Тут ты завыл. Верно. | “Your brother…” You howl here. Right. | «Եղբայրդ…» Այստեղ ոռնացիր։ Ճիշտ է։
        У тебя тоже был? — Молчит. | Had you one too? — Silence. | Դու էլ ունե՞իր։ — Լռում է։
        Ладно, оставлю тебе «прощён». | All right, I’ll leave you “forgiven”. | Լավ, «ներված»-ը քեզ կթողնեմ։
        А себе — «плачет». Донесу. | And keep “weeps”. I’ll bring that. | Իսկ ինձ՝ «լալիս է»։ Տեղ կհասցնեմ։
      `,
    },
    {
      slug: 'the-messenger-runs-s1e5',
      name: { rus: 'Последнее слово', eng: 'The Last Word', hye: 'Վերջին բառը' },
      short_description: {
        rus: 'Тронный зал ждёт сорока слов. Торос открывает рот и плачет, потому что это всё, что осталось.',
        eng: 'The throne room waits for forty words. Toros opens his mouth and weeps: it is all he has left.',
        hye: 'Գահասրահն սպասում է քառասուն բառի։ Թորոսը բերանը բացում է ու լալիս. այլ բան չի մնացել։',
      },
      seconds: 120,
      lines: dialogue`
        Говори! Мы победили? — (плачет) | Speak! Did we win? — (weeps) | Խոսի՛ր։ Հաղթե՞լ ենք։ — (լալիս է)
        Проиграли? — (плачет) | Did we lose? — (weeps) | Պարտվե՞լ ենք։ — (լալիս է)
        Тише. Так плачет только мой брат. | Hush. My brother alone weeps so. | Սո՛ւս։ Այդպես միայն եղբայրս է լալիս։
        Значит, жив. Седлайте коней. | Then he’s alive. Saddle the horses. | Ուրեմն ողջ է։ Ձիերը թամբե՛ք։
        А победа? — Это она и есть. | And the victory? — That is it. | Իսկ հաղթանա՞կը։ — Հենց դա է։
      `,
    },
  ],
};
