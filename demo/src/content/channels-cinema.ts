import { programmes } from './programmes.ts';
import type { DemoChannel } from './types.ts';

/** Channels of films. */
export const cinemaChannels: readonly DemoChannel[] = [
  {
    slug: 'front-row',
    number: 4,
    name: { rus: 'Первый ряд', eng: 'Front Row', hye: 'Առաջին շարք' },
    description: {
      rus: 'Кино с утра до утра: приключения, драмы и комедии, а перед каждой рассказывают, на что смотреть.',
      eng: 'Films round the clock: adventures, dramas and comedies, each with a word on what to look for.',
      hye: 'Կինո առավոտից առավոտ՝ արկածներ, դրամաներ, կատակերգություններ, և ամեն մեկից առաջ պատմում են՝ ինչին նայել։',
    },
    themes: ['movies'],
    age: 16,
    service: 'tv-big',
    palette: { hues: [25, 15, 290], mood: 'dark' },
    letters: 'ПР',
    programmes: programmes`
      the-cheesemakers-flight 100 6+ film morning
      Побег сыровара | The Cheesemaker’s Flight | Պանրագործի փախուստը
      Сыровар спасает столетнюю закваску через три границы, в термосе и под мелодию серенады. | A cheesemaker carries a century-old culture across three borders in a thermos. | Պանրագործը հարյուրամյա մերանը երեք սահմանով փրկում է թերմոսի մեջ։

      the-boy-who-sold-wind 90 6+ film morning
      Мальчик, который продавал ветер | The Boy Who Sold the Wind | Քամի վաճառող տղան
      В посёлке мельников штиль, и только у Тики полный мешок сквозняков. | Becalmed among the millers, and only Tika has a sack full of draughts. | Ջրաղացպանների գյուղում անքամի է, և միայն Տիկան ունի միջանցիկ քամիների լի պարկ։

      before-the-lights-go-down 25 0+ show day
      Пока не погасили свет | Before the Lights Go Down | Քանի դեռ լույսերը չեն մարել
      Киномеханик, билетёр и зритель из третьего ряда советуют фильм на вечер. | A projectionist, an usher and a man from row three recommend tonight’s film. | Կինոմեխանիկը, տոմսավաճառն ու երրորդ շարքի հանդիսատեսը ֆիլմ են խորհուրդ տալիս երեկոյի համար։

      the-lemon-train 110 12+ film day
      Лимонный поезд | The Lemon Train | Կիտրոնների գնացքը
      Товарняк с лимонами встал у чужой свадьбы, и машинист оказался тамадой. | A freight of lemons halts beside a strangers’ wedding, and its driver becomes toastmaster. | Կիտրոններով բեռնատարը կանգնում է օտար հարսանիքի մոտ, և մեքենավարը թամադա է դառնում։

      a-cartographers-honeymoon 95 12+ film day
      Медовый месяц картографа | A Cartographer’s Honeymoon | Քարտեզագրի մեղրամիսը
      Молодожёны находят остров, которого нет на картах, и ссорятся, как его назвать. | Newlyweds find an island on no map and quarrel over its name. | Նորապսակները գտնում են քարտեզներում չեղած կղզի և վիճում նրա անվան շուրջ։

      the-second-take 40 12+ show day
      Второй дубль | The Second Take | Երկրորդ դուբլ
      Известную сцену играют заново вахтёры, бухгалтеры и один настоящий актёр. | A famous scene is acted anew by porters, accountants and one real actor. | Հայտնի տեսարանը կրկին խաղում են դռնապաններ, հաշվապահներ և մեկ իսկական դերասան։

      the-harbour-pilots-debt 120 12+ film evening
      Долг лоцмана | The Harbour Pilot’s Debt | Լոցմանի պարտքը
      Лоцман обещал провести любое судно, и однажды пришло то, которого он боялся. | He promised to bring in any ship, and one day the one he feared arrived. | Լոցմանը խոստացել էր ներս բերել ամեն նավ, և մի օր եկավ այն, որից վախենում էր։

      salt-on-the-stairs 105 16+ film evening
      Соль на лестнице | Salt on the Stairs | Աղը աստիճաններին
      Три сестры делят дом отца и находят комнату, о которой он не говорил. | Three sisters divide their father’s house and find a room he never mentioned. | Երեք քույր բաժանում են հոր տունը և գտնում սենյակ, որի մասին նա երբեք չի խոսել։

      the-lady-with-two-umbrellas 100 12+ film evening
      Дама с двумя зонтами | The Lady with Two Umbrellas | Երկու հովանոցով տիկինը
      Каждый вторник она приходит на вокзал с лишним зонтом, и никто не спрашивает зачем. | Every Tuesday she comes to the station with a spare umbrella, and nobody asks why. | Ամեն երեքշաբթի նա կայարան է գալիս ավելորդ հովանոցով, և ոչ ոք չի հարցնում՝ ինչու։

      the-customs-officers-dream 115 16+ film night
      Сон таможенника | The Customs Officer’s Dream | Մաքսավորի երազը
      На закрытом посту ночью кто-то проходит досмотр с пустым чемоданом. | At a closed border post somebody comes through at night with an empty suitcase. | Փակ անցակետում գիշերը մեկը ստուգում է անցնում դատարկ ճամպրուկով։

      black-bread-white-piano 105 16+ film night
      Чёрный хлеб, белый рояль | Black Bread, White Piano | Սև հաց, սպիտակ դաշնամուր
      Пианиста прячут в пекарне: играть нельзя, но тесто подходит в его ритме. | A pianist is hidden in a bakery: he may not play, but the dough rises to his beat. | Դաշնակահարին թաքցնում են փռում. նվագել չի կարելի, բայց խմորը նրա ռիթմով է հասնում։

      credits 15 0+ show
      Титры | Credits | Տիտրեր
      Кто такой бест-бой, сколько весит прожектор и зачем на съёмках чужая собака. | What a best boy is, how much a lamp weighs and why a set needs a stranger’s dog. | Ով է լուսավորողի օգնականը, որքան է կշռում լուսարձակը և ինչու է հարթակին պետք ուրիշի շունը։

      the-accordion-thief 105 6+ film morning
      Похититель аккордеона | The Accordion Thief | Ակորդեոն գողացողը
      Украсть было легко, а вот идти с ним тихо не получается. | Stealing it was easy; walking away quietly is not. | Գողանալը հեշտ էր, իսկ ահա լուռ հեռանալը չի ստացվում։

      five-oclock-tigers 95 12+ film day
      Тигры в пять часов | Tigers at Five O’Clock | Վագրերը ժամը հինգին
      Цирк разорился, артисты ушли, и дрессировщица ведёт зверей домой пешком. | The circus is bankrupt, the artists are gone, and the tamer walks her animals home. | Կրկեսը սնանկացել է, և վարժեցնողը կենդանիներին ոտքով տուն է տանում։

      a-tuba-in-the-fog 90 12+ film evening
      Туба в тумане | A Tuba in the Fog | Տուբան մառախուղում
      Тубист заменил маяку сирену на одну ночь и остался на двадцать лет. | A tuba player stood in for a foghorn one night and stayed for twenty years. | Տուբահարը մեկ գիշեր փոխարինեց փարոսի շչակին և մնաց քսան տարի։

      the-map-of-sleeping-dogs 110 16+ film night
      Карта спящих собак | The Map of Sleeping Dogs | Քնած շների քարտեզը
      Ночной курьер объезжает места, где нельзя шуметь, и однажды гудит. | A night courier avoids the places where one must be quiet, until he hoots. | Գիշերային առաքիչը շրջանցում է այն վայրերը, ուր չի կարելի աղմկել, և մի օր ազդանշան տալիս։
    `,
  },
  {
    slug: 'midnight-show',
    number: 5,
    name: { rus: 'Полночный сеанс', eng: 'Midnight Show', hye: 'Կեսգիշերի սեանս' },
    description: {
      rus: 'Триллеры, мистика и фантастика для тех, кто сам выключает свет.',
      eng: 'Thrillers, mysteries and science fiction for those who switch the lights off themselves.',
      hye: 'Թրիլլերներ, միստիկա և ֆանտաստիկա նրանց համար, ովքեր լույսն իրենք են անջատում։',
    },
    themes: ['movies'],
    age: 18,
    service: 'tv-big',
    palette: { hues: [300, 285, 265], mood: 'dark' },
    letters: 'ПС',
    programmes: programmes`
      the-fog-timetable 95 12+ film morning
      Расписание тумана | The Fog Timetable | Մառախուղի չվացուցակը
      Туман приходит в город ровно в девять, и кто-то этим пользуется. | Fog comes to town at nine sharp, and somebody makes use of it. | Մառախուղը քաղաք է գալիս ուղիղ իննին, և մեկը դրանից օգտվում է։

      lectures-on-fear 30 12+ educational morning
      Лекции о страхе | Lectures on Fear | Դասախոսություններ վախի մասին
      Психолог объясняет, почему скрипит именно та ступенька, на которую вы не наступали. | A psychologist explains why the stair that creaks is the one you never trod on. | Հոգեբանը բացատրում է, թե ինչու է ճռռում հենց այն աստիճանը, որին չեք կանգնել։

      the-thirteenth-tram-stop 100 16+ film day
      Тринадцатая остановка | The Thirteenth Stop | Տասներեքերորդ կանգառը
      На маршруте двенадцать остановок, но пассажиры выходят и на следующей. | The line has twelve stops, yet passengers get off at the next one too. | Երթուղին տասներկու կանգառ ունի, բայց ուղևորներն իջնում են նաև հաջորդում։

      the-copyist 105 16+ film day
      Переписчик | The Copyist | Արտագրողը
      Он переписывает чужие дневники и однажды узнаёт свой почерк. | He copies other people’s diaries and one day recognises his own hand. | Նա արտագրում է ուրիշների օրագրերը և մի օր ճանաչում սեփական ձեռագիրը։

      night-buses-of-the-universe 50 12+ series day
      Ночные автобусы Вселенной | Night Buses of the Universe | Տիեզերքի գիշերային ավտոբուսները
      Водитель последнего рейса возит тех, кто опоздал на свою планету. | The driver of the last run carries those who missed the one to their planet. | Վերջին երթի վարորդը տանում է նրանց, ովքեր ուշացել են իրենց մոլորակից։

      the-well-on-the-third-floor 100 16+ film evening
      Колодец на третьем этаже | The Well on the Third Floor | Ջրհորը երրորդ հարկում
      Под паркетом новой квартиры нашли колодец, и в нём есть вода и голос. | Under the parquet of a new flat there is a well, with water in it and a voice. | Նոր բնակարանի մանրահատակի տակ ջրհոր կա, մեջը՝ ջուր և ձայն։

      signal-lost 110 16+ film evening
      Связь потеряна | Signal Lost | Կապը կորած է
      Полярная станция получает собственную радиограмму с датой на год вперёд. | A polar station receives its own radio message, dated a year ahead. | Բևեռակայանն ստանում է սեփական ռադիոգիրը՝ մեկ տարի առաջ ընկած ամսաթվով։

      who-wound-the-clock 90 16+ film evening
      Кто завёл часы | Who Wound the Clock | Ով լարեց ժամացույցը
      В доме без хозяина часы идут точно, и это замечает только кот. | In a house with no owner the clock keeps time, and only the cat notices. | Անտեր տանը ժամացույցը ճիշտ է գնում, և դա միայն կատուն է նկատում։

      skin-of-the-lake 115 18+ film night
      Кожа озера | Skin of the Lake | Լճի մաշկը
      Водолаз находит на дне деревню, где всё ещё накрыт стол. | A diver finds on the bottom a village where the table is still laid. | Սուզորդը հատակին գյուղ է գտնում, որտեղ սեղանը դեռ գցված է։

      the-last-patient 105 18+ film night
      Последний пациент | The Last Patient | Վերջին հիվանդը
      Больницу закрывают утром, а в палате семь просят не выключать прибор. | The hospital closes at dawn, and in ward seven they beg to leave one machine on. | Հիվանդանոցը փակվում է առավոտյան, իսկ յոթերորդ պալատում խնդրում են մի սարք չանջատել։

      stories-with-the-lamp-off 45 16+ show night
      Истории без лампы | Stories with the Lamp Off | Պատմություններ առանց լամպի
      Экран почти чёрный: слышно только рассказчика и то, что стоит за ним. | The screen is almost black: one hears the storyteller and what stands behind him. | Էկրանը գրեթե սև է. լսվում են միայն պատմողը և այն, ինչ կանգնած է նրա հետևում։

      how-they-scared-us 25 12+ show
      Как нас пугали | How They Scared Us | Ինչպես էին մեզ վախեցնում
      Шумовик ломает сельдерей, льёт кисель и показывает, из чего сделан ужас. | A foley artist snaps celery, pours jelly and shows what horror is made of. | Ձայնային էֆեկտների վարպետը նեխուր է կոտրում և ցույց տալիս, թե ինչից է պատրաստված սարսափը։

      the-museum-of-broken-mirrors 95 12+ film morning
      Музей разбитых зеркал | The Museum of Broken Mirrors | Կոտրված հայելիների թանգարանը
      Каждый осколок показывает зал, но в одном нет смотрителя. | Every splinter shows the hall, but in one of them there is no attendant. | Ամեն բեկոր ցույց է տալիս սրահը, բայց մեկի մեջ հսկիչը չկա։

      the-sleepwalkers-guide 80 12+ documentary day
      Путеводитель лунатика | The Sleepwalker’s Guide | Լուսնոտի ուղեցույցը
      Люди показывают места, где однажды проснулись в тапочках. | People show the places where they once woke up in slippers. | Մարդիկ ցույց են տալիս վայրեր, որտեղ մի անգամ արթնացել են հողաթափերով։

      a-house-for-one-night 100 18+ film night
      Дом на одну ночь | A House for One Night | Տուն մեկ գիշերվա համար
      Его сдают дёшево и просят только не открывать шкаф изнутри. | It is let cheaply, and the guests are only asked not to open the wardrobe from inside. | Էժան են վարձով տալիս և միայն խնդրում են պահարանը ներսից չբացել։

      the-red-umbrella 95 16+ film evening
      Красный зонт | The Red Umbrella | Կարմիր հովանոցը
      Следователь видит один и тот же зонт на снимках за сорок лет. | A detective sees the same umbrella in photographs forty years apart. | Քննիչը նույն հովանոցը տեսնում է քառասուն տարվա լուսանկարներում։
    `,
  },
  {
    slug: 'old-reel',
    number: 6,
    name: { rus: 'Старая плёнка', eng: 'Old Reel', hye: 'Հին ժապավեն' },
    description: {
      rus: 'Классика, которую отмыли кадр за кадром, и люди, которые её отмывали.',
      eng: 'Classics cleaned frame by frame, and the people who cleaned them.',
      hye: 'Դասական ֆիլմեր, որոնք մաքրել են կադր առ կադր, և մարդիկ, ովքեր մաքրել են։',
    },
    themes: ['movies'],
    age: 12,
    service: null,
    palette: { hues: [70, 55, 40], mood: 'dusk' },
    letters: 'СП',
    programmes: programmes`
      a-sparrow-on-the-wire 80 0+ film morning
      Воробей на проводе | A Sparrow on the Wire | Ճնճղուկը լարի վրա
      Телеграфистка влюбляется в почерк человека, который шлёт одни поздравления. | A telegraph girl falls in love with the style of a man who sends only good wishes. | Հեռագրուհին սիրահարվում է մի մարդու ձեռագրին, որ միայն շնորհավորանքներ է ուղարկում։

      the-newsreel-of-that-day 20 0+ documentary morning
      Хроника того дня | The Newsreel of That Day | Այն օրվա կինոժամանակագիրը
      Ровно тот же день, только шестьдесят лет назад и без звука. | The very same day, only sixty years ago and without sound. | Հենց նույն օրը, միայն վաթսուն տարի առաջ և առանց ձայնի։

      the-fireman-wears-glasses 85 0+ film morning
      Пожарный в очках | The Fireman Wears Glasses | Ակնոցավոր հրշեջը
      Немая комедия с новым роялем: тушить приходится всё, кроме пожара. | A silent comedy with a new piano score: everything needs putting out but the fire. | Համր կատակերգություն նոր դաշնամուրով. հանգցնում են ամեն ինչ, բացի հրդեհից։

      splice 30 6+ documentary day
      Склейка | Splice | Սոսնձվածք
      Реставраторы ищут девять пропавших секунд и находят чужой поцелуй. | Restorers search for nine missing seconds and find somebody else’s kiss. | Վերականգնողները փնտրում են կորած ինը վայրկյան և գտնում ուրիշի համբույր։

      the-quarry-waltz 95 6+ film day
      Вальс на карьере | The Quarry Waltz | Վալս քարհանքում
      Камнетёс учится танцевать, чтобы пригласить учительницу пения. | A stonecutter learns to dance so as to invite the singing teacher. | Քարտաշը պարել է սովորում, որ հրավիրի երգի ուսուցչուհուն։

      ferry-number-two 90 6+ film day
      Паром номер два | Ferry Number Two | Երկրորդ լաստանավը
      Два берега, два паромщика и невеста, которая никак не переправится. | Two banks, two ferrymen and a bride who never quite gets across. | Երկու ափ, երկու լաստավար և հարսնացու, որ ոչ մի կերպ չի անցնում։

      the-major-and-the-goose 100 12+ film evening
      Майор и гусыня | The Major and the Goose | Մայորը և սագը
      Отставной майор воюет с гусыней за лучший двор и проигрывает с честью. | A retired major wages war on a goose over the best yard, and loses with honour. | Պաշտոնաթող մայորը կռվում է սագի հետ լավագույն բակի համար և պատվով պարտվում։

      letters-from-the-ninth-pier 105 12+ film evening
      Письма с девятого причала | Letters from the Ninth Pier | Նամակներ իններորդ նավամատույցից
      Он пишет ей каждую неделю, а отвечает её младший брат. | He writes to her each week, and her little brother answers. | Նա ամեն շաբաթ գրում է, իսկ պատասխանում է աղջկա փոքր եղբայրը։

      remembering-by-voice 50 6+ show evening
      Вспомнить по голосу | Remembering by Voice | Հիշել ձայնից
      Гости узнают актёров дубляжа, которых всю жизнь слышали и никогда не видели. | Guests recognise dubbing actors whom they have heard all their lives and never seen. | Հյուրերը ճանաչում են դերասանների, որոնց ողջ կյանքում լսել են, բայց երբեք չեն տեսել։

      the-captain-has-no-cabin 110 12+ film night
      У капитана нет каюты | The Captain Has No Cabin | Նավապետը խցիկ չունի
      Он отдал каюту беглянке и три недели спит на мостике. | He gave his cabin to a runaway and sleeps on the bridge for three weeks. | Նա խցիկը տվել է փախստական կնոջը և երեք շաբաթ քնում է կամրջակին։

      the-winter-projectionist 95 12+ film night
      Зимний киномеханик | The Winter Projectionist | Ձմեռային կինոմեխանիկը
      Последний сеанс в заметённом клубе: в зале один зритель, и он спит. | The last showing in a snowbound club: one viewer in the hall, asleep. | Վերջին սեանսը ձյունածածկ ակումբում. դահլիճում մեկ հանդիսատես է, և նա քնած է։

      posters-by-hand 15 0+ documentary
      Афиши от руки | Posters by Hand | Ձեռքով նկարված ազդագրեր
      Художник рисовал афиши по одному названию и почти всегда угадывал. | He painted posters from the title alone and nearly always guessed right. | Նկարիչն ազդագիր էր նկարում միայն վերնագրով և գրեթե միշտ գուշակում էր։

      the-poultry-yard-spartakiad 90 0+ film morning
      Спартакиада птичника | The Poultry Yard Olympics | Թռչնանոցի մրցումները
      Птичница готовит кур к соревнованиям по расписанию для космонавтов. | A poultry girl trains her hens by a timetable meant for cosmonauts. | Թռչնապահուհին հավերին մրցման է պատրաստում տիեզերագնացների գրաֆիկով։

      the-red-scarf-of-aunt-ripsime 95 6+ film day
      Красная шаль тёти Рипсиме | Aunt Hripsime’s Red Shawl | Հռիփսիմե մորաքրոջ կարմիր շալը
      Шаль переходит из рук в руки и возвращается на свадьбу хозяйки. | A shawl goes from hand to hand and comes back for its owner’s wedding. | Շալն անցնում է ձեռքից ձեռք և վերադառնում տիրոջ հարսանիքին։

      the-polar-telegraph 100 6+ film evening
      Полярный телеграф | The Polar Telegraph | Բևեռային հեռագիրը
      На станции двое, а в эфире почему-то третий и очень остроумный. | There are two at the station and, somehow, a third on the air, very witty. | Կայանում երկուսն են, իսկ եթերում ինչ-որ երրորդը՝ շատ սրամիտ։

      a-concert-for-the-harvesters 75 0+ music night
      Концерт для комбайнёров | A Concert for Harvesters | Համերգ կոմբայնավարների համար
      Запись 1964 года: сцена в поле, комбайны в первом ряду. | A recording of 1964: a stage in a field, combines in the front row. | 1964 թվականի ձայնագրություն՝ բեմ դաշտում, կոմբայններ առաջին շարքում։
    `,
  },
];
