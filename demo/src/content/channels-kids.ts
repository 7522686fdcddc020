import { programmes } from './programmes.ts';
import type { DemoChannel } from './types.ts';

/** Channels for children. */
export const kidsChannels: readonly DemoChannel[] = [
  {
    slug: 'little-boat',
    number: 10,
    name: { rus: 'Кораблик', eng: 'Little Boat', hye: 'Նավակ' },
    description: {
      rus: 'Мультфильмы и игры для дошкольников: никто не кричит, ничего не мигает, все успевают на обед.',
      eng: 'Cartoons and games for the under-sevens: nobody shouts, nothing flashes, all are in time for lunch.',
      hye: 'Մուլտֆիլմեր և խաղեր փոքրիկների համար. ոչ ոք չի գոռում, ոչինչ չի թարթում, և բոլորը հասնում են ճաշին։',
    },
    themes: ['kids'],
    age: 0,
    service: null,
    palette: { hues: [200, 215, 60], mood: 'bright' },
    letters: 'КБ',
    programmes: programmes`
      good-morning-slippers 20 0+ show morning
      Доброе утро, тапочки | Good Morning, Slippers | Բարի լույս, հողաթափեր
      Тапочки ищут друг друга по всей квартире, а дети подсказывают. | Two slippers look for each other all over the flat, and children give hints. | Հողաթափերն իրար փնտրում են ամբողջ տանը, իսկ երեխաները հուշում են։

      the-spoon-who-wanted-to-fly 15 0+ cartoon morning
      Ложка, которая хотела летать | The Spoon Who Wanted to Fly | Գդալը, որ ուզում էր թռչել
      Каждое утро ложка взлетает с кашей и каждое утро попадает по адресу. | Every morning the spoon takes off with porridge, and every morning it lands right. | Ամեն առավոտ գդալը թռչում է շիլայով և ամեն առավոտ հասնում տեղ։

      hedgehog-counts-to-ten 15 0+ educational morning
      Ёжик считает до десяти | Hedgehog Counts to Ten | Ոզնին հաշվում է մինչև տասը
      Ёжик всё время сбивается на семёрке, потому что там ужин. | Hedgehog always loses count at seven, because that is suppertime. | Ոզնին միշտ շփոթվում է յոթի վրա, որովհետև այդ ժամին ընթրիք է։

      grandpas-pockets 25 0+ show day
      Дедушкины карманы | Grandpa’s Pockets | Պապիկի գրպանները
      В каждом кармане по вещи, и про каждую дедушка знает историю. | Something in every pocket, and grandpa has a story for each thing. | Ամեն գրպանում մի բան կա, և պապիկն ամեն մեկի մասին պատմություն գիտի։

      the-paper-town 20 0+ cartoon day
      Бумажный город | The Paper Town | Թղթե քաղաքը
      Жители сложены из тетрадных листов и очень берегутся от чая. | The townsfolk are folded out of exercise books and beware of tea. | Բնակիչները ծալված են տետրի թերթերից և շատ են զգուշանում թեյից։

      draw-a-cow 20 0+ educational day
      Нарисуй корову | Draw a Cow | Նկարի՛ր կով
      Художник рисует по подсказкам детей и каждый раз получается не корова. | An artist draws as children tell him, and it never turns out a cow. | Նկարիչը նկարում է երեխաների հուշումներով, և ամեն անգամ կով չի ստացվում։

      the-bear-in-the-left-luggage 70 0+ film day
      Медведь из камеры хранения | The Bear in the Left Luggage | Արջը պահախցից
      Плюшевый медведь едет через всю страну и по дороге находит чужих хозяев. | A teddy bear crosses the whole country and reunites other toys on the way. | Փափուկ արջը կտրում է ողջ երկիրը և ճանապարհին գտնում ուրիշ խաղալիքների տերերին։

      the-lighthouse-mouse 15 0+ cartoon evening
      Мышка с маяка | The Lighthouse Mouse | Փարոսի մկնիկը
      Мышка протирает большую лампу и знает все корабли по гудку. | A mouse polishes the great lamp and knows every ship by its horn. | Մկնիկը մաքրում է մեծ լամպը և բոլոր նավերին գիտի ձայնից։

      songs-in-the-bath 20 0+ music evening
      Песни в ванне | Songs in the Bath | Երգեր լոգարանում
      Одиннадцать песен про мыло и одна про полотенце. | Eleven songs about soap and one about the towel. | Տասնմեկ երգ օճառի մասին և մեկը՝ սրբիչի։

      where-does-the-day-go 25 0+ cartoon evening
      Куда уходит день | Where Does the Day Go | Ո՞ւր է գնում օրը
      Фонарщик провожает день до калитки и каждый раз забывает попрощаться. | A lamplighter sees the day off to the gate and always forgets to say goodbye. | Լապտերավառն օրն ուղեկցում է մինչև դարպաս և ամեն անգամ մոռանում հրաժեշտ տալ։

      the-sleeping-harbour 60 0+ cartoon night
      Спящая гавань | The Sleeping Harbour | Քնած նավահանգիստը
      Корабли качаются и дышат: смотреть можно с закрытыми глазами. | Ships rock and breathe; it can be watched with eyes shut. | Նավերն օրորվում ու շնչում են. կարելի է դիտել փակ աչքերով։

      the-moons-laundry 45 0+ cartoon night
      Лунная стирка | The Moon’s Laundry | Լուսնի լվացքը
      Луна полощет облака и развешивает их до утра. | The moon rinses clouds and hangs them out till morning. | Լուսինը ողողում է ամպերը և փռում մինչև առավոտ։

      button-theatre 15 0+ show
      Театр пуговиц | Button Theatre | Կոճակների թատրոն
      Знакомые сказки разыгрывают пуговицы, а волка играет молния. | Buttons act out old tales, and the wolf is played by a zip. | Հայտնի հեքիաթները խաղում են կոճակները, իսկ գայլին՝ շղթան։

      the-teapot-school 40 0+ cartoon morning
      Школа чайников | The School for Teapots | Թեյնիկների դպրոցը
      Первый урок: как свистеть вежливо. | Lesson one: how to whistle politely. | Առաջին դասը՝ ինչպես քաղաքավարի սուլել։

      a-puddle-with-a-secret 65 0+ film day
      Лужа с секретом | A Puddle with a Secret | Գաղտնիքով ջրափոսը
      Ботинки отправляются в плавание и возвращаются с открытием. | A pair of boots sets sail and comes home with a discovery. | Կոշիկները նավարկության են մեկնում և վերադառնում հայտնագործությամբ։

      the-seven-little-tugboats 30 0+ cartoon evening
      Семь буксиров | Seven Tugboats | Յոթ քարշակները
      Самый маленький тянет самое тяжёлое, потому что его попросили. | The smallest pulls the heaviest, because he was asked nicely. | Ամենափոքրը քաշում է ամենածանրը, որովհետև իրեն խնդրել են։
    `,
  },
  {
    slug: 'pyjamas',
    number: 11,
    name: { rus: 'Пижама', eng: 'Pyjamas', hye: 'Գիշերազգեստ' },
    description: {
      rus: 'Сказки, колыбельные и неспешные истории: включать за час до сна и за пять минут до ссоры.',
      eng: 'Tales, lullabies and unhurried stories: for the hour before sleep and five minutes before a quarrel.',
      hye: 'Հեքիաթներ, օրորոցայիններ և անշտապ պատմություններ՝ քնից մեկ ժամ, վեճից հինգ րոպե առաջ։',
    },
    themes: ['kids'],
    age: 0,
    service: 'tv-kids',
    palette: { hues: [280, 265, 235], mood: 'dusk' },
    letters: 'ПЖ',
    programmes: programmes`
      the-yawning-lion 20 0+ cartoon morning
      Зевающий лев | The Yawning Lion | Հորանջող առյուծը
      Царь зверей не может проснуться, и его по очереди будят все подданные. | The king of beasts cannot wake up, and his subjects take turns. | Գազանների արքան չի կարողանում արթնանալ, և նրան հերթով արթնացնում են բոլորը։

      a-scarf-for-the-giraffe 15 0+ cartoon morning
      Шарф для жирафа | A Scarf for the Giraffe | Շարֆ ընձուղտի համար
      Бабушки всего зоопарка вяжут один шарф, и к весне он почти готов. | All the grandmothers of the zoo knit one scarf; by spring it is nearly done. | Կենդանաբանական այգու բոլոր տատիկները մեկ շարֆ են գործում, և գարնանն այն գրեթե պատրաստ է։

      milk-and-atlas 25 0+ educational morning
      Молоко и атлас | Milk and Atlas | Կաթ և ատլաս
      Путешествие пальцем по карте: сегодня до горы и обратно к печенью. | A journey by finger across the map: today to the mountain and back to the biscuits. | Ճամփորդություն մատով քարտեզի վրա՝ այսօր մինչև սարը և հետ՝ թխվածքաբլիթների մոտ։

      the-quiet-train-set 30 0+ show day
      Тихая железная дорога | The Quiet Railway | Լուռ երկաթուղին
      Игрушечный поезд объезжает комнату, и на каждой станции кто-то спит. | A toy train tours the room, and at every station somebody is asleep. | Խաղալիք գնացքը շրջում է սենյակով, և ամեն կայարանում մեկը քնած է։

      the-cloud-shepherds-son 65 0+ film day
      Сын облачного пастуха | The Cloud Shepherd’s Son | Ամպերի հովվի որդին
      Отец пасёт грозы, а сыну доверили одно маленькое кудрявое. | The father herds storms; the son is trusted with one small curly cloud. | Հայրն ամպրոպներ է արածեցնում, որդուն վստահել են մեկ փոքրիկ գանգուր ամպ։

      whose-tail 15 0+ educational day
      Чей хвост | Whose Tail | Ո՞ւմ պոչն է
      Хвост торчит из-за куста, а хозяин стесняется выйти. | A tail sticks out of a bush, and its owner is too shy to come out. | Պոչը երևում է թփի հետևից, իսկ տերն ամաչում է դուրս գալ։

      nap-hour 60 0+ show day
      Тихий час понарошку | A Pretend Nap | Սուտ-սուտ քունիկ
      Все притворяются, что спят, и к концу выпуска притворяться некому. | Everybody pretends to sleep, and by the end nobody is pretending. | Բոլորը քնած են ձևանում, և վերջում ձևացող չի մնում։

      a-story-under-the-blanket 20 0+ show evening
      Сказка под одеялом | A Story Under the Blanket | Հեքիաթ վերմակի տակ
      Фонарик, книга и голос, который знает, где остановиться. | A torch, a book and a voice that knows where to stop. | Լապտեր, գիրք և ձայն, որը գիտի՝ որտեղ կանգ առնել։

      the-tooth-that-would-not-go 15 0+ cartoon evening
      Зуб, который не хотел спать | The Tooth That Would Not Sleep | Ատամը, որ չէր ուզում քնել
      Молочный зуб собирает чемодан и прощается со щёткой. | A milk tooth packs its case and says goodbye to the brush. | Կաթնատամը ճամպրուկ է հավաքում և հրաժեշտ տալիս խոզանակին։

      lullabies-of-the-whole-world 30 0+ music evening
      Колыбельные всего света | Lullabies of the Whole World | Ամբողջ աշխարհի օրորոցայինները
      Двенадцать языков, и на всех понятно, что пора. | Twelve languages, and in each one it is clear that it is time. | Տասներկու լեզու, և բոլորով էլ պարզ է, որ ժամանակն է։

      the-sheep-that-lost-count 60 0+ cartoon night
      Овцы сбились со счёта | The Sheep That Lost Count | Հաշիվը կորցրած ոչխարները
      Они прыгают через забор, пока кто-нибудь не уснёт первым. | They jump the fence until somebody falls asleep first. | Նրանք թռչում են ցանկապատի վրայով, մինչև մեկն առաջինը քնի։

      snow-on-the-window 90 0+ show night
      Снег за окном | Snow at the Window | Ձյուն պատուհանից այն կողմ
      Просто идёт снег, и под него хорошо спится. | It simply snows, and one sleeps well to it. | Պարզապես ձյուն է գալիս, և դրա տակ լավ է քնվում։

      pillow-post 10 0+ show
      Подушкина почта | Pillow Post | Բարձի փոստը
      Дети рассказывают свои сны, художник успевает нарисовать. | Children tell their dreams and an artist keeps up with drawing them. | Երեխաները պատմում են իրենց երազները, նկարիչը հասցնում է նկարել։

      breakfast-for-a-dragon 60 0+ film morning
      Завтрак для дракона | Breakfast for a Dragon | Նախաճաշ վիշապի համար
      Дракон ест только тёплое, и вся деревня по очереди греет ему кашу. | The dragon eats only warm food, so the village takes turns with his porridge. | Վիշապը միայն տաք է ուտում, և ողջ գյուղը հերթով շիլա է տաքացնում։

      letters-made-of-wool 20 0+ educational day
      Шерстяная азбука | The Woollen Alphabet | Բրդե այբուբեն
      Каждая буква связана крючком и очень мягко произносится. | Every letter is crocheted and pronounced very softly. | Ամեն տառ հյուսված է և շատ փափուկ է արտասանվում։

      the-lamp-says-goodnight 30 0+ cartoon evening
      Лампа желает спокойной ночи | The Lamp Says Goodnight | Լամպը բարի գիշեր է մաղթում
      Вещи в комнате ложатся по одной, и последней гаснет она. | Things in the room go to bed one by one, and she goes out last. | Սենյակի իրերը քնում են մեկ առ մեկ, և վերջինը ինքն է մարում։
    `,
  },
  {
    slug: 'slingshot',
    number: 12,
    name: { rus: 'Рогатка', eng: 'Slingshot', hye: 'Պարսատիկ' },
    description: {
      rus: 'Для тех, кому от шести до четырнадцати: опыты, экспедиции, комиксы и честные ответы.',
      eng: 'For those between six and fourteen: experiments, expeditions, comics and honest answers.',
      hye: 'Վեցից տասնչորս տարեկանների համար՝ փորձեր, արշավներ, կոմիքսներ և ազնիվ պատասխաններ։',
    },
    themes: ['kids', 'education'],
    age: 6,
    service: 'tv-kids',
    palette: { hues: [110, 85, 340], mood: 'bright' },
    letters: 'РОГ',
    programmes: programmes`
      late-for-school 20 6+ show morning
      Опаздываем в школу | Late for School | Ուշանում ենք դպրոցից
      Собрать портфель, найти носок и решить задачу, пока едет лифт. | Pack the bag, find a sock and solve a problem while the lift is on its way. | Հավաքել պայուսակը, գտնել գուլպան և խնդիր լուծել, մինչև վերելակը հասնի։

      captain-of-the-reserve-bench 25 6+ cartoon morning
      Капитан скамейки запасных | Captain of the Reserves | Պահեստայինների ավագը
      Команда, которую никогда не выпускают на поле, тайно выигрывает лето. | A team that is never let on the field secretly wins the summer. | Թիմը, որին երբեք դաշտ չեն հանում, գաղտնի հաղթում է ամռանը։

      do-not-try-without-a-mop 30 6+ educational morning
      Без швабры не повторять | Do Not Try Without a Mop | Առանց հատակամաքրի չկրկնել
      Опыты, после которых надо вытирать пол и хочется ещё. | Experiments after which the floor needs wiping and one wants more. | Փորձեր, որոնցից հետո պետք է հատակը մաքրել և ուզում ես շարունակել։

      the-basement-expedition 45 6+ series day
      Экспедиция в подвал | The Basement Expedition | Արշավ դեպի նկուղ
      Пятеро друзей картографируют дом и находят тринадцатую дверь. | Five friends map their house and find a thirteenth door. | Հինգ ընկեր քարտեզագրում են շենքը և գտնում տասներեքերորդ դուռը։

      ask-a-grown-up 25 6+ show day
      Спроси взрослого | Ask a Grown-Up | Հարցրո՛ւ մեծին
      Дети спрашивают, взрослые отвечают; уходить от ответа нельзя, краснеть можно. | Children ask, adults answer; dodging is forbidden, blushing is not. | Երեխաները հարցնում են, մեծերը՝ պատասխանում. խույս տալ չի կարելի, կարմրել՝ կարելի է։

      the-comet-hunters 85 6+ film day
      Охотники за кометой | The Comet Hunters | Գիսաստղի որսորդները
      Школьный телескоп, крыша интерната и комета, которую надо назвать до отбоя. | A school telescope, a boarding-house roof and a comet to be named before lights out. | Դպրոցական հեռադիտակ, գիշերօթիկի տանիք և գիսաստղ, որը պետք է անվանել մինչև քնելը։

      invented-on-the-knee 30 6+ educational day
      Изобретено на коленке | Invented on the Knee | Հնարված ծնկի վրա
      Машина для переворачивания страниц и другие приборы из кухонного ящика. | A page-turning machine and other devices out of the kitchen drawer. | Էջ թերթելու մեքենա և այլ սարքեր՝ խոհանոցի դարակից։

      eleven-year-old-president 45 6+ series evening
      Президент одиннадцати лет | President at Eleven | Տասնմեկ տարեկան նախագահը
      Староста шестого класса заводит парламент, и тот сразу уходит на каникулы. | A form captain founds a parliament, and it goes on holiday at once. | Դասարանի ավագը խորհրդարան է ստեղծում, և այն իսկույն արձակուրդ է գնում։

      yard-cup 60 6+ sport evening
      Кубок двора | The Yard Cup | Բակի գավաթ
      Футбол четыре на четыре, где ворота из портфелей, а судья из окна. | Four-a-side football with schoolbags for goals and a referee at the window. | Ֆուտբոլ չորսը չորսի դեմ. դարպասները պայուսակներից են, մրցավարը՝ պատուհանից։

      panels 20 6+ cartoon evening
      Кадры | Panels | Վանդակներ
      Оживший комикс, который зрители дорисовывают каждую неделю. | A comic come alive, drawn further by its viewers every week. | Կենդանացած կոմիքս, որը դիտողներն ամեն շաբաթ շարունակում են։

      ghosts-of-the-summer-camp 30 6+ cartoon night
      Призраки летнего лагеря | Ghosts of the Summer Camp | Ամառային ճամբարի ուրվականները
      Привидения боятся первой смены и ждут, когда детям станет грустно. | The ghosts fear the first session and wait for the children to feel sad. | Ուրվականները վախենում են առաջին հերթափոխից և սպասում, երբ երեխաները կտխրեն։

      stars-for-night-owls 45 6+ educational night
      Звёзды для полуночников | Stars for Night Owls | Աստղեր գիշերասերների համար
      Что видно из окна сегодня и почему оно мигает. | What can be seen from the window tonight, and why it twinkles. | Ինչ է երևում պատուհանից այսօր և ինչու է թարթում։

      joke-exchange 10 6+ show
      Биржа анекдотов | The Joke Exchange | Անեկդոտների բորսա
      Курс шутки растёт, если рассмеялся учитель. | A joke’s price goes up when a teacher laughs. | Կատակի գինը բարձրանում է, եթե ուսուցիչը ծիծաղեց։

      the-raft-school 60 6+ series morning
      Школа на плоту | The School on a Raft | Դպրոց լաստի վրա
      Река разлилась, уроки не отменили, и география теперь за бортом. | The river is in flood, lessons go on, and geography is over the side. | Գետը վարարել է, դասերը չեն չեղարկվել, և աշխարհագրությունը կողքով է հոսում։

      robots-from-the-dump 60 6+ show day
      Роботы со свалки | Robots from the Scrapyard | Ռոբոտներ աղբավայրից
      Три команды, гора железа и задание накормить кота. | Three teams, a mountain of scrap and the task of feeding a cat. | Երեք թիմ, երկաթի սար և հանձնարարություն՝ կերակրել կատվին։

      the-invisible-goalkeeper 75 6+ film evening
      Вратарь-невидимка | The Invisible Goalkeeper | Անտեսանելի դարպասապահը
      Он выпил не тот компот, и команда впервые не пропускает. | He drank the wrong compote, and for once the team lets nothing in. | Նա սխալ կոմպոտ է խմել, և թիմն առաջին անգամ գնդակ բաց չի թողնում։
    `,
  },
];
