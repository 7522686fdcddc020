import { directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const theNotaryRoundTheCorner: DemoSeries = {
  slug: 'the-notary-round-the-corner',
  name: { rus: 'Нотариус за углом', eng: 'The Notary Round the Corner', hye: 'Անկյունի նոտարը' },
  short_description: {
    rus: 'Контора, где заверяют всё: завещание попугаю, дружбу навек и мирный договор между тёщами.',
    eng: 'An office that will certify anything: a will in favour of a parrot, eternal friendship, peace between mothers-in-law.',
    hye: 'Գրասենյակ, որտեղ վավերացնում են ամեն ինչ՝ թութակի կտակը, հավերժ ընկերությունը և զոքանչների հաշտության պայմանագիրը։',
  },
  summary: {
    rus: 'Столичная отличница Соня по ошибке распределения попадает в приморский городок помощницей к нотариусу Граничу, который уверен: печать ставят не на бумагу, а на совесть. Каждая серия — одно дело, одна очередь в коридоре и один документ, которого не предусмотрел ни один кодекс.',
    eng: 'Through a clerical error, top student Sonya is sent to a seaside town as assistant to old notary Granich, who believes that a seal is set not on paper but on conscience. Each episode is one case, one queue in the corridor and one document that no legal code ever foresaw.',
    hye: 'Մայրաքաղաքի գերազանցիկ Սոնյան սխալմամբ հայտնվում է ծովափնյա քաղաքում՝ որպես նոտար Գրանիչի օգնական, որը համոզված է. կնիքը դնում են ոչ թե թղթին, այլ խղճին։ Ամեն սերիա մեկ գործ է, մեկ հերթ միջանցքում և մեկ փաստաթուղթ, որը ոչ մի օրենսգիրք չի նախատեսել։',
  },
  year: 2022,
  age: 12,
  genres: ['comedy', 'drama'],
  countries: ['RU'],
  themes: ['series'],
  rating: 7.8,
  cast: [
    directedBy('marfa-velikhova'),
    writtenBy('taisia-mirskaya'),
    plays('lev-granovich', 'Гранич', 'Granich', 'Գրանիչ'),
    plays('zoya-pribylova', 'Соня', 'Sonya', 'Սոնյա'),
    plays('daria-klyuchevaya', 'Эмма Карловна', 'Emma Karlovna', 'Էմմա Կառլովնա'),
    plays('anton-belosvet', 'капитан Веня', 'Captain Venya', 'նավապետ Վենյա'),
  ],
  art: { style: 'paper', palette: { hues: [340, 55, 210], mood: 'bright' }, motif: 'stamp' },
  mood: 'bright',
  lines: dialogue`
    Следующий! С чем пришли? | Next! What have you got? | Հաջո՛րդը։ Ի՞նչ եք բերել։
    Хочу завещать море. Внуку. | I want to leave the sea to my grandson. | Ուզում եմ ծովը կտակել թոռանս։
    Документы на море имеются? | Have you papers for the sea? | Ծովի փաստաթղթեր ունե՞ք։
    Соня, не мешай. Человек делится. | Hush, Sonya. The man is sharing. | Սոնյա, մի՛ խանգարիր։ Մարդը կիսվում է։
    В кодексе этого нет, Гранич! | It isn’t in the code, Granich! | Օրենսգրքում սա չկա, Գրանի՛չ։
    Значит, впишем карандашом. | Then we’ll pencil it in. | Ուրեմն մատիտով կգրենք։
    Печать дышит. Дайте ей минуту. | The seal is breathing. Give it a minute. | Կնիքը շնչում է։ Մի րոպե տվեք։
    Заверено. Живите дружно. | Certified. Now live in peace. | Վավերացված է։ Հաշտ ապրեք։
  `,
  seasons: [
    {
      slug: 'the-notary-round-the-corner-season-1',
      year: 2022,
      short_description: {
        rus: 'Соня приехала на три месяца и уже ищет опечатки в вывеске.',
        eng: 'Sonya has come for three months and is already finding misprints on the sign.',
        hye: 'Սոնյան երեք ամսով է եկել և արդեն ցուցանակի վրա վրիպակ է փնտրում։',
      },
      episodes: [
        {
          slug: 'the-notary-round-the-corner-s1e1',
          name: { rus: 'Завещание попугаю', eng: 'A Will for a Parrot', hye: 'Թութակի կտակը' },
          short_description: {
            rus: 'Единственный свидетель последней воли умеет говорить, но только «Гоша хороший».',
            eng: 'The sole witness to a last will can talk, but all he says is “Good boy, Gosha”.',
            hye: 'Վերջին կամքի միակ վկան խոսել գիտի, բայց միայն «Գոշան լավն է»։',
          },
        },
        {
          slug: 'the-notary-round-the-corner-s1e2',
          name: {
            rus: 'Мир между тёщами',
            eng: 'Peace between Mothers-in-Law',
            hye: 'Զոքանչների հաշտությունը',
          },
          short_description: {
            rus: 'Договор о разделе кухни обсуждают шесть часов с перерывом на борщ и долму.',
            eng: 'A treaty dividing one kitchen is negotiated for six hours, with breaks for borscht and dolma.',
            hye: 'Խոհանոցը բաժանելու պայմանագիրը քննարկում են վեց ժամ՝ բորշչի ու տոլմայի ընդմիջումով։',
          },
        },
        {
          slug: 'the-notary-round-the-corner-s1e3',
          name: { rus: 'Копия верна', eng: 'A True Copy', hye: 'Պատճենը ճիշտ է' },
          short_description: {
            rus: 'Близнецы просят подтвердить, кто из них кто: они сами поспорили и запутались.',
            eng: 'A pair of twins ask to have it confirmed which is which: they made a bet and lost track.',
            hye: 'Երկվորյակները խնդրում են հաստատել, թե ով ով է. գրազ են եկել ու խառնվել։',
          },
        },
      ],
    },
    {
      slug: 'the-notary-round-the-corner-season-2',
      year: 2024,
      short_description: {
        rus: 'Гранич уходит в отпуск впервые за сорок лет, и город сразу начинает жениться.',
        eng: 'Granich takes his first holiday in forty years, and the whole town at once starts getting married.',
        hye: 'Գրանիչը քառասուն տարում առաջին անգամ արձակուրդ է գնում, և քաղաքն անմիջապես սկսում է ամուսնանալ։',
      },
      episodes: [
        {
          slug: 'the-notary-round-the-corner-s2e1',
          name: { rus: 'Исполняющая обязанности', eng: 'Acting Notary', hye: 'Պաշտոնակատարը' },
          short_description: {
            rus: 'Печать не слушается Соню, пока она не признаётся ей в самой маленькой лжи.',
            eng: 'The seal will not obey Sonya until she owns up to it about her smallest lie.',
            hye: 'Կնիքը Սոնյային չի լսում, մինչև նա չի խոստովանում իր ամենափոքր սուտը։',
          },
        },
        {
          slug: 'the-notary-round-the-corner-s2e2',
          name: { rus: 'Море в наследство', eng: 'The Sea, Bequeathed', hye: 'Ժառանգված ծովը' },
          short_description: {
            rus: 'Капитан Веня требует оформить на него бухту: он доказывает, что она сама его выбрала.',
            eng: 'Captain Venya wants the bay put in his name and sets out to prove that it chose him itself.',
            hye: 'Նավապետ Վենյան պահանջում է ծովախորշն իր անունով գրել՝ պնդելով, որ ծովախորշն է իրեն ընտրել։',
          },
        },
        {
          slug: 'the-notary-round-the-corner-s2e3',
          name: {
            rus: 'Без срока давности',
            eng: 'No Statute of Limitations',
            hye: 'Առանց վաղեմության ժամկետի',
          },
          short_description: {
            rus: 'Эмма Карловна приносит обещание жениться, выданное ей Граничем в тысяча девятьсот семьдесят первом.',
            eng: 'Emma Karlovna brings in a promise of marriage issued to her by Granich in nineteen seventy-one.',
            hye: 'Էմմա Կառլովնան բերում է ամուսնության մի խոստում, որը Գրանիչը տվել է նրան հազար ինը հարյուր յոթանասունմեկին։',
          },
        },
      ],
    },
  ],
};
