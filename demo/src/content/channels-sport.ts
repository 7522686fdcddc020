import { programmes } from './programmes.ts';
import type { DemoChannel } from './types.ts';

/** Channels of sport. */
export const sportChannels: readonly DemoChannel[] = [
  {
    slug: 'the-start',
    number: 19,
    name: { rus: 'Старт', eng: 'The Start', hye: 'Մեկնարկ' },
    description: {
      rus: 'Матчи, заезды и забеги, а между ними люди, которые точат, массируют и переживают.',
      eng: 'Matches, races and runs, and between them the people who sharpen, massage and worry.',
      hye: 'Խաղեր, մրցավազքեր, իսկ դրանց միջև՝ մարդիկ, որոնք սրում են, մերսում և անհանգստանում։',
    },
    themes: ['sport'],
    age: 6,
    service: null,
    palette: { hues: [35, 55, 15], mood: 'bright' },
    letters: 'СТ',
    programmes: programmes`
      the-warm-up 30 0+ sport morning
      Разминка | The Warm-Up | Նախավարժանք
      Тренер поднимает с дивана всю страну и никому не грозит. | A coach gets the whole country off the sofa without threatening anyone. | Մարզիչը ողջ երկիրը բարձրացնում է բազմոցից և ոչ ոքի չի սպառնում։

      yesterdays-goals 30 0+ news morning
      Вчерашние голы | Yesterday’s Goals | Երեկվա գոլերը
      Все мячи тура, включая тот, что до сих пор на крыше. | Every goal of the round, including the ball still on the roof. | Տուրի բոլոր գնդակները, ներառյալ այն, որ դեռ տանիքին է։

      the-long-distance-postman 45 6+ documentary morning
      Почтальон-марафонец | The Marathon Postman | Մարաթոնյան փոստատարը
      Он бегает по работе сорок лет и впервые выходит на старт ради себя. | He has run for his work for forty years and lines up for himself at last. | Նա քառասուն տարի վազում է աշխատանքի բերումով և առաջին անգամ մեկնարկում է իր համար։

      regional-league-live 120 0+ sport day
      Матч областной лиги | Regional League Match | Մարզային լիգայի խաղ
      Полные трибуны на четыреста мест и дождь, который болеет за гостей. | A full house of four hundred seats, and a rain that supports the visitors. | Չորս հարյուր տեղանոց լիքը տրիբունա և անձրև, որ հյուրերի կողմից է։

      the-referees-side 40 6+ show day
      Правда судьи | The Referee’s Side | Մրցավարի ճշմարտությունը
      Арбитры разбирают свои ошибки раньше, чем это сделают болельщики. | Referees go over their mistakes before the fans can. | Մրցավարները քննում են իրենց սխալները, մինչև երկրպագուները հասցնեն։

      rowing-on-the-reservoir 75 0+ sport day
      Гребля на водохранилище | Rowing on the Reservoir | Թիավարություն ջրամբարում
      Восемь восьмёрок, туман и рулевая, которую слышно на том берегу. | Eight eights, fog and a cox who can be heard across the water. | Ութ ութնյակ, մառախուղ և ղեկակալ, որի ձայնը լսվում է մյուս ափին։

      the-main-match 135 0+ sport evening
      Главный матч | The Main Match | Գլխավոր խաղը
      Самая важная игра вечера и комментатор, умеющий молчать. | The most important game of the evening, and a commentator who can be silent. | Երեկոյի ամենակարևոր խաղը և լռել իմացող մեկնաբան։

      third-half 60 6+ show evening
      Третий тайм | The Third Half | Երրորդ խաղակես
      После свистка соперники едят суп и договаривают недосказанное. | After the whistle rivals eat soup and finish what they were saying. | Սուլիչից հետո մրցակիցներն ապուր են ուտում և ավարտում կիսատ խոսքը։

      fourth-place 50 6+ documentary evening
      Четвёртое место | Fourth Place | Չորրորդ տեղ
      Фильмы о тех, кому не хватило сантиметра, и о том, куда они пошли потом. | Films about those who were a centimetre short, and where they went next. | Ֆիլմեր նրանց մասին, ում մեկ սանտիմետր չհերիքեց, և թե ուր գնացին հետո։

      classic-finals 120 0+ sport night
      Финалы, которые помнят | Finals to Remember | Հիշվող եզրափակիչներ
      Большие игры прошлых лет с голосом тех, кто в них проиграл. | Great games of the past with the voices of those who lost them. | Անցյալի մեծ խաղերը՝ դրանցում պարտվածների մեկնաբանությամբ։

      the-empty-stadium 60 0+ sport night
      Пустой стадион | The Empty Stadium | Դատարկ մարզադաշտը
      Ночью газон поливают, красят и немного уговаривают расти. | At night the turf is watered, painted and gently talked into growing. | Գիշերը խոտածածկը ջրում են, ներկում և մեղմորեն համոզում աճել։

      rules-in-ten-minutes 10 0+ educational
      Правила за десять минут | The Rules in Ten Minutes | Կանոնները տասը րոպեում
      Сегодня объясняем офсайд на солонках, и соль не рассыпалась. | Offside explained with salt cellars, and no salt spilt. | Այսօր խաղից դուրս վիճակը բացատրում ենք աղամաններով, և աղը չի թափվում։

      swimmers-of-the-cold-river 50 6+ documentary morning
      Пловцы холодной реки | Swimmers of the Cold River | Սառը գետի լողորդները
      Они входят в воду в шесть утра и выходят другими людьми. | They go in at six in the morning and come out other people. | Նրանք ջուրն են մտնում առավոտյան վեցին և դուրս գալիս ուրիշ մարդ։

      table-tennis-in-the-hallway 60 0+ sport day
      Настольный теннис в коридоре | Table Tennis in the Corridor | Սեղանի թենիս միջանցքում
      Общежитие разыгрывает кубок, который служит и чайником. | A hostel plays for a cup that also serves as a kettle. | Հանրակացարանը խաղարկում է գավաթ, որը նաև թեյնիկ է։

      the-bicycle-hour 75 0+ sport evening
      Час на треке | The Hour on the Track | Մեկ ժամ հեծանվուղում
      Один гонщик, один час и стрелка, которую никто не торопит. | One rider, one hour and a clock that nobody hurries. | Մեկ հեծանվորդ, մեկ ժամ և սլաք, որին ոչ ոք չի շտապեցնում։

      weights-at-midnight 75 0+ sport night
      Штанга в полночь | The Barbell at Midnight | Ծանրաձողը կեսգիշերին
      Чемпионат с другого края света, где сейчас завтрак. | A championship from the far side of the world, where it is breakfast time. | Առաջնություն աշխարհի մյուս ծայրից, որտեղ հիմա նախաճաշի ժամն է։
    `,
  },
  {
    slug: 'ice-and-snow',
    number: 20,
    name: { rus: 'Лёд и снег', eng: 'Ice and Snow', hye: 'Սառույց և ձյուն' },
    description: {
      rus: 'Зима весь год: лыжи, коньки, камни, собачьи упряжки и хорошо заваренный чай.',
      eng: 'Winter all year round: skis, skates, stones, dog sledges and well brewed tea.',
      hye: 'Ձմեռ ամբողջ տարին՝ դահուկներ, չմուշկներ, քարեր, շնասահնակներ և լավ թրմված թեյ։',
    },
    themes: ['sport'],
    age: 6,
    service: 'tv-sport',
    palette: { hues: [225, 205, 240], mood: 'bright' },
    letters: 'ЛЁД',
    programmes: programmes`
      snow-depth 15 0+ news morning
      Высота снега | Snow Depth | Ձյան բարձրությունը
      Где насыпало, где растаяло и где уже проложили лыжню. | Where it fell, where it melted and where the track is already cut. | Որտեղ է տեղացել, որտեղ՝ հալվել և որտեղ է դահուկուղին արդեն բացված։

      the-skate-sharpener 40 0+ documentary morning
      Точильщик коньков | The Skate Sharpener | Չմուշկ սրողը
      К мастеру едут чемпионы, а он пропускает детей без очереди. | Champions come from afar, and he lets children jump the queue. | Վարպետի մոտ չեմպիոններ են գալիս, իսկ նա երեխաներին առանց հերթի է ընդունում։

      first-steps-on-skis 30 0+ educational morning
      Первые шаги на лыжах | First Steps on Skis | Առաջին քայլերը դահուկներով
      Учимся падать красиво; вставать будем во второй серии. | Learning to fall gracefully; getting up comes in part two. | Սովորում ենք գեղեցիկ ընկնել. վեր կենալը երկրորդ մասում է։

      cross-country-classic 110 0+ sport day
      Лыжная классика | The Cross-Country Classic | Դահուկավազքի դասական մրցավազք
      Тридцать километров леса и болельщики, варящие кашу у трассы. | Thirty kilometres of forest, with spectators cooking porridge by the track. | Երեսուն կիլոմետր անտառ և երկրպագուներ, որոնք շիլա են եփում ուղու մոտ։

      stones-and-brooms 90 0+ sport day
      Камни и щётки | Stones and Brooms | Քարեր և խոզանակներ
      Кёрлинг в прямом эфире: шахматы, в которых надо кричать. | Live curling: chess in which one has to shout. | Քյորլինգ ուղիղ եթերում՝ շախմատ, որտեղ պետք է գոռալ։

      the-lady-of-the-ice 30 0+ documentary day
      Хозяйка льда | The Lady of the Ice | Սառույցի տիրուհին
      Она заливает каток тридцать лет и узнаёт чемпионов по следу конька. | She has made the ice for thirty years and knows champions by their tracks. | Նա երեսուն տարի սառույց է լցնում և չեմպիոններին ճանաչում է չմուշկի հետքից։

      the-evening-faceoff 140 6+ sport evening
      Вечерний хоккей | The Evening Face-Off | Երեկոյան հոկեյ
      Матч тура и вратарь, который разговаривает со штангами. | The match of the round, and a goalkeeper who talks to his posts. | Տուրի խաղը և դարպասապահ, որ զրուցում է դարպասաձողերի հետ։

      figure-skating-gala 90 0+ sport evening
      Показательные выступления | The Figure Skating Gala | Գեղասահքի ցուցադրական ելույթներ
      Без оценок и судей, зато с фонариками и чужими детьми на льду. | No marks and no judges, but with lanterns and other people’s children on the ice. | Առանց գնահատականների և մրցավարների, բայց լապտերներով։

      sledge-dogs-of-the-north 50 0+ documentary evening
      Вожак упряжки | The Lead Dog | Շնասահնակի առաջնորդը
      Каюр думает, что правит он, и собаки его не разубеждают. | The driver believes he is in charge, and the dogs let him. | Սահնակավարը կարծում է, թե ինքն է վարում, և շները չեն հակառակվում։

      the-night-ski-jump 75 0+ sport night
      Ночной трамплин | The Night Ski Jump | Գիշերային ցատկահարթակ
      Прожектора, тишина и человек, который летит дольше, чем решался. | Floodlights, silence and a man whose flight outlasts his doubts. | Լուսարձակներ, լռություն և մարդ, որի թռիչքն ավելի երկար է, քան վարանումը։

      ice-breathing 120 0+ documentary night
      Лёд дышит | The Ice Breathes | Սառույցը շնչում է
      Озеро замерзает в прямом эфире: потрескивает, гудит и светлеет. | A lake freezes on air: it crackles, hums and turns pale. | Լիճը սառչում է եթերում՝ ճաքճքում է, բզզում և բացվում։

      the-coach-and-the-flask 25 6+ show
      Тренер и термос | The Coach and the Flask | Մարզիչը և թերմոսը
      Разговоры у бортика, где честность измеряют в градусах ниже нуля. | Talks by the boards, where honesty is measured in degrees below zero. | Զրույցներ եզրագծի մոտ, որտեղ ազնվությունը չափում են զրոյից ցածր աստիճաններով։

      the-mountain-rescue-dogs 50 0+ documentary morning
      Лавинные собаки | The Avalanche Dogs | Ձնահյուսի շները
      Первый урок щенка: человек под снегом рад тебе больше всех. | A puppy’s first lesson: nobody is as glad to see you as a man under snow. | Լակոտի առաջին դասը. ձյան տակի մարդը քեզանով բոլորից շատ է ուրախ։

      biathlon-for-the-patient 90 0+ sport day
      Биатлон для терпеливых | Biathlon for the Patient | Բիաթլոն համբերատարների համար
      Пять выстрелов, пять вдохов и ветер, который передумал. | Five shots, five breaths and a wind that changed its mind. | Հինգ կրակոց, հինգ շունչ և քամի, որ մտափոխվել է։

      the-bobsleigh-brothers 95 6+ film evening
      Четверо в одной ванне | Four in One Bathtub | Չորսը մեկ լոգարանում
      Бобслеисты из южного села тренируются на мыльной горке. | A bobsleigh crew from a southern village trains on a soapy slope. | Հարավային գյուղի բոբսլեյիստները մարզվում են օճառոտ բլրի վրա։

      skating-on-the-canal 75 0+ documentary night
      Коньки по каналу | Skates on the Canal | Չմուշկներով ջրանցքի վրա
      Ночной пробег через двенадцать деревень и один очень низкий мост. | A night run past twelve villages and one very low bridge. | Գիշերային վազք տասներկու գյուղով և մեկ շատ ցածր կամրջի տակով։
    `,
  },
  {
    slug: 'check',
    number: 21,
    name: { rus: 'Шах', eng: 'Check', hye: 'Շախ' },
    description: {
      rus: 'Спорт, в котором потеют сидя: шахматы, нарды, го, шашки и битвы эрудитов.',
      eng: 'Sport in which one sweats sitting down: chess, backgammon, go, draughts and quizzes.',
      hye: 'Սպորտ, որտեղ քրտնում են նստած՝ շախմատ, նարդի, գո, շաշկի և գիտակների մարտեր։',
    },
    themes: ['sport', 'education'],
    age: 6,
    service: 'tv-sport',
    palette: { hues: [90, 80, 75], mood: 'dark' },
    letters: 'ШАХ',
    programmes: programmes`
      a-move-with-the-tea 15 0+ sport morning
      Ход под чай | A Move with the Tea | Քայլ թեյի հետ
      Одна позиция на весь завтрак: белые начинают, масло тает. | One position for the whole breakfast: white to move, butter to melt. | Մեկ դիրք ամբողջ նախաճաշի համար. սպիտակները սկսում են, կարագը հալվում է։

      pawns-school 30 0+ educational morning
      Школа пешки | The Pawn’s School | Զինվորի դպրոցը
      Самая маленькая фигура рассказывает, как дойти до края и не зазнаться. | The smallest piece tells how to reach the edge and stay modest. | Ամենափոքր խաղաքարը պատմում է, թե ինչպես հասնել եզրին և չմեծամտանալ։

      blitz-in-the-park 45 0+ sport morning
      Блиц в парке | Blitz in the Park | Բլից զբոսայգում
      Пенсионеры против гроссмейстера: у него пять минут, у них голуби. | Pensioners against a grandmaster: he has five minutes, they have pigeons. | Թոշակառուներն ընդդեմ գրոսմայստերի. նա հինգ րոպե ունի, նրանք՝ աղավնիներ։

      the-adjourned-game 50 6+ documentary day
      Отложенная партия | The Adjourned Game | Հետաձգված պարտիան
      Конверт с записанным ходом вскрывают через сорок лет. | An envelope with a sealed move is opened after forty years. | Գրանցված քայլով ծրարը բացում են քառասուն տարի անց։

      backgammon-masters 75 6+ sport day
      Мастера нард | Masters of Backgammon | Նարդու վարպետներ
      Кости бросают молча, а комментируют всем кварталом. | The dice are thrown in silence, and the whole quarter comments. | Զառերը գցում են լուռ, իսկ մեկնաբանում ամբողջ թաղով։

      a-stone-on-the-board 60 0+ sport day
      Камень на доске | A Stone on the Board | Քարը տախտակին
      Партия в го, где самое интересное происходит на пустом месте. | A game of go in which the best things happen where nothing stands. | Գոյի պարտիա, որտեղ ամենահետաքրքիրը կատարվում է դատարկ տեղում։

      the-grand-tournament 150 0+ sport evening
      Большой турнир | The Grand Tournament | Մեծ մրցաշար
      Четыре доски, восемь игроков и секундант с неубиваемым бутербродом. | Four boards, eight players and a second with an indestructible sandwich. | Չորս տախտակ, ութ խաղացող և անխորտակելի բուտերբրոդով օգնական։

      the-battle-of-the-librarians 60 6+ show evening
      Битва библиотекарей | Battle of the Librarians | Գրադարանավարների մարտը
      Две команды отвечают на всё, но шёпотом. | Two teams can answer anything, but only in a whisper. | Երկու թիմ պատասխանում է ամեն ինչի, բայց շշուկով։

      the-queens-gardener 100 6+ film evening
      Садовник ферзя | The Queen’s Gardener | Թագուհու այգեպանը
      Садовник играет по переписке с незнакомкой, и ходы приходят с семенами. | A gardener plays by post with a stranger, and her moves arrive with seeds. | Այգեպանը նամակով խաղում է անծանոթուհու հետ, և քայլերը գալիս են սերմերով։

      endgame 60 0+ educational night
      Эндшпиль | Endgame | Վերջնախաղ
      Два короля, одна пешка и голос, под который не страшно проиграть. | Two kings, one pawn and a voice with which losing is no disaster. | Երկու արքա, մեկ զինվոր և ձայն, որի հետ պարտվելը սարսափելի չէ։

      blindfold 75 0+ sport night
      Вслепую | Blindfold | Աչքերը կապած
      Двенадцать партий сразу, без доски, в темноте и по памяти. | Twelve games at once with no board, in the dark, from memory. | Տասներկու պարտիա միանգամից՝ առանց տախտակի, մթության մեջ, հիշողությամբ։

      riddle-at-the-clock 10 0+ educational
      Загадка под часами | A Riddle Under the Clock | Հանելուկ ժամացույցի տակ
      Десять минут на одну загадку, ответ после прогноза погоды. | Ten minutes for one riddle, and the answer after the weather. | Տասը րոպե մեկ հանելուկի համար, պատասխանը՝ եղանակից հետո։

      the-chess-village 60 0+ documentary morning
      Шахматная деревня | The Chess Village | Շախմատային գյուղը
      Здесь ставят мат раньше, чем учатся ходить, и женятся по рейтингу. | Here they give mate before they can walk, and marry by rating. | Այստեղ մատ են անում, մինչև քայլել սովորեն, և ամուսնանում վարկանիշով։

      draughts-by-the-sea 60 0+ sport day
      Шашки у моря | Draughts by the Sea | Շաշկի ծովափին
      Турнир на набережной: проигравший покупает вишню. | A tournament on the promenade: the loser buys the cherries. | Մրցաշար առափնյա ճեմուղում. պարտվողը բալ է գնում։

      the-memory-match 50 6+ show evening
      Матч памяти | The Memory Match | Հիշողության խաղ
      Колода карт за минуту и имя учительницы за две. | A pack of cards in a minute, and one’s teacher’s name in two. | Մեկ կապուկ խաղաթուղթ մեկ րոպեում և ուսուցչուհու անունը՝ երկուսում։

      a-game-older-than-the-city 75 6+ documentary night
      Игра старше города | A Game Older than the City | Քաղաքից հին խաղ
      Доска из раскопа, правила по обрывкам и первая партия за три тысячи лет. | A board from a dig, rules from scraps and the first game in three thousand years. | Պեղված տախտակ, պատառիկներից կազմված կանոններ և առաջին խաղը երեք հազար տարում։
    `,
  },
];
