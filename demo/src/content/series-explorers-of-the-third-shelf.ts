import { composedBy, directedBy, voices } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const explorersOfTheThirdShelf: DemoSeries = {
  slug: 'explorers-of-the-third-shelf',
  name: {
    rus: 'Полярники с третьей полки',
    eng: 'Explorers of the Third Shelf',
    hye: 'Երրորդ դարակի բևեռախույզները',
  },
  short_description: {
    rus: 'Мышиная экспедиция покоряет холодильник: впереди льды морозилки, позади кот, и сыр на исходе.',
    eng: 'A mouse expedition sets out to conquer the fridge: freezer ice ahead, the cat behind and the cheese running low.',
    hye: 'Մկնային արշավախումբը նվաճում է սառնարանը. առջևում սառցախցի սառույցն է, հետևում՝ կատուն, և պանիրը վերջանում է։',
  },
  summary: {
    rus: 'Капитан Пипин, штурман Крошка и повар Горох верят, что за дверью, которая светится, лежит Северный полюс. Они ведут вахтенный журнал на чеках, спят в варежке и никогда не съедают карту, пока не вернутся. Великая география одной кухни для тех, кому ещё не видно, что стоит на столе.',
    eng: 'Captain Pippin, navigator Crumb and cook Pea believe that behind the door that shines lies the North Pole. They keep their log on till receipts, sleep in a mitten and never eat the map before they are home. The great geography of one kitchen, for those who cannot yet see what is on the table.',
    hye: 'Նավապետ Պիպինը, ղեկապետ Փշուրն ու խոհարար Սիսեռը հավատում են, որ լուսավորվող դռան հետևում Հյուսիսային բևեռն է։ Նրանք օրագիր են գրում կտրոնների վրա, քնում ձեռնոցի մեջ և երբեք քարտեզը չեն ուտում, մինչև տուն չդառնան։ Մեկ խոհանոցի մեծ աշխարհագրությունը նրանց համար, ում սեղանի վրան դեռ չի երևում։',
  },
  year: 2023,
  age: 0,
  genres: ['animation', 'adventure', 'family'],
  countries: ['RU'],
  themes: ['series', 'kids'],
  rating: 8.8,
  cast: [
    directedBy('polina-listvina'),
    composedBy('gleb-orlikov'),
    voices('evdokia-malinkina', 'Крошка', 'Crumb', 'Փշուր'),
    voices('prokhor-zvonaryov', 'капитан Пипин', 'Captain Pippin', 'նավապետ Պիպին'),
    voices('yegor-tumanin', 'Горох', 'Pea', 'Սիսեռ'),
    voices('daria-klyuchevaya', 'кошка Тётя Муся', 'Aunt Musya the Cat', 'կատու Մուսյա մորքուր'),
  ],
  art: { style: 'storm', palette: { hues: [190, 215, 350], mood: 'bright' }, motif: 'snow' },
  mood: 'epic',
  lines: dialogue`
    Журнал: день первый. Пахнет сыром. | Log: day one. It smells of cheese. | Օրագիր, օր առաջին։ Պանրի հոտ է գալիս։
    Капитан, на севере горит свет! | Captain, there’s a light in the north! | Նավապե՛տ, հյուսիսում լույս է վառվում։
    Это дверь не закрыли. Вперёд! | They left the door open. Forward! | Դուռը չեն փակել։ Առա՛ջ։
    Карту не есть! Это приказ. | Do not eat the map! That’s an order. | Քարտեզը չուտե՛լ։ Հրաման է։
    А уголок? — Уголок — море. Можно. | A corner? — That’s sea. Go ahead. | Իսկ անկյո՞ւնը։ — Ծով է։ Կարելի է։
    Тише. Гора дышит и мурлычет. | Hush. The mountain breathes and purrs. | Սո՛ւս։ Սարը շնչում ու մռմռում է։
    Полюс холодный. И с клубникой. | The Pole is cold. And has strawberries. | Բևեռը սառն է։ Եվ ելակով։
    Домой! Варежка, наверно, скучает. | Home! The mitten must be missing us. | Տո՛ւն։ Ձեռնոցը երևի կարոտել է։
  `,
  seasons: [
    {
      slug: 'explorers-of-the-third-shelf-season-1',
      year: 2023,
      short_description: {
        rus: 'Путь на Север: от плинтуса до морозилки и обратно к ужину.',
        eng: 'The way North: from the skirting board to the freezer, and back in time for supper.',
        hye: 'Ճանապարհ դեպի Հյուսիս՝ պատի տակից մինչև սառցախուց և հետ՝ ընթրիքի։',
      },
      episodes: [
        {
          slug: 'explorers-of-the-third-shelf-s1e1',
          name: { rus: 'Дверь, которая светится', eng: 'The Door That Shines', hye: 'Լուսավորվող դուռը' },
          short_description: {
            rus: 'Ночью кто-то большой оставил щёлку, и из неё вырвался полярный день на целых четыре секунды.',
            eng: 'At night somebody big left it ajar, and out broke a polar day, four whole seconds long.',
            hye: 'Գիշերը մեծերից մեկը ճեղք է թողել, և այնտեղից դուրս է եկել բևեռային օրը՝ ամբողջ չորս վայրկյան։',
          },
        },
        {
          slug: 'explorers-of-the-third-shelf-s1e2',
          name: { rus: 'Кефирный водопад', eng: 'The Buttermilk Falls', hye: 'Կեֆիրի ջրվեժը' },
          short_description: {
            rus: 'Переправа на корке от апельсина: Крошка гребёт зубочисткой и поёт, чтобы не было страшно.',
            eng: 'They cross in an orange peel: Crumb rows with a toothpick and sings so as not to be afraid.',
            hye: 'Գետանցում նարնջի կճեպով. Փշուրը թիավարում է ատամնամաքրիչով ու երգում, որ չվախենա։',
          },
        },
        {
          slug: 'explorers-of-the-third-shelf-s1e3',
          name: {
            rus: 'Земля Вчерашнего Супа',
            eng: 'The Land of Yesterday’s Soup',
            hye: 'Երեկվա ապուրի երկիրը',
          },
          short_description: {
            rus: 'На второй полке живёт кастрюля, которая всё помнит и никому не рассказывает, пока её не подогреют.',
            eng: 'On the second shelf lives a pot that remembers all and tells nobody until it is warmed up.',
            hye: 'Երկրորդ դարակին մի կաթսա կա, որն ամեն ինչ հիշում է, բայց չի պատմում, մինչև չտաքացնեն։',
          },
        },
        {
          slug: 'explorers-of-the-third-shelf-s1e4',
          name: { rus: 'Усатая гора', eng: 'The Whiskered Mountain', hye: 'Բեղավոր սարը' },
          short_description: {
            rus: 'Горох разбивает лагерь на тёплом и мягком склоне. Ночью склон потягивается.',
            eng: 'Pea pitches camp on a warm, soft slope. In the night the slope stretches itself.',
            hye: 'Սիսեռը ճամբար է դնում տաք ու փափուկ լանջին։ Գիշերը լանջը ձգվում է։',
          },
        },
        {
          slug: 'explorers-of-the-third-shelf-s1e5',
          name: { rus: 'Полюс', eng: 'The Pole', hye: 'Բևեռը' },
          short_description: {
            rus: 'До вершины один шаг, но там уже стоит чей-то флажок — от мороженого.',
            eng: 'One step more to the summit, but a flag is there already, off somebody’s ice cream.',
            hye: 'Գագաթին մեկ քայլ է մնացել, բայց այնտեղ արդեն մեկի դրոշակն է՝ պաղպաղակի վրայից։',
          },
        },
      ],
    },
    {
      slug: 'explorers-of-the-third-shelf-season-2',
      year: 2025,
      short_description: {
        rus: 'Путь на Юг: за плитой, говорят, есть остров, где всегда лето.',
        eng: 'The way South: behind the stove, they say, lies an island where it is always summer.',
        hye: 'Ճանապարհ դեպի Հարավ. ասում են՝ սալօջախի հետևում կղզի կա, որտեղ միշտ ամառ է։',
      },
      episodes: [
        {
          slug: 'explorers-of-the-third-shelf-s2e1',
          name: { rus: 'Пустыня Паркет', eng: 'The Parquet Desert', hye: 'Մանրահատակի անապատը' },
          short_description: {
            rus: 'Ни крошки до самого горизонта: здесь только что прошла великая буря по имени Пылесос.',
            eng: 'Not a crumb as far as the eye can see: the great storm called Vacuum has just gone through.',
            hye: 'Մինչև հորիզոն ոչ մի փշուր. հենց նոր այստեղով անցել է Փոշեծուծ կոչվող մեծ փոթորիկը։',
          },
        },
        {
          slug: 'explorers-of-the-third-shelf-s2e2',
          name: { rus: 'Попугай-переводчик', eng: 'The Parrot Interpreter', hye: 'Թարգման թութակը' },
          short_description: {
            rus: 'Он знает двадцать слов на языке великанов и охотно торгует ими за семечки.',
            eng: 'He knows twenty words of Giant and is glad to trade them for sunflower seeds.',
            hye: 'Նա հսկաների լեզվով քսան բառ գիտի և հաճույքով փոխանակում է արևածաղկի հետ։',
          },
        },
        {
          slug: 'explorers-of-the-third-shelf-s2e3',
          name: { rus: 'Часы без кукушки', eng: 'A Clock without a Cuckoo', hye: 'Ժամացույց առանց կկվի' },
          short_description: {
            rus: 'Экспедиция поселилась в пустом домике на стене и теперь каждый час должна кричать.',
            eng: 'The expedition moves into an empty house on the wall and must now shout every hour.',
            hye: 'Արշավախումբը բնակվում է պատի դատարկ տնակում և հիմա ամեն ժամ պիտի բղավի։',
          },
        },
        {
          slug: 'explorers-of-the-third-shelf-s2e4',
          name: {
            rus: 'Письмо с Большой земли',
            eng: 'A Letter from the Mainland',
            hye: 'Նամակ Մեծ ցամաքից',
          },
          short_description: {
            rus: 'Мама-мышь пишет, что дома всё хорошо, и Пипин впервые просит повернуть обратно.',
            eng: 'Mother Mouse writes that all is well at home, and for the first time Pippin asks to turn back.',
            hye: 'Մայրիկ մուկը գրում է, որ տանն ամեն ինչ լավ է, և Պիպինն առաջին անգամ խնդրում է հետ դառնալ։',
          },
        },
        {
          slug: 'explorers-of-the-third-shelf-s2e5',
          name: { rus: 'Остров За Плитой', eng: 'The Island behind the Stove', hye: 'Սալօջախի կղզին' },
          short_description: {
            rus: 'Там и правда лето. И живёт там кошка, которую все приняли за гору, и ей одиноко.',
            eng: 'It really is summer there. And there lives the cat they took for a mountain, and she is lonely.',
            hye: 'Այնտեղ իսկապես ամառ է։ Եվ այնտեղ ապրում է կատուն, որին սար էին կարծում, և նա մենակ է։',
          },
        },
      ],
    },
  ],
};
