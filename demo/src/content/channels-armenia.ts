import { programmes } from './programmes.ts';
import type { DemoChannel } from './types.ts';

/** Channels of Armenia: the hearth, the spring, the backgammon board. */
export const armeniaChannels: readonly DemoChannel[] = [
  {
    slug: 'ojakh',
    number: 25,
    name: { rus: 'Очаг', eng: 'Ojakh', hye: 'Օջախ' },
    description: {
      rus: 'Армянский семейный канал: обеды на двенадцать персон, сериалы и новости от кума.',
      eng: 'The Armenian family channel: dinners for twelve, series and news from the godfather.',
      hye: 'Ընտանեկան ալիք՝ ճաշ տասներկու հոգու համար, սերիալներ և քավորի լուրերը։',
    },
    themes: ['series', 'movies'],
    age: 12,
    service: null,
    palette: { hues: [40, 15, 345], mood: 'dusk' },
    letters: 'ОЧ',
    programmes: programmes`
      first-lavash 45 0+ show morning
      Первый лаваш | The First Lavash | Առաջին լավաշը
      Тонир растоплен в пять, а к семи хозяйки пересказали все новости. | The oven is lit at five, and by seven the bakers have told all the news. | Թոնիրը վառել են հինգին, իսկ յոթին տանտիրուհիներն արդեն պատմել են բոլոր լուրերը։

      coffee-grounds 20 6+ show morning
      Кофейная гуща | Coffee Grounds | Սուրճի մրուր
      Тётя Айкуш гадает по чашке и честно объясняет, откуда узнала. | Aunt Haykush reads the cup and admits frankly how she knew. | Հայկուշ մորաքույրը բաժակ է նայում և ազնվորեն խոստովանում, թե որտեղից իմացավ։

      the-daughters-in-law-of-aygestan 45 6+ series morning
      Невестки с Айгестана | Daughters-in-Law of Aygestan | Այգեստանի հարսները
      Три невестки, одна кухня и договор о ненападении, подписанный мукой. | Three daughters-in-law, one kitchen and a non-aggression pact signed in flour. | Երեք հարս, մեկ խոհանոց և ալյուրով ստորագրված չհարձակման պայմանագիր։

      dolma-diplomacy 40 0+ show day
      Дипломатия долмы | Dolma Diplomacy | Տոլմայի դիվանագիտություն
      Послы двух дворов спорят о правильном листе и мирятся на добавке. | Envoys of two courtyards dispute the right leaf and make peace over seconds. | Երկու բակի դեսպանները վիճում են ճիշտ տերևի շուրջ և հաշտվում հավելումի վրա։

      grandfather-explains-the-world 30 0+ show day
      Дед объясняет мир | Grandfather Explains the World | Պապը բացատրում է աշխարհը
      Внуки спрашивают про нейтрино, дед отвечает на примере баранов. | The grandchildren ask about neutrinos, and he answers by way of rams. | Թոռները հարցնում են նեյտրինոյի մասին, պապը պատասխանում է խոյերի օրինակով։

      the-house-by-the-viaduct 50 12+ series day
      Дом у виадука | The House by the Viaduct | Տունը կամրջի մոտ
      Четыре брата двадцать лет строят дом и не могут договориться о двери. | Four brothers have been building a house for twenty years and cannot agree on the door. | Չորս եղբայր քսան տարի տուն են կառուցում և դռան շուրջ չեն պայմանավորվում։

      godfathers-news 25 6+ news evening
      Новости от кума | News from the Godfather | Քավորի լուրերը
      Коротко о главном и подробно о том, кто на ком женится. | Briefly on the main news, and at length on who is marrying whom. | Հակիրճ գլխավորի մասին և մանրամասն այն մասին, թե ով ում հետ է ամուսնանում։

      the-table-for-twelve 60 0+ show evening
      Стол на двенадцать | A Table for Twelve | Տասներկու հոգու սեղան
      Незнакомые люди приходят на ужин и уходят роднёй. | Strangers come to supper and leave as family. | Անծանոթ մարդիկ գալիս են ընթրիքի և գնում որպես հարազատ։

      the-pomegranate-judge 100 12+ film evening
      Гранатовый судья | The Pomegranate Judge | Նռան դատավորը
      Судья решает споры, считая зёрна, и однажды зерна не хватает. | A judge settles quarrels by counting seeds, and one day a seed is missing. | Դատավորը վեճերը լուծում է հատիկներ հաշվելով, և մի օր մի հատիկ պակասում է։

      the-road-to-the-grandmother 95 12+ film night
      Дорога к бабушке | The Road to Grandmother | Ճանապարհ դեպի տատիկը
      Внук из-за океана везёт обещанный холодильник в село без электричества. | A grandson from overseas brings a promised fridge to a village without power. | Օվկիանոսի այն կողմից թոռը խոստացված սառնարանը տանում է գյուղ, ուր հոսանք չկա։

      lullaby-hour 60 0+ music night
      Час ороров | The Hour of Lullabies | Օրորների ժամը
      Старые колыбельные, записанные у печи, вполголоса. | Old lullabies recorded by the stove, under the breath. | Հին օրորներ՝ ձայնագրված վառարանի մոտ, կիսաձայն։

      toast-school 15 12+ educational
      Школа тостов | The School of Toasts | Կենացների դպրոց
      Как сказать красиво, уложиться в минуту и никого не забыть. | How to say it well, inside a minute, forgetting nobody. | Ինչպես ասել գեղեցիկ, տեղավորվել մեկ րոպեում և ոչ մեկին չմոռանալ։

      market-with-mother 50 0+ show morning
      На рынок с мамой | To Market with Mother | Մոր հետ՝ շուկա
      Ведущий выбирает баклажаны, а мама выбирает снова. | The presenter chooses the aubergines, and his mother chooses again. | Վարողը սմբուկ է ընտրում, իսկ մայրը՝ նորից ընտրում։

      the-wedding-without-a-groom 95 12+ film day
      Свадьба без жениха | A Wedding Without a Groom | Հարսանիք առանց փեսայի
      Зал оплачен, родня съехалась, а жених ещё не знает, что женится. | The hall is paid for, the family has come, and the groom does not know yet. | Սրահը վճարված է, ազգուտակը եկել է, իսկ փեսան դեռ չգիտի, որ ամուսնանում է։

      the-brothers-from-the-garage 50 12+ series evening
      Братья из гаража | The Garage Brothers | Ավտոտնակի եղբայրները
      Они чинят машины бесплатно, если хозяин сыграет с ними партию. | They repair cars for nothing if the owner plays them a game. | Նրանք մեքենա են նորոգում անվճար, եթե տերը մի պարտիա խաղա։

      neighbours-after-midnight 60 12+ show night
      Соседи после полуночи | Neighbours After Midnight | Հարևանները կեսգիշերից հետո
      Кухонный разговор, который не смогли закончить днём. | A kitchen conversation that could not be finished by day. | Խոհանոցային զրույց, որը ցերեկը չկարողացան ավարտել։
    `,
  },
  {
    slug: 'spring-water',
    number: 26,
    name: { rus: 'Родник', eng: 'Spring Water', hye: 'Աղբյուր' },
    description: {
      rus: 'Края и ущелья: храмы, пасеки, ремёсла и люди, к которым ведёт одна тропинка.',
      eng: 'Highlands and gorges: churches, apiaries, crafts and people at the end of a single path.',
      hye: 'Մարզեր և ձորեր՝ տաճարներ, մեղվանոցներ, արհեստներ և մարդիկ, որոնց տանում է միայն մեկ արահետ։',
    },
    themes: ['education'],
    age: 6,
    service: null,
    palette: { hues: [150, 120, 80], mood: 'dusk' },
    letters: 'РОД',
    programmes: programmes`
      dew-forecast 15 0+ news morning
      Прогноз росы | The Dew Forecast | Ցողի տեսություն
      Где сегодня косить, где сушить, а где лучше сидеть и смотреть. | Where to mow today, where to dry, and where to sit and look. | Որտեղ այսօր հնձել, որտեղ չորացնել, իսկ որտեղ նստել ու նայել։

      the-beekeepers-sermon 40 0+ documentary morning
      Проповедь пасечника | The Beekeeper’s Sermon | Մեղվապահի քարոզը
      Он говорит с ульями вслух, и мёд, уверяет, от этого светлее. | He talks to his hives aloud, and swears it makes the honey paler. | Նա բարձրաձայն խոսում է փեթակների հետ և պնդում, որ դրանից մեղրը բացվում է։

      letters-carved-in-stone 30 0+ educational morning
      Буквы на камне | Letters in Stone | Տառեր քարի վրա
      Каждый выпуск про одну букву, одну стену и того, кто её высек. | Each part is one letter, one wall and the person who carved it. | Ամեն թողարկում՝ մեկ տառ, մեկ պատ և նա, ով փորագրել է։

      the-carpet-remembers 50 0+ documentary day
      Ковёр помнит | The Carpet Remembers | Գորգը հիշում է
      Ткачиха читает чужой ковёр как письмо и находит в нём шутку. | A weaver reads a stranger’s carpet like a letter and finds a joke in it. | Գորգագործը կարդում է ուրիշի գորգը նամակի պես և մեջը կատակ գտնում։

      the-last-house-on-the-map 45 6+ documentary day
      Последний дом на карте | The Last House on the Map | Վերջին տունը քարտեզում
      Дальше дороги нет, а чай есть. | Beyond it there is no road, but there is tea. | Դրանից այն կողմ ճանապարհ չկա, բայց թեյ կա։

      vishaps-and-springs 35 0+ educational day
      Вишапы и источники | Dragon Stones and Springs | Վիշապներ և աղբյուրներ
      Каменные рыбы, древняя вода и школьники, которые их пересчитали. | Stone fish, ancient water and the schoolchildren who counted them. | Քարե ձկներ, հնագույն ջուր և դպրոցականներ, որոնք հաշվել են դրանք։

      sevan-at-seven 60 0+ documentary evening
      Севан в семь | Sevan at Seven | Սևանը յոթին
      Озеро в час, когда рыбаки вернулись, а туристы ещё не проголодались. | The lake at the hour when fishermen are back and tourists not yet hungry. | Լիճն այն ժամին, երբ ձկնորսները վերադարձել են, իսկ զբոսաշրջիկները դեռ քաղցած չեն։

      masters-street 50 6+ documentary evening
      Улица мастеров | Masters’ Street | Վարպետների փողոցը
      Кузнец, гончар и скорняк соперничают за одного ученика. | A smith, a potter and a furrier compete for a single apprentice. | Դարբինը, բրուտն ու մորթեգործը պայքարում են մեկ աշակերտի համար։

      the-bell-from-the-gorge 95 6+ film evening
      Колокол из ущелья | The Bell from the Gorge | Զանգը ձորից
      Два села спорят, чей это колокол, пока он не зазвонит сам. | Two villages dispute a bell until it begins to ring by itself. | Երկու գյուղ վիճում է, թե ումն է զանգը, մինչև այն ինքն է հնչում։

      stars-over-the-caravanserai 60 0+ documentary night
      Звёзды над караван-сараем | Stars over the Caravanserai | Աստղերը քարավանատան վրա
      Ночь на перевале, где раньше ночевали верблюды, а теперь астрономы. | A night on a pass where camels once slept, and now astronomers do. | Գիշեր լեռնանցքում, ուր առաջ ուղտեր էին քնում, իսկ հիմա՝ աստղագետներ։

      water-only 90 0+ music night
      Только вода | Only Water | Միայն ջուր
      Родники, записанные в сорока сёлах; названия внизу экрана. | Springs recorded in forty villages, their names at the foot of the screen. | Քառասուն գյուղում ձայնագրված աղբյուրներ. անունները՝ էկրանի ներքևում։

      the-stone-of-the-day 10 0+ educational
      Камень дня | The Stone of the Day | Օրվա քարը
      Туф, базальт, обсидиан: по десять минут на характер. | Tuff, basalt, obsidian: ten minutes for each character. | Տուֆ, բազալտ, օբսիդիան. ամեն բնավորությանը՝ տասը րոպե։

      the-shepherd-school 60 0+ documentary morning
      Пастушья школа | The Shepherd School | Հովվական դպրոցը
      Урок идёт на склоне, перемену объявляет собака. | Lessons are on the slope, and the dog announces the break. | Դասը լանջին է, դասամիջոցը հայտարարում է շունը։

      a-mill-with-two-millers 50 0+ documentary day
      Одна мельница, два мельника | One Mill, Two Millers | Մեկ ջրաղաց, երկու ջրաղացպան
      Они не разговаривают, но жернов крутят вместе. | They are not on speaking terms, but they turn the stone together. | Նրանք իրար հետ չեն խոսում, բայց քարը միասին են պտտում։

      the-road-to-the-monastery 60 0+ documentary evening
      Дорога к монастырю | The Road to the Monastery | Ճանապարհ դեպի վանք
      Пешком через ущелье за человеком, который носит туда почту. | On foot across the gorge after the man who carries the post. | Ոտքով ձորի միջով՝ փոստը տանող մարդու հետևից։

      the-winter-pasture 75 0+ documentary night
      Зимовье | Winter Quarters | Ձմեռանոց
      Снег по крышу, радио на батарейках и овца в доме. | Snow to the roof, a battery radio and a sheep indoors. | Ձյուն մինչև տանիք, մարտկոցով ռադիո և ոչխարը տանը։
    `,
  },
  {
    slug: 'nardi',
    number: 27,
    name: { rus: 'Нарды', eng: 'Nardi', hye: 'Նարդի' },
    description: {
      rus: 'Юмор с армянским акцентом: комедии, розыгрыши и споры, в которых прав тот, кто рассмешил.',
      eng: 'Humour with an Armenian accent: comedies, pranks and disputes won by whoever got the laugh.',
      hye: 'Հայկական շեշտով հումոր՝ կատակերգություններ, կատակներ և վեճեր, որտեղ ճիշտ է ծիծաղեցնողը։',
    },
    themes: ['movies', 'series'],
    age: 16,
    service: 'armenian-evening',
    palette: { hues: [28, 48, 330], mood: 'bright' },
    letters: 'НРД',
    programmes: programmes`
      radio-barber 30 12+ show morning
      Радио «Парикмахерская» | Barbershop Radio | Վարսավիրանոցի ռադիո
      Пока стригут, все всё знают; к концу стрижки знают неправильно. | During a haircut everybody knows everything; by its end they know it wrong. | Քանի դեռ խուզում են, բոլորն ամեն ինչ գիտեն, վերջում՝ սխալ գիտեն։

      minibus-number-nine 25 6+ series morning
      Маршрутка номер девять | Minibus Number Nine | Իններորդ միկրոավտոբուսը
      Двадцать пассажиров на тринадцать мест и одна общая сдача. | Twenty passengers, thirteen seats and one shared handful of change. | Քսան ուղևոր տասներեք տեղի վրա և մեկ ընդհանուր մանրադրամ։

      who-threw-the-dice 30 6+ show morning
      Кто бросил зары | Who Threw the Dice | Ով գցեց զառերը
      Утренние нарды, где проигравший читает прогноз погоды. | Morning backgammon in which the loser reads the weather. | Առավոտյան նարդի, որտեղ պարտվողը եղանակն է կարդում։

      the-kings-tailor-from-gyumri 90 6+ film day
      Королевский портной из Гюмри | The King’s Tailor from Gyumri | Թագավորի դերձակը Գյումրիից
      Портной сшил королю костюм и потребовал, чтобы тот в нём похудел. | A tailor made the king a suit and demanded that he slim to fit it. | Դերձակը թագավորին կոստյում է կարում և պահանջում, որ նա նիհարի։

      sorry-wrong-wedding 45 12+ series day
      Извините, не та свадьба | Sorry, Wrong Wedding | Ներողություն, սխալ հարսանիք
      Ведущий каждый раз приходит не туда и всякий раз спасает вечер. | The master of ceremonies always comes to the wrong place and always saves the day. | Հանդիսավարն ամեն անգամ սխալ տեղ է գալիս և ամեն անգամ փրկում երեկոն։

      the-academy-of-lies 40 12+ show day
      Академия вранья | The Academy of Lies | Ստերի ակադեմիա
      Рыбаки, охотники и женихи защищают диссертации о том, чего не было. | Fishermen, hunters and suitors defend theses on what never happened. | Ձկնորսներ, որսորդներ և փեսացուներ պաշտպանում են ատենախոսություն չեղածի մասին։

      standup-in-the-yard 60 16+ show evening
      Стендап во дворе | Stand-Up in the Yard | Սթենդափ բակում
      Комик выступает перед своими соседями, и отступать ему некуда. | A comedian performs before his own neighbours and has nowhere to run. | Կատակերգուն ելույթ է ունենում իր հարևանների առջև և փախչելու տեղ չունի։

      uncle-on-air 50 12+ series evening
      Дядя в эфире | Uncle on Air | Քեռին եթերում
      Провинциальный дядя случайно получает ночной эфир и рейтинги. | A provincial uncle gets a night slot by accident, and with it the ratings. | Գավառացի քեռին պատահաբար ստանում է գիշերային եթեր և վարկանիշներ։

      three-brothers-and-one-car 100 12+ film evening
      Три брата и одна машина | Three Brothers and One Car | Երեք եղբայր և մեկ մեքենա
      Водят по очереди, чинят вместе, а влюбился в автоинспектора каждый сам. | They drive by turns, repair together, and each falls for the traffic inspector alone. | Վարում են հերթով, նորոգում միասին, իսկ տեսչուհուն սիրահարվում՝ ամեն մեկն առանձին։

      jokes-of-the-night-shift 45 16+ show night
      Анекдоты ночной смены | Night-Shift Jokes | Գիշերային հերթափոխի կատակներ
      Шутят сторожа, пекари и диспетчеры, пока начальство спит. | Watchmen, bakers and dispatchers joke while their bosses sleep. | Կատակում են պահակները, հացթուխներն ու կարգավարները, մինչ ղեկավարությունը քնած է։

      the-debtor-of-north-street 105 16+ film night
      Должник с Северной улицы | The Debtor of North Street | Հյուսիսային փողոցի պարտապանը
      Он должен всему кварталу, и квартал бережёт его как зеницу ока. | He owes the whole quarter money, so the quarter guards him with its life. | Նա պարտք է ամբողջ թաղին, և թաղը պահպանում է նրան աչքի լույսի պես։

      one-anecdote-three-ways 10 12+ show
      Один анекдот, три города | One Joke, Three Towns | Մեկ անեկդոտ, երեք քաղաք
      В Гюмри смешно, в Гаваре смешно, в Ереване уже слышали. | Funny in Gyumri, funny in Gavar, already heard in Yerevan. | Գյումրիում ծիծաղելի է, Գավառում ծիծաղելի է, Երևանում արդեն լսել են։

      the-morning-complaint-book 45 12+ show morning
      Жалобная книга | The Complaints Book | Գանգատների մատյանը
      Актёры разыгрывают жалобы, и жалобщики просят ещё. | Actors perform complaints, and the complainers ask for more. | Դերասանները խաղում են գանգատները, և գանգատվողները ուզում են շարունակություն։

      the-healthy-patient 90 12+ film day
      Здоровый больной | The Healthy Patient | Առողջ հիվանդը
      Он лежит, чтобы его навещали, а гости едят и не уходят. | He stays in bed to be visited, and the visitors eat and do not leave. | Նա պառկած է, որ այցելեն, իսկ հյուրերն ուտում են և չեն գնում։

      court-of-the-yard 45 12+ show evening
      Дворовый суд | The Yard Court | Բակի դատարանը
      Разбирают дело о звонке после одиннадцати и пропавшем арбузе. | On trial: a call after eleven and a missing watermelon. | Քննվում է տասնմեկից հետո հնչած զանգի և կորած ձմերուկի գործը։

      taxi-without-a-meter 55 16+ series night
      Такси без счётчика | A Taxi Without a Meter | Տաքսի առանց հաշվիչի
      Платят тем, что рассказали по дороге; сдача анекдотом. | One pays with what one has told on the way; change is given in jokes. | Վճարում են ճանապարհին պատմածով, մանրը՝ անեկդոտով։
    `,
  },
];
