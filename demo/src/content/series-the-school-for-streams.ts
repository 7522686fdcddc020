import { composedBy, directedBy, voices } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const theSchoolForStreams: DemoSeries = {
  slug: 'the-school-for-streams',
  name: { rus: 'Школа ручейков', eng: 'The School for Streams', hye: 'Առվակների դպրոցը' },
  original_name: 'Առվակների դպրոցը',
  short_description: {
    rus: 'Чтобы стать рекой, надо выучить три предмета: обтекать, падать и никогда не течь вверх. С третьим у Буля беда.',
    eng: 'To become a river you must learn to go round, to fall and never to run uphill. Bubble is having trouble with the third.',
    hye: 'Գետ դառնալու համար պետք է սովորել շրջանցել, ընկնել և երբեք վեր չհոսել։ Երրորդը Բլբլիկի մոտ չի ստացվում։',
  },
  summary: {
    rus: 'В горном классе у учительницы Тучи шесть учеников: болтливый Буль, застенчивая Росинка, подземный Тихон и трое близнецов, которых не отличить, пока не разольются. Каждый урок — про то, как вода работает: почему камень круглый, куда уходит лужа, зачем нужен лёд. А контрольная у всех одна — добежать до моря.',
    eng: 'Mistress Cloud has six pupils in her mountain class: chatty Bubble, shy Dewdrop, underground Hush and triplets you can’t tell apart until they overflow. Each lesson is about how water works: why pebbles are round, where a puddle goes, what ice is for. And the exam is the same for all: to run as far as the sea.',
    hye: 'Լեռնային դասարանում ուսուցչուհի Ամպը վեց աշակերտ ունի՝ շատախոս Բլբլիկը, ամաչկոտ Ցողիկը, ստորգետնյա Լռիկը և երեք երկվորյակ, որոնց չես զանազանի, մինչև չվարարեն։ Ամեն դաս պատմում է, թե ինչպես է աշխատում ջուրը՝ ինչու է քարը կլոր, ուր է գնում ջրափոսը, ինչի համար է սառույցը։ Իսկ քննությունը բոլորինը նույնն է՝ հասնել ծովին։',
  },
  year: 2021,
  age: 0,
  genres: ['animation', 'educational', 'family'],
  countries: ['AM', 'RU'],
  themes: ['series', 'kids', 'education'],
  rating: 8.4,
  cast: [
    directedBy('aram-tsaghkunyan'),
    composedBy('garo-santuryan'),
    voices('alisa-zimorodova', 'Буль', 'Bubble', 'Բլբլիկ'),
    voices('tatev-mirzabekyan', 'Росинка', 'Dewdrop', 'Ցողիկ'),
    voices('hovik-shamamyan', 'Тихон', 'Hush', 'Լռիկ'),
    voices('anahit-bdoyan', 'учительница Туча', 'Mistress Cloud', 'ուսուցչուհի Ամպ'),
  ],
  art: { style: 'forest', palette: { hues: [195, 105, 225], mood: 'bright' } },
  mood: 'bright',
  lines: dialogue`
    Класс, потекли! Кто капает? | Class, flow! Who is dripping there? | Դասարա՛ն, հոսեցի՛նք։ Ո՞վ է կաթում։
    Можно выйти? — Из берегов нельзя. | May I get out? — Of your banks? No. | Կարելի՞ է դուրս գալ։ — Ափերից՝ ոչ։
    Камень не злой. Его просто обходят. | The stone isn’t mean. Just go round. | Քարը չար չէ։ Պարզապես շրջանցում են։
    Буль, почему ты в лопухе? | Bubble, why are you in the burdock? | Բլբլիկ, ինչո՞ւ ես կռատուկի մեջ։
    Падать не больно, если ты водопад. | Falling won’t hurt if you’re a waterfall. | Ընկնելը չի ցավում, եթե ջրվեժ ես։
    Я не замёрз, я думаю. | I’m not frozen, I’m thinking. | Ես չեմ սառել, մտածում եմ։
    Внизу шумит. Это оно? — Это осёл. | A roar below. Is that it? — A donkey. | Ներքևում աղմուկ է։ Ծո՞վն է։ — Էշն է։
    Вместе мы громче! Раз, два, плеск! | We’re louder together! One, two, splash! | Միասին ավելի բարձր ենք։ Մեկ, երկու, շրը՛մփ։
  `,
  seasons: [
    {
      slug: 'the-school-for-streams-season-1',
      year: 2021,
      short_description: {
        rus: 'Первый класс: родник, камень и самая первая лужа.',
        eng: 'Year one: a spring, a stone and a very first puddle.',
        hye: 'Առաջին դասարան՝ աղբյուր, քար և առաջին ջրափոսը։',
      },
      episodes: [
        {
          slug: 'the-school-for-streams-s1e1',
          name: { rus: 'Урок первый: вниз', eng: 'Lesson One: Down', hye: 'Առաջին դաս՝ ներքև' },
          short_description: {
            rus: 'Буль хочет сначала наверх, посмотреть, откуда он взялся, и устраивает в классе потоп.',
            eng: 'Bubble wants to go up first, to see where he came from, and floods the classroom.',
            hye: 'Բլբլիկն ուզում է նախ վեր բարձրանալ, տեսնել՝ որտեղից է եկել, և դասարանը ջրի տակ է առնում։',
          },
        },
        {
          slug: 'the-school-for-streams-s1e2',
          name: { rus: 'Упрямый валун', eng: 'The Stubborn Boulder', hye: 'Համառ ժայռաբեկորը' },
          short_description: {
            rus: 'Валун лежит тут миллион лет и не подвинется. Росинка спрашивает, не жарко ли ему.',
            eng: 'The boulder has lain here a million years and won’t budge. Dewdrop asks if he isn’t hot.',
            hye: 'Ժայռաբեկորը միլիոն տարի այստեղ է և տեղից չի շարժվում։ Ցողիկը հարցնում է՝ շոգ չէ՞ արդյոք։',
          },
        },
        {
          slug: 'the-school-for-streams-s1e3',
          name: { rus: 'Куда ушла лужа', eng: 'Where the Puddle Went', hye: 'Ուր գնաց ջրափոսը' },
          short_description: {
            rus: 'Утром лужа была, к обеду нет, а вечером она машет классу сверху, белая и довольная.',
            eng: 'In the morning a puddle, by noon none, and at dusk she waves from above, white and pleased.',
            hye: 'Առավոտյան ջրափոսը կար, կեսօրին չկա, իսկ երեկոյան վերևից թափահարում է ձեռքը՝ սպիտակ ու գոհ։',
          },
        },
        {
          slug: 'the-school-for-streams-s1e4',
          name: { rus: 'Прыжок', eng: 'The Jump', hye: 'Ցատկը' },
          short_description: {
            rus: 'Дальше обрыв. Тихон не прыгает и находит под землёй дорогу, о которой не знала даже Туча.',
            eng: 'Ahead is a cliff. Hush won’t jump and finds a way underground that even Cloud never knew.',
            hye: 'Առջևում զառիթափ է։ Լռիկը չի ցատկում և գետնի տակ մի ճամփա է գտնում, որն Ամպն էլ չգիտեր։',
          },
        },
      ],
    },
    {
      slug: 'the-school-for-streams-season-2',
      year: 2023,
      short_description: {
        rus: 'Второй класс: зима, мельница и трудное слово «приток».',
        eng: 'Year two: winter, a mill and the hard word “tributary”.',
        hye: 'Երկրորդ դասարան՝ ձմեռ, ջրաղաց և դժվար «վտակ» բառը։',
      },
      episodes: [
        {
          slug: 'the-school-for-streams-s2e1',
          name: { rus: 'Замри!', eng: 'Freeze!', hye: 'Սառի՛ր' },
          short_description: {
            rus: 'Мороз объявляет игру, в которой проигрывает тот, кто шевельнулся. Играть придётся до марта.',
            eng: 'Frost starts a game in which whoever moves has lost. It will go on until March.',
            hye: 'Սառնամանիքը խաղ է սկսում՝ շարժվողը պարտվում է։ Խաղալու են մինչև մարտ։',
          },
        },
        {
          slug: 'the-school-for-streams-s2e2',
          name: { rus: 'Колесо', eng: 'The Wheel', hye: 'Անիվը' },
          short_description: {
            rus: 'Близнецы катаются на мельничном колесе и случайно зарабатывают мешок муки.',
            eng: 'The triplets ride the mill wheel for fun and by accident earn a sack of flour.',
            hye: 'Երկվորյակները պտտվում են ջրաղացի անիվով ու պատահաբար մի պարկ ալյուր վաստակում։',
          },
        },
        {
          slug: 'the-school-for-streams-s2e3',
          name: { rus: 'Бобровая контрольная', eng: 'The Beaver Test', hye: 'Կղբի ստուգողականը' },
          short_description: {
            rus: 'Поперёк урока построили плотину. Пока Буль ждал, в нём завелись рыбы и стихи.',
            eng: 'Someone has built a dam across the lesson. As Bubble waits, fish and poems come to live in him.',
            hye: 'Դասի մեջտեղում ամբարտակ են կառուցել։ Մինչ Բլբլիկն սպասում էր, մեջը ձկներ ու բանաստեղծություններ հայտնվեցին։',
          },
        },
        {
          slug: 'the-school-for-streams-s2e4',
          name: { rus: 'Кто в кого впадает', eng: 'Who Flows into Whom', hye: 'Ով ում մեջ է թափվում' },
          short_description: {
            rus: 'Буль и Росинка впервые ссорятся: чьё имя достанется реке, если они сольются?',
            eng: 'Bubble and Dewdrop quarrel for the first time: whose name will the river bear if they join?',
            hye: 'Բլբլիկն ու Ցողիկն առաջին անգամ վիճում են՝ ում անունը կմնա գետին, եթե միանան։',
          },
        },
      ],
    },
    {
      slug: 'the-school-for-streams-season-3',
      year: 2025,
      short_description: {
        rus: 'Выпускной класс: равнина, город и солёный воздух впереди.',
        eng: 'The leaving year: the plain, the city and salt air ahead.',
        hye: 'Ավարտական դասարան՝ դաշտ, քաղաք և առջևում՝ աղի օդ։',
      },
      episodes: [
        {
          slug: 'the-school-for-streams-s3e1',
          name: { rus: 'Лень равнинная', eng: 'Lowland Laziness', hye: 'Դաշտային ծուլություն' },
          short_description: {
            rus: 'Спешить некуда, и класс рисует петли, пока не обнаруживает, что течёт обратно к дому.',
            eng: 'There is no hurry, so the class draws loops, until it finds that it is flowing home again.',
            hye: 'Շտապելու տեղ չկա, և դասարանն օղակներ է գծում, մինչև նկատում է, որ տուն է հոսում։',
          },
        },
        {
          slug: 'the-school-for-streams-s3e2',
          name: { rus: 'Под семью мостами', eng: 'Under Seven Bridges', hye: 'Յոթ կամրջի տակով' },
          short_description: {
            rus: 'В городе в воду бросают монеты и обещания. Росинка решает вернуть обещания владельцам.',
            eng: 'City people throw coins and promises into the water. Dewdrop means to give the promises back.',
            hye: 'Քաղաքում ջուրն են գցում մետաղադրամներ ու խոստումներ։ Ցողիկն ուզում է խոստումները հետ տալ։',
          },
        },
        {
          slug: 'the-school-for-streams-s3e3',
          name: { rus: 'Грязная история', eng: 'A Dirty Story', hye: 'Կեղտոտ պատմություն' },
          short_description: {
            rus: 'Из трубы течёт чужак, пахнущий мылом и бедой. Класс учит его дышать камышами.',
            eng: 'Out of a pipe comes a stranger who smells of soap and trouble. The class teaches him to breathe through reeds.',
            hye: 'Խողովակից օտարական է հոսում՝ օճառի ու դժբախտության հոտով։ Դասարանը նրան եղեգներով շնչել է սովորեցնում։',
          },
        },
        {
          slug: 'the-school-for-streams-s3e4',
          name: { rus: 'Последний звонок капели', eng: 'The Last Bell', hye: 'Վերջին զանգը' },
          short_description: {
            rus: 'Море огромное и никого не спрашивает по имени. Туча обещает: завтра всё начнётся с первой капли.',
            eng: 'The sea is huge and asks no one’s name. Cloud promises: tomorrow it all begins with the first drop.',
            hye: 'Ծովը հսկա է և ոչ մեկի անունը չի հարցնում։ Ամպը խոստանում է՝ վաղն ամեն ինչ կսկսվի առաջին կաթիլից։',
          },
        },
      ],
    },
  ],
};
