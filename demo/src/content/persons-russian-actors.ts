import type { DemoPerson } from './types.ts';

export const russianActors: readonly DemoPerson[] = [
  {
    slug: 'vera-lugovskikh',
    name: { rus: 'Вера Луговских', eng: 'Vera Lugovskikh', hye: 'Վերա Լուգովսկիխ' },
    native_name: 'Вера Луговских',
    birth_date: '1989-03-08',
    biography: {
      rus: 'Родом из Перми, играет на фортепиано и печёт хлеб — «Ночная пекарня» собрала оба умения. Соглашается на роль, если может представить, что героиня делает в пустой кухне.',
      eng: 'From Perm, she plays the piano and bakes bread; The Night Bakery needed both. She accepts a part if she can imagine what the heroine does in an empty kitchen.',
      hye: 'Ծնունդով Պերմից է, դաշնամուր է նվագում և հաց թխում. «Գիշերային հացատունը» երկուսն էլ պահանջեց։ Դերին համաձայնում է, եթե կարող է պատկերացնել, թե հերոսուհին ինչ է անում դատարկ խոհանոցում։',
    },
  },
  {
    slug: 'stepan-kuropatov',
    name: { rus: 'Степан Куропатов', eng: 'Stepan Kuropatov', hye: 'Ստեպան Կուրոպատով' },
    native_name: 'Степан Куропатов',
    birth_date: '1978-11-17',
    biography: {
      rus: 'В юности — хоккейный вратарь, потом актёр, потом и режиссёр спортивных историй. Считает, что про победу снять легко, а про тренировку — почти невозможно.',
      eng: 'An ice hockey goalie in his youth, then an actor, then a director of sports stories. It is easy, he says, to film a victory and next to impossible to film a practice.',
      hye: 'Պատանության տարիներին հոկեյի դարպասապահ, հետո դերասան, ապա նաև սպորտային պատմությունների ռեժիսոր։ Կարծում է, որ հաղթանակի մասին նկարել հեշտ է, մարզման մասին՝ գրեթե անհնար։',
    },
  },
  {
    slug: 'zoya-pribylova',
    name: { rus: 'Зоя Прибылова', eng: 'Zoya Pribylova', hye: 'Զոյա Պրիբիլովա' },
    native_name: 'Зоя Прибылова',
    birth_date: '1993-07-24',
    biography: {
      rus: 'Мастер спорта по фигурному катанию, после травмы поступившая в театральный. Умеет испугать зрителя одним поворотом головы и рассмешить одной запятой.',
      eng: 'A competitive figure skater who entered drama school after an injury. She can frighten an audience with one turn of the head and make it laugh with one comma.',
      hye: 'Գեղասահքի սպորտի վարպետ, որը վնասվածքից հետո թատերական է ընդունվել։ Կարող է հանդիսատեսին վախեցնել գլխի մեկ շարժումով և ծիծաղեցնել մեկ ստորակետով։',
    },
  },
  {
    slug: 'fyodor-ozyorin',
    name: { rus: 'Фёдор Озёрин', eng: 'Fyodor Ozyorin', hye: 'Ֆյոդոր Օզյորին' },
    native_name: 'Фёдор Озёрин',
    birth_date: '1965-02-20',
    biography: {
      rus: 'Следователи, капитаны и посланники — все, кто принимает решения в одиночку. Живёт в Кронштадте, сам чинит лодку и отвечает на письма зрителей от руки.',
      eng: 'Investigators, captains, envoys: he plays all those who decide alone. He lives in Kronstadt, mends his own boat and answers viewers’ letters by hand.',
      hye: 'Քննիչներ, նավապետներ, դեսպաններ՝ բոլոր նրանք, ովքեր որոշում են միայնակ։ Ապրում է Կրոնշտադտում, նավակն ինքն է նորոգում և հանդիսատեսի նամակներին ձեռքով է պատասխանում։',
    },
  },
  {
    slug: 'anton-belosvet',
    name: { rus: 'Антон Белосвет', eng: 'Anton Belosvet', hye: 'Անտոն Բելոսվետ' },
    native_name: 'Антон Белосвет',
    birth_date: '1985-12-05',
    biography: {
      rus: 'Бывший учитель физики, который объясняет партнёрам невесомость лучше консультантов. Снимается в фантастике и комедиях и не видит между ними разницы.',
      eng: 'A former physics teacher who explains weightlessness to his partners better than any consultant. He acts in science fiction and comedy and sees no difference.',
      hye: 'Ֆիզիկայի նախկին ուսուցիչ, որը խաղընկերներին անկշռությունը խորհրդատուներից լավ է բացատրում։ Խաղում է ֆանտաստիկ ֆիլմերում ու կատակերգություններում և դրանց միջև տարբերություն չի տեսնում։',
    },
  },
  {
    slug: 'ksenia-yarova',
    name: { rus: 'Ксения Ярова', eng: 'Ksenia Yarova', hye: 'Քսենիա Յարովա' },
    native_name: 'Ксения Ярова',
    birth_date: '1980-05-12',
    biography: {
      rus: 'Актриса, которой поручают женщин с закрытой дверью. Для «Второго пульта» два года брала уроки скрипки и до сих пор играет в любительском оркестре — на втором пульте.',
      eng: 'The actress they call for women with a closed door. She took two years of violin lessons for Second Desk and still plays in an amateur orchestra, at the second desk.',
      hye: 'Դերասանուհի, որին վստահում են փակ դռներով կանանց դերերը։ «Երկրորդ նվագակալի» համար երկու տարի ջութակի դաս է առել և մինչև օրս սիրողական նվագախմբում է նվագում՝ երկրորդ նվագակալի մոտ։',
    },
  },
  {
    slug: 'mikhail-starozhilov',
    name: { rus: 'Михаил Старожилов', eng: 'Mikhail Starozhilov', hye: 'Միխայիլ Ստարոժիլով' },
    native_name: 'Михаил Старожилов',
    birth_date: '1924-08-26',
    death_date: '1999-01-05',
    biography: {
      rus: 'Волжский паромщик, часовщик, Капитан Чайник: его герои умели делать своё дело молча. Дети узнавали его на улице по кашлю.',
      eng: 'Ferryman, watchmaker, Captain Teapot: his heroes knew how to do their job in silence. Children recognised him in the street by his cough.',
      hye: 'Լաստավար, ժամագործ, Նավապետ Թեյնիկ՝ նրա հերոսները գիտեին իրենց գործը լուռ անել։ Երեխաները փողոցում նրան հազից էին ճանաչում։',
    },
  },
  {
    slug: 'nina-vetlugina',
    name: { rus: 'Нина Ветлугина', eng: 'Nina Vetlugina', hye: 'Նինա Վետլուգինա' },
    native_name: 'Нина Ветлугина',
    birth_date: '1931-04-04',
    death_date: '2011-09-19',
    biography: {
      rus: 'Одна из самых тихих звёзд эпохи: санитарка, библиотекарь, геолог. Отказалась от сорока ролей, чтобы сыграть двенадцать.',
      eng: 'One of the quietest stars of her age: orderly, librarian, geologist. She turned down forty parts in order to play twelve.',
      hye: 'Իր ժամանակի ամենալուռ աստղերից մեկը՝ բուժքույր, գրադարանավար, երկրաբան։ Քառասուն դերից հրաժարվեց, որպեսզի տասներկուսը խաղա։',
    },
  },
  {
    slug: 'yegor-tumanin',
    name: { rus: 'Егор Туманин', eng: 'Yegor Tumanin', hye: 'Եգոր Տումանին' },
    native_name: 'Егор Туманин',
    birth_date: '1992-06-02',
    biography: {
      rus: 'Пришёл в кино из уличного театра, умеет падать двадцатью способами. Лучший друг, случайный свидетель и человек с тортом в самый неподходящий момент.',
      eng: 'He came to film from street theatre and can fall down in twenty ways. He is the best friend, the chance witness and the man with a cake at the wrong moment.',
      hye: 'Կինո է եկել փողոցային թատրոնից, գիտի ընկնելու քսան ձև։ Լավագույն ընկերը, պատահական վկան և ամենաանհարմար պահին հայտնված տորթով մարդը։',
    },
  },
  {
    slug: 'daria-klyuchevaya',
    name: { rus: 'Дарья Ключевая', eng: 'Daria Klyuchevaya', hye: 'Դարյա Կլյուչևայա' },
    native_name: 'Дарья Ключевая',
    birth_date: '1958-10-10',
    biography: {
      rus: 'Начинала юной радисткой в «Алиби для метели», а теперь — бабушка всей страны, на маяке и в ракете. Водит автобус по-настоящему: получила права ради роли.',
      eng: 'She began as the young radio girl of An Alibi for the Blizzard and is now everyone’s grandmother, in a lighthouse and in a rocket. She really can drive a bus: she got the licence for a part.',
      hye: 'Սկսել է որպես պատանի ռադիստուհի «Ալիբի բքի համար» ֆիլմում, իսկ հիմա բոլորի տատիկն է՝ փարոսում և հրթիռում։ Իսկապես ավտոբուս վարել գիտի. իրավունքը դերի համար է ստացել։',
    },
  },
  {
    slug: 'timur-akberdin',
    name: { rus: 'Тимур Акбердин', eng: 'Timur Akberdin', hye: 'Թիմուր Աքբերդին' },
    native_name: 'Тимур Акбердин',
    birth_date: '1982-09-01',
    biography: {
      rus: 'Казанский актёр с дипломом архитектора. Из всех героев больше любит лифтёров, физруков и следователей: у них в руках чужое время.',
      eng: 'An actor from Kazan with an architect’s diploma. Of all characters he is fondest of lift operators, PE teachers and detectives: they hold other people’s time in their hands.',
      hye: 'Կազանցի դերասան՝ ճարտարապետի դիպլոմով։ Բոլոր հերոսներից ամենաշատը սիրում է վերելակավարներին, մարզիչներին ու քննիչներին. նրանց ձեռքում ուրիշի ժամանակն է։',
    },
  },
  {
    slug: 'lev-granovich',
    name: { rus: 'Лев Гранович', eng: 'Lev Granovich', hye: 'Լև Գրանովիչ' },
    native_name: 'Лев Гранович',
    birth_date: '1947-03-15',
    biography: {
      rus: 'Полвека на экране: от вагоновожатого Мити до нотариуса и ворчливого барсука. Уверяет, что играет одного и того же человека, которому просто везёт на встречи.',
      eng: 'Half a century on screen, from Mitya the tram driver to a notary and a grumpy badger. He insists that he always plays the same man, who is merely lucky in whom he meets.',
      hye: 'Կես դար էկրանին՝ տրամվայի վարորդ Միտյայից մինչև նոտար ու փնթփնթան գորշուկ։ Պնդում է, որ միշտ նույն մարդուն է խաղում, որի բախտն ուղղակի բերում է հանդիպումների հարցում։',
    },
  },
  {
    slug: 'alisa-zimorodova',
    name: { rus: 'Алиса Зимородова', eng: 'Alisa Zimorodova', hye: 'Ալիսա Զիմորոդովա' },
    native_name: 'Алиса Зимородова',
    birth_date: '2009-02-28',
    biography: {
      rus: 'Снимается с десяти лет, озвучивает лисят и звёзды, стоит на воротах за школу. Собирается стать океанологом и никому не обещает остаться в кино.',
      eng: 'On screen since the age of ten, she voices fox cubs and stars and keeps goal for her school. She means to become an oceanographer and promises no one to stay in films.',
      hye: 'Նկարահանվում է տասը տարեկանից, հնչյունավորում աղվեսիկներ ու աստղեր, դպրոցի դարպասապահն է։ Պատրաստվում է օվկիանոսագետ դառնալ և ոչ մեկին չի խոստանում կինոյում մնալ։',
    },
  },
];
