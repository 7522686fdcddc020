import { composedBy, directedBy, plays, voices, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const thePetCorner: DemoSeries = {
  slug: 'the-pet-corner',
  name: { rus: 'Живой уголок', eng: 'The Pet Corner', hye: 'Կենդանի անկյուն' },
  short_description: {
    rus: 'Три пятиклассника, черепаха и попугай раскрывают школьные тайны, о которых завуч предпочла бы не знать.',
    eng: 'Three fifth-graders, a tortoise and a parrot solve the school mysteries that the deputy head would sooner not know about.',
    hye: 'Հինգերորդ դասարանի երեք աշակերտ, մի կրիա և մի թութակ բացահայտում են դպրոցի գաղտնիքները, որոնք փոխտնօրենը կնախընտրեր չիմանալ։',
  },
  summary: {
    rus: 'Тех, кого оставляют после уроков, отправляют в кабинет двадцать девять кормить животных. Там Варя, Тимка и новенький Сако замечают: попугай Лейтенант повторяет чужие разговоры, хомяк ведёт склад, а черепаха Скорость всегда ползёт к преступнику. Так в школе открывается лучшее сыскное бюро, работающее до звонка.',
    eng: 'Those kept after class are sent to room twenty-nine to feed the animals. There Varya, Timka and new boy Sako notice that Lieutenant the parrot repeats what he overhears, the hamster runs a warehouse and Speed the tortoise always crawls towards the culprit. So the school gets the finest detective agency ever to close at the bell.',
    hye: 'Դասերից հետո պահվածներին ուղարկում են քսանինը համարի սենյակ՝ կենդանիներին կերակրելու։ Այնտեղ Վարյան, Տիմկան և նորեկ Սակոն նկատում են, որ թութակ Լեյտենանտը կրկնում է ուրիշների խոսակցությունները, գերմանամուկը պահեստ է պահում, իսկ կրիա Արագությունը միշտ դեպի մեղավորն է սողում։ Այսպես բացվում է մինչև զանգն աշխատող լավագույն խուզարկու գրասենյակը։',
  },
  year: 2022,
  age: 6,
  genres: ['family', 'detective', 'comedy'],
  countries: ['RU', 'AM'],
  themes: ['series', 'kids'],
  rating: 8.2,
  cast: [
    directedBy('marfa-velikhova'),
    writtenBy('taisia-mirskaya'),
    composedBy('garo-santuryan'),
    plays('evdokia-malinkina', 'Варя', 'Varya', 'Վարյա'),
    plays('nairi-manushyan', 'Сако', 'Sako', 'Սակո'),
    plays('ksenia-yarova', 'завуч Инна Павловна', 'Inna Pavlovna, Deputy Head', 'փոխտնօրեն Իննա Պավլովնա'),
    voices('hovik-shamamyan', 'попугай Лейтенант', 'Lieutenant the Parrot', 'թութակ Լեյտենանտ'),
  ],
  art: { style: 'city', palette: { hues: [110, 55, 320], mood: 'bright' }, motif: 'cat' },
  mood: 'bright',
  lines: dialogue`
    Кто съел журнал? — Смотря какой. | Who ate the register? — Which one? | Ո՞վ է մատյանը կերել։ — Նայած որ մեկը։
    «Двойку исправил, двойку исправил!» | “Changed the mark, changed the mark!” | «Երկուսն ուղղեց, երկուսն ուղղեց»։
    Лейтенант, кто это сказал? | Lieutenant, who said that? | Լեյտենա՛նտ, ո՞վ ասաց դա։
    Скорость идёт по следу. Ждём до среды. | Speed’s on the trail. Back by Wednesday. | Արագությունը հետքի վրա է։ Սպասում ենք։
    У хомяка нашли мел. Четыре коробки. | The hamster had chalk. Four boxes. | Գերմանամկան մոտ կավիճ գտանք։ Չորս տուփ։
    Инна Павловна, мы вне подозрений? | Inna Pavlovna, are we in the clear? | Իննա Պավլովնա, մենք կասկածից դո՞ւրս ենք։
    Вы — после уроков. До пятницы. | You are in detention. Until Friday. | Դուք պահված եք։ Մինչև ուրբաթ։
    Ура! Успеем раскрыть дело. | Hurrah! Time to crack the case. | Ուռա՜։ Գործը կհասցնենք բացահայտել։
  `,
  seasons: [
    {
      slug: 'the-pet-corner-season-1',
      year: 2022,
      short_description: {
        rus: 'Осенняя четверть: четыре дела и одна общая морковка.',
        eng: 'Autumn term: four cases and one carrot between them.',
        hye: 'Աշնանային քառորդ՝ չորս գործ և մեկ ընդհանուր գազար։',
      },
      episodes: [
        {
          slug: 'the-pet-corner-s1e1',
          name: { rus: 'Кабинет двадцать девять', eng: 'Room Twenty-Nine', hye: 'Քսանինը համարի սենյակը' },
          short_description: {
            rus: 'Варю наказали за чужую краску на стене, и единственный свидетель просит за показания семечек.',
            eng: 'Varya is punished for someone else’s paint on the wall, and the only witness wants seeds for his story.',
            hye: 'Վարյային պատժել են պատի ուրիշի ներկի համար, իսկ միակ վկան ցուցմունքի դիմաց արևածաղիկ է ուզում։',
          },
        },
        {
          slug: 'the-pet-corner-s1e2',
          name: { rus: 'Дело о съеденном журнале', eng: 'The Eaten Register', hye: 'Կերված մատյանի գործը' },
          short_description: {
            rus: 'Исчезла ровно одна страница, и все кролики в уголке подозрительно сыты.',
            eng: 'Exactly one page is missing, and every rabbit in the corner is suspiciously full.',
            hye: 'Անհետացել է ուղիղ մեկ էջ, և անկյունի բոլոր ճագարները կասկածելի կուշտ են։',
          },
        },
        {
          slug: 'the-pet-corner-s1e3',
          name: { rus: 'Призрак актового зала', eng: 'The Ghost in the Hall', hye: 'Դահլիճի ուրվականը' },
          short_description: {
            rus: 'Ночью в школе играет рояль. Сако узнаёт мелодию: её знает только его бабушка.',
            eng: 'At night a piano plays in the school. Sako knows the tune: no one but his grandmother does.',
            hye: 'Գիշերը դպրոցում դաշնամուր է նվագում։ Սակոն ճանաչում է մեղեդին՝ այն միայն իր տատիկը գիտի։',
          },
        },
        {
          slug: 'the-pet-corner-s1e4',
          name: { rus: 'Хомячий склад', eng: 'The Hamster’s Warehouse', hye: 'Գերմանամկան պահեստը' },
          short_description: {
            rus: 'За шкафом обнаружены мел, ластики и серёжка, которую весь год ищет Инна Павловна.',
            eng: 'Behind the cupboard are chalk, rubbers and an earring Inna Pavlovna has sought all year.',
            hye: 'Պահարանի հետևում գտնվում են կավիճներ, ռետիններ և այն ականջօղը, որն Իննա Պավլովնան ողջ տարի փնտրում է։',
          },
        },
      ],
    },
    {
      slug: 'the-pet-corner-season-2',
      year: 2024,
      short_description: {
        rus: 'Весенняя четверть: уголок хотят закрыть, и подозреваемых целая комиссия.',
        eng: 'Spring term: the corner is to be closed, and there is a whole committee of suspects.',
        hye: 'Գարնանային քառորդ՝ անկյունն ուզում են փակել, և կասկածյալները մի ողջ հանձնաժողով են։',
      },
      episodes: [
        {
          slug: 'the-pet-corner-s2e1',
          name: { rus: 'Инвентарный номер ноль', eng: 'Inventory Number Zero', hye: 'Գույքահամար զրո' },
          short_description: {
            rus: 'По документам черепахи в школе нет. Между тем она старше школы.',
            eng: 'On paper the school has no tortoise. Meanwhile the tortoise is older than the school.',
            hye: 'Փաստաթղթերով դպրոցում կրիա չկա։ Մինչդեռ կրիան դպրոցից մեծ է։',
          },
        },
        {
          slug: 'the-pet-corner-s2e2',
          name: { rus: 'Кто кормит ночью', eng: 'The Night Feeder', hye: 'Ով է կերակրում գիշերը' },
          short_description: {
            rus: 'Миски полны до прихода ребят, а на полу следы сорок пятого размера и одной тапочки.',
            eng: 'The bowls are full before the children come, and on the floor are prints of one boot and one slipper.',
            hye: 'Ամանները լի են մինչև երեխաների գալը, իսկ հատակին մեկ մեծ կոշիկի ու մեկ հողաթափի հետքեր են։',
          },
        },
        {
          slug: 'the-pet-corner-s2e3',
          name: { rus: 'Лейтенант молчит', eng: 'Lieutenant Says Nothing', hye: 'Լեյտենանտը լռում է' },
          short_description: {
            rus: 'Попугай услышал такое, что впервые отказался повторять. Тимка учит его писать лапой.',
            eng: 'The parrot has heard something he refuses to repeat. Timka teaches him to write with a claw.',
            hye: 'Թութակն այնպիսի բան է լսել, որ հրաժարվում է կրկնել։ Տիմկան նրան թաթով գրել է սովորեցնում։',
          },
        },
        {
          slug: 'the-pet-corner-s2e4',
          name: { rus: 'Открытый урок', eng: 'An Open Lesson', hye: 'Բաց դաս' },
          short_description: {
            rus: 'Комиссия пришла в девять, черепаха доползла в десять — и остановилась у председателя.',
            eng: 'The committee came at nine, the tortoise got there at ten and stopped at the chairman’s feet.',
            hye: 'Հանձնաժողովը եկավ իննին, կրիան հասավ տասին և կանգ առավ նախագահի առջև։',
          },
        },
      ],
    },
  ],
};
