import { directedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const theLongBench: DemoSeries = {
  slug: 'the-long-bench',
  name: { rus: 'Длинная скамейка', eng: 'The Long Bench', hye: 'Երկար նստարան' },
  short_description: {
    rus: 'Женская баскетбольная команда из шахтёрского города ни разу не выигрывала — и наняла тренера, который не проигрывал в шахматы.',
    eng: 'A women’s basketball team from a mining town has never won a game, so it hires a coach who has never lost one of chess.',
    hye: 'Հանքագործների քաղաքի կանանց բասկետբոլի թիմը երբեք չի հաղթել և վարձում է մարզիչ, որը շախմատում երբեք չի պարտվել։',
  },
  summary: {
    rus: 'Герман Львович видит в площадке доску, а в запасных — ферзей, которых никто не ввёл в игру. Капитан Рая не верит ни одному его слову, зато верит таблице: пять поражений подряд стали вдвое короче. Сериал о тех, кто выходит на паркет последним и уходит вместе с уборщицей.',
    eng: 'To German Lvovich the court is a chessboard and the reserves are queens no one has brought into play. Captain Raya does not believe a word of it, but she believes the table: their defeats have become half as heavy. A series about those who come on last and leave along with the cleaner.',
    hye: 'Գերման Լվովիչի համար խաղադաշտը տախտակ է, իսկ պահեստայինները՝ թագուհիներ, որոնց ոչ ոք խաղի մեջ չի մտցրել։ Թիմի ավագ Ռայան նրա ոչ մի խոսքին չի հավատում, բայց աղյուսակին հավատում է՝ պարտությունները կիսով չափ մեղմացել են։ Սերիալ նրանց մասին, ովքեր խաղադաշտ են մտնում վերջինը և դուրս գալիս հավաքարարի հետ։',
  },
  year: 2023,
  age: 12,
  genres: ['sport', 'comedy', 'drama'],
  countries: ['RU'],
  themes: ['series', 'sport'],
  rating: 7.9,
  cast: [
    directedBy('stepan-kuropatov'),
    plays('vera-lugovskikh', 'Рая', 'Raya', 'Ռայա'),
    plays('fyodor-ozyorin', 'Герман Львович', 'German Lvovich', 'Գերման Լվովիչ'),
    plays('alisa-zimorodova', 'Кнопка', 'Button', 'Կոճակ'),
    plays('timur-akberdin', 'директор шахты', 'The Mine Director', 'հանքի տնօրենը'),
  ],
  art: { style: 'tunnel', palette: { hues: [55, 350, 265], mood: 'dusk' }, motif: 'ball' },
  mood: 'bright',
  lines: dialogue`
    Какой у нас счёт в истории? | What’s our all-time record? | Մեր պատմության հաշիվն ինչքա՞ն է։
    Ноль побед. Зато стабильно. | No wins. But we’re consistent. | Զրո հաղթանակ։ Բայց կայուն։
    Кнопка, ты конь. Ходи буквой «Г». | Button, you’re a knight. Move in an L. | Կոճակ, դու ձի ես։ Թռի՛ր ձիու քայլով։
    А я думала, я разыгрывающая. | And I thought I was a point guard. | Ես էլ կարծում էի՝ խաղավար եմ։
    Тайм-аут! Всем пить и молчать. | Time-out! Everyone drink and hush. | Թայմ-աո՛ւտ։ Բոլորը ջուր խմեն ու լռեն։
    Скамейка, встать! Играют все. | Bench, on your feet! Everyone plays. | Պահեստայիննե՛ր, ոտքի՛։ Բոլորը խաղում են։
    Четыре секунды. Нам хватит трёх. | Four seconds. We only need three. | Չորս վայրկյան։ Մեզ երեքն էլ հերիք է։
    Мат? — Нет, Рая. Корзина. | Checkmate? — No, Raya. Basket. | Մա՞տ։ — Ոչ, Ռայա։ Զամբյուղ։
  `,
  seasons: [
    {
      slug: 'the-long-bench-season-1',
      year: 2023,
      short_description: {
        rus: 'Как проигрывать всё лучше и лучше.',
        eng: 'How to lose better and better.',
        hye: 'Ինչպես պարտվել ավելի ու ավելի լավ։',
      },
      episodes: [
        {
          slug: 'the-long-bench-s1e1',
          name: { rus: 'Дебют', eng: 'The Opening', hye: 'Սկզբնախաղ' },
          short_description: {
            rus: 'Новый тренер впервые видит мяч вблизи и просит объяснить, почему нельзя ходить дважды.',
            eng: 'The new coach sees a ball up close for the first time and asks why you may not move twice.',
            hye: 'Նոր մարզիչն առաջին անգամ գնդակը մոտիկից է տեսնում և հարցնում, թե ինչու չի կարելի երկու անգամ քայլել։',
          },
        },
        {
          slug: 'the-long-bench-s1e2',
          name: { rus: 'Размен', eng: 'The Exchange', hye: 'Փոխանակում' },
          short_description: {
            rus: 'Рая уходит из команды на одну тренировку, чтобы увидеть её со стороны, — и слышит правду о себе.',
            eng: 'Raya leaves the team for one practice to see it from outside, and hears the truth about herself.',
            hye: 'Ռայան մեկ մարզումով հեռանում է թիմից, որ կողքից նայի, և լսում է իր մասին ճշմարտությունը։',
          },
        },
        {
          slug: 'the-long-bench-s1e3',
          name: { rus: 'Вечный шах', eng: 'Perpetual Check', hye: 'Հավերժական շախ' },
          short_description: {
            rus: 'Три овертайма подряд, и ни одна команда не хочет выигрывать первой.',
            eng: 'Three overtimes in a row, and neither team wants to be the first to win.',
            hye: 'Երեք լրացուցիչ ժամանակ իրար հետևից, և ոչ մի թիմ չի ուզում առաջինը հաղթել։',
          },
        },
      ],
    },
    {
      slug: 'the-long-bench-season-2',
      year: 2025,
      short_description: {
        rus: 'Шахту закрывают, а команду выпускают в высшую лигу.',
        eng: 'The mine is closing, and the team is going up to the top division.',
        hye: 'Հանքը փակում են, իսկ թիմը բարձրագույն խումբ է անցնում։',
      },
      episodes: [
        {
          slug: 'the-long-bench-s2e1',
          name: { rus: 'Чужая площадка', eng: 'Away Game', hye: 'Օտար դաշտ' },
          short_description: {
            rus: 'В столичном дворце им вежливо хлопают — и это обиднее любого свиста.',
            eng: 'In the capital’s arena they are politely applauded, which hurts more than any whistling.',
            hye: 'Մայրաքաղաքի մարզապալատում նրանց քաղաքավարի ծափահարում են, և դա սուլոցներից էլ վիրավորական է։',
          },
        },
        {
          slug: 'the-long-bench-s2e2',
          name: { rus: 'Проходная пешка', eng: 'Passed Pawn', hye: 'Անցողիկ զինվոր' },
          short_description: {
            rus: 'Кнопку зовут в сборную, и весь город спорит, имеет ли она право уехать.',
            eng: 'Button is called up to the national team, and the whole town argues over whether she may go.',
            hye: 'Կոճակին հավաքական են կանչում, և ողջ քաղաքը վիճում է՝ արդյոք իրավունք ունի՞ գնալու։',
          },
        },
        {
          slug: 'the-long-bench-s2e3',
          name: {
            rus: 'Последние четыре секунды',
            eng: 'The Last Four Seconds',
            hye: 'Վերջին չորս վայրկյանը',
          },
          short_description: {
            rus: 'Свет на арене гаснет, и бросок, который решает сезон, слышно лучше, чем видно.',
            eng: 'The arena lights go out, and the shot that decides the season is better heard than seen.',
            hye: 'Մարզադահլիճի լույսերը մարում են, և մրցաշրջանը վճռող նետումն ավելի լավ է լսվում, քան երևում։',
          },
        },
      ],
    },
  ],
};
