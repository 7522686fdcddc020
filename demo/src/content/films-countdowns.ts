import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

/** Thrillers in which something runs out: places, rope, a bid, the water of a lake. */
export const countdownFilms: readonly DemoFilm[] = [
  {
    slug: 'passenger-212',
    name: { rus: 'Двести двенадцатый', eng: 'Passenger 212', hye: 'Երկու հարյուր տասներկուերորդը' },
    short_description: {
      rus: 'В списке парома двести одиннадцать имён, на борту двести двенадцать человек, и до рассвета никто не признаётся лишним.',
      eng: 'The ferry’s list holds 211 names, yet 212 people are on board, and until dawn no one will own up to being the extra one.',
      hye: 'Լաստանավի ցուցակում երկու հարյուր տասնմեկ անուն է, նավում՝ երկու հարյուր տասներկու հոգի, և ոչ ոք չի խոստովանում, որ ինքն է ավելորդը։',
    },
    summary: {
      rus: 'Шторм держит паром «Калипсо» в открытом море, и береговая охрана требует пересчитать пассажиров. Казначей Янис считает трижды: лишний есть, но у каждого билет, каюта и тот, кто поручится. Тогда он предлагает простую вещь — пусть все расскажут, кто их ждёт на берегу. Лжёт ровно один, а мест в шлюпках ровно двести одиннадцать.',
      eng: 'A storm holds the ferry Calypso out at sea, and the coastguard orders a head count. Purser Yannis counts three times: one too many, yet everyone has a ticket, a cabin and somebody to vouch for them. So he asks a simple thing: let each tell who is waiting ashore. Exactly one is lying, and the lifeboats hold exactly 211.',
      hye: 'Փոթորիկը «Կալիպսո» լաստանավը պահում է բաց ծովում, և առափնյա պահակախումբը պահանջում է վերահաշվել ուղևորներին։ Նավի գանձապահ Յանիսը հաշվում է երեք անգամ. մեկն ավել է, բայց բոլորն էլ տոմս ունեն, խցիկ և մեկին, որ կերաշխավորի։ Այդժամ նա պարզ բան է առաջարկում՝ թող ամեն մեկը պատմի, թե ափին ով է իրեն սպասում։ Ստում է ճիշտ մեկը, իսկ նավակներում տեղը ճիշտ երկու հարյուր տասնմեկն է։',
    },
    year: 2023,
    age: 16,
    genres: ['thriller', 'mystery'],
    countries: ['GR', 'FR'],
    themes: ['movies'],
    rating: 7.8,
    cast: [
      directedBy('clemence-dauvergne'),
      writtenBy('ignacio-baldovinos'),
      plays('stelios-amorgianos', 'Янис', 'Yannis', 'Յանիս'),
      plays('prokhor-zvonaryov', 'Капитан', 'The Captain', 'Նավապետը'),
      plays('ines-valadares', 'Тереза', 'Teresa', 'Թերեզա'),
    ],
    art: { style: 'storm', palette: { hues: [175, 220, 255], mood: 'dark' }, motif: 'ship' },
    mood: 'tense',
    lines: dialogue`
      Двести двенадцать. Считаем ещё раз. | Two hundred and twelve. Count again. | Երկու հարյուր տասներկու։ Նորից հաշվենք։
      Может, кто-то родился в пути? | Perhaps somebody was born on the way? | Գուցե մեկը ճանապարհի՞ն է ծնվել։
      Билет есть. Каюта есть. Имя чужое. | A ticket. A cabin. Another man’s name. | Տոմս կա։ Խցիկ կա։ Անունն ուրիշինն է։
      Кто ждёт вас на берегу? — Собака. | Who’s waiting ashore? — A dog. | Ափին ձեզ ո՞վ է սպասում։ — Շունը։
      Как её зовут? — Она не говорила. | What’s its name? — It never said. | Անունն ի՞նչ է։ — Ինքը չի ասել։
      Шлюпки на двести одиннадцать, Янис. | The boats hold 211, Yannis. | Նավակները երկու հարյուր տասնմեկի են, Յանիս։
      Значит, один из нас остаётся. | Then one of us stays. | Ուրեմն մեզնից մեկը մնում է։
      Казначей, а себя вы посчитали? | Purser, did you count yourself? | Գանձապահ, իսկ ձեզ հաշվե՞լ եք։
    `,
  },
  {
    slug: 'the-forty-first-floor',
    name: { rus: 'Сорок первый этаж', eng: 'The Forty-First Floor', hye: 'Քառասունմեկերորդ հարկը' },
    short_description: {
      rus: 'Мойщик окон видит в переговорной небоскрёба собственный портрет с двумя датами. Вторая — сегодня.',
      eng: 'A window cleaner looks into a skyscraper boardroom and sees his own portrait with two dates. The second is today’s.',
      hye: 'Պատուհան լվացողը երկնաքերի խորհրդակցությունների սենյակում տեսնում է իր դիմանկարը՝ երկու ամսաթվով։ Երկրորդն այսօրվանն է։',
    },
    summary: {
      rus: 'Костя висит на верёвке в ста сорока метрах над проспектом и привык, что его замечают не больше, чем дождь. Внизу отключили люльку, наверху кто-то возится с его узлами, а за стеклом сидит совет директоров и голосует. У него есть скребок, ведро мыльной воды и этаж, на котором открывается одно-единственное окно.',
      eng: 'Kostya hangs on a rope a hundred and forty metres above the avenue, used to being noticed about as much as rain. Below, the cradle has been switched off; above, someone is at his knots; behind the glass a board of directors is taking a vote. He has a squeegee, a bucket of soapy water and a floor on which a single window opens.',
      hye: 'Կոստյան պարանից կախված է պողոտայից հարյուր քառասուն մետր բարձր և սովոր է, որ իրեն նկատում են այնքան, որքան անձրևը։ Ներքևում օրորոցն անջատել են, վերևում ինչ-որ մեկն իր հանգույցներն է քանդում, իսկ ապակու հետևում տնօրենների խորհուրդը քվեարկում է։ Նա ունի մի քերիչ, մի դույլ օճառաջուր և մի հարկ, որտեղ մեկ հատիկ պատուհան է բացվում։',
    },
    year: 2024,
    age: 16,
    genres: ['thriller', 'action'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 7.6,
    cast: [
      directedBy('marfa-velikhova'),
      writtenBy('taisia-mirskaya'),
      plays('yegor-tumanin', 'Костя', 'Kostya', 'Կոստյա'),
      plays('zoya-pribylova', 'Лида', 'Lida', 'Լիդա'),
      plays('fyodor-ozyorin', 'Председатель', 'The Chairman', 'Նախագահը'),
    ],
    art: { style: 'city', palette: { hues: [205, 235, 260], mood: 'bright' }, motif: 'skyscraper' },
    mood: 'tense',
    lines: dialogue`
      Ветер шесть метров. Работаем. | Wind at six metres. We’re on. | Քամին վեց մետր է։ Աշխատում ենք։
      Лида, тут показывают меня. | Lida, they’re showing a picture of me. | Լիդա, այստեղ ինձ են ցույց տալիս։
      В рамочке? — С датами. | In a frame? — With dates. | Շրջանակի մե՞ջ։ — Ամսաթվերով։
      Опусти люльку! — Она не слушается. | Lower the cradle! — It won’t respond. | Օրորոցն իջեցրո՛ւ։ — Չի ենթարկվում։
      Кто у моих узлов? Кто наверху? | Who’s at my knots? Who’s up there? | Ո՞վ է հանգույցներիս մոտ։ Ո՞վ է վերևում։
      Шестеро за. Один воздержался. | Six in favour. One abstained. | Վեցը կողմ են։ Մեկը՝ ձեռնպահ։
      Одно окно открывается. Какое? | One window opens. Which one? | Մի պատուհան բացվում է։ Ո՞րը։
      То, которое ты вечно не домываешь. | The one you never quite finish. | Այն, որ միշտ կիսատ ես լվանում։
    `,
  },
  {
    slug: 'lot-twelve',
    name: { rus: 'Лот двенадцать', eng: 'Lot Twelve', hye: 'Տասներկուերորդ լոտը' },
    original_name: 'El lote doce',
    short_description: {
      rus: 'Аукционисту передают записку: пока он торгует пустую раму, его дочь жива. Молоток не должен упасть до полуночи.',
      eng: 'An auctioneer is handed a note: as long as he goes on selling an empty frame, his daughter lives. No hammer before midnight.',
      hye: 'Աճուրդավարին երկտող են տալիս. քանի դեռ նա դատարկ շրջանակ է վաճառում, դուստրն ապրում է։ Մինչև կեսգիշեր մուրճը չպիտի իջնի։',
    },
    summary: {
      rus: 'Буэнос-Айрес, дождь, зал на сорок кресел. Рауль умеет продать что угодно за три минуты, а теперь ему нужно полтора часа продавать ничто. Он выдумывает художника, любовь, кражу и проклятие; зал спорит, плачет и поднимает таблички. И только дама в последнем ряду, похоже, знает, что из его истории — чистая правда.',
      eng: 'Buenos Aires, rain, a room of forty chairs. Raúl can sell anything in three minutes; now he must go on selling nothing for an hour and a half. He invents a painter, a love affair, a theft and a curse; the room argues, weeps and raises its paddles. Only a lady in the back row seems to know which part of his story is perfectly true.',
      hye: 'Բուենոս Այրես, անձրև, քառասուն աթոռանոց սրահ։ Ռաուլը երեք րոպեում կարող է ամեն ինչ վաճառել, իսկ հիմա պետք է մեկուկես ժամ վաճառի ոչինչը։ Նա հորինում է նկարիչ, սեր, գողություն և անեծք. սրահը վիճում է, լալիս, ցուցանակներ բարձրացնում։ Եվ միայն վերջին շարքի տիկինը, կարծես, գիտի, թե այդ պատմության մեջ որն է զուտ ճշմարտություն։',
    },
    year: 2021,
    age: 12,
    genres: ['thriller', 'drama'],
    countries: ['AR'],
    themes: ['movies'],
    rating: 8.3,
    cast: [
      directedBy('ignacio-baldovinos'),
      writtenBy('ignacio-baldovinos'),
      plays('reza-mehranfar', 'Рауль', 'Raúl', 'Ռաուլ'),
      plays('ashkhen-vardablur', 'Дама в последнем ряду', 'The Lady in the Back Row', 'Վերջին շարքի տիկինը'),
      plays('julien-marsault', 'Коллекционер', 'The Collector', 'Հավաքորդը'),
    ],
    art: { style: 'geometry', palette: { hues: [20, 45, 275], mood: 'dusk' }, motif: 'frame' },
    mood: 'tense',
    lines: dialogue`
      Лот двенадцать. Рама. Без холста. | Lot twelve. A frame. No canvas. | Տասներկուերորդ լոտ։ Շրջանակ՝ առանց կտավի։
      Не продавайте до полуночи, сеньор. | Don’t sell before midnight, señor. | Մինչև կեսգիշեր չվաճառեք, սենյոր։
      Что в ней было? — Всё. | What was in it? — Everything. | Մեջն ի՞նչ է եղել։ — Ամեն ինչ։
      Сто песо за воздух. Кто больше? | A hundred for air. Any advance? | Հարյուր պեսո օդի համար։ Ո՞վ կավելացնի։
      Он писал её левой. Из ревности. | He painted her left-handed. Out of spite. | Նկարում էր ձախ ձեռքով։ Խանդից։
      Дама в последнем ряду, вы плачете? | The lady at the back, are you crying? | Վերջին շարքի տիկին, լալի՞ս եք։
      Нет. Я проверяю ваш рассказ. | No. I am checking your story. | Ոչ։ Ես ձեր պատմությունն եմ ստուգում։
      Полночь. Продано. Где она? | Midnight. Sold. Where is she? | Կեսգիշեր է։ Վաճառված է։ Ո՞ւր է նա։
    `,
  },
  {
    slug: 'low-water',
    name: { rus: 'Низкая вода', eng: 'Low Water', hye: 'Ցածր ջուր' },
    short_description: {
      rus: 'Водохранилище мелеет на ладонь в день, и пятеро старых друзей точно знают, когда из него покажется крыша машины.',
      eng: 'The reservoir drops a hand’s breadth a day, and five old friends know exactly when the roof of a car will show above it.',
      hye: 'Ջրամբարն օրական մի ափաչափ իջնում է, և հինգ հին ընկեր հստակ գիտեն, թե երբ ջրից կերևա մեքենայի տանիքը։',
    },
    summary: {
      rus: 'Сначала из воды выходит колокольня, потом школа, потом улица, на которой они выросли. Мэр велит гидрологам молчать, врач перестаёт спать, учительница начинает писать признание и каждый день его правит. Приезжая следовательница снимает комнату с видом на берег и просто ждёт. Ей спешить некуда: за неё спешит вода.',
      eng: 'First the bell tower comes out of the water, then the school, then the street where they grew up. The mayor hushes the hydrologists, the doctor stops sleeping, the schoolteacher starts a confession and edits it daily. An investigator from the city rents a room with a view of the shore and simply waits. She is in no hurry: the water hurries for her.',
      hye: 'Նախ ջրից դուրս է գալիս զանգակատունը, հետո դպրոցը, հետո այն փողոցը, ուր նրանք մեծացել են։ Քաղաքապետը լռեցնում է հիդրոլոգներին, բժիշկը դադարում է քնել, ուսուցչուհին խոստովանություն է գրում և ամեն օր խմբագրում այն։ Քաղաքից եկած քննիչը ափին նայող սենյակ է վարձում և պարզապես սպասում։ Նա շտապելու տեղ չունի. իր փոխարեն ջուրն է շտապում։',
    },
    year: 2025,
    age: 16,
    genres: ['thriller', 'crime'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.2,
    cast: [
      directedBy('ilya-zaozyorsky'),
      composedBy('gleb-orlikov'),
      plays('varvara-zhuravinskaya', 'следователь Ремизова', 'Investigator Remizova', 'քննիչ Ռեմիզովա'),
      plays('timur-akberdin', 'Мэр', 'The Mayor', 'Քաղաքապետը'),
      plays('ksenia-yarova', 'Алла Сергеевна', 'Alla Sergeyevna', 'Ալլա Սերգեևնա'),
      plays('anton-belosvet', 'доктор Щукин', 'Doctor Shchukin', 'բժիշկ Շչուկին'),
    ],
    art: { style: 'desert', palette: { hues: [65, 100, 235], mood: 'dusk' }, motif: 'ruins' },
    mood: 'tense',
    lines: dialogue`
      Вчера был виден только крест. | Yesterday it was only the cross. | Երեկ միայն խաչն էր երևում։
      Сегодня колокольня. Завтра школа. | Today the tower. Tomorrow the school. | Այսօր՝ զանգակատունը։ Վաղը՝ դպրոցը։
      Сколько у моста? — Не спрашивай. | How deep at the bridge? — Don’t ask. | Կամրջի մոտ ինչքա՞ն է։ — Մի՛ հարցրու։
      Вы надолго к нам? — До осени. | Staying long? — Until autumn. | Երկա՞ր եք մնալու։ — Մինչև աշուն։
      Нас было пятеро. И мотор. | There were five of us. And an engine. | Մենք հինգ էինք։ Եվ շարժիչը։
      Пойдёт дождь. Должен же пойти. | It will rain. It has to. | Անձրև կգա։ Պետք է որ գա։
      Дописала. Запятую исправить? | I’ve finished it. Shall I fix the comma? | Վերջացրի։ Ստորակետն ուղղե՞մ։
      Смотрите. Блестит. | Look. Something’s glinting. | Նայեք։ Փայլում է։
    `,
  },
];
