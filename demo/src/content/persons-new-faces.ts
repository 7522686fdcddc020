import type { DemoPerson } from './types.ts';

/** Actors whom the demo's audience met last. */
export const newFaces: readonly DemoPerson[] = [
  {
    slug: 'astghik-lorunts',
    name: { rus: 'Астхик Лорунц', eng: 'Astghik Lorunts', hye: 'Աստղիկ Լորունց' },
    native_name: 'Աստղիկ Լորունց',
    birth_date: '1985-03-02',
    biography: {
      rus: 'Родилась в Степанаване, закончила медицинский и год работала на скорой. Врачей с тех пор играет без консультантов, зато на каждой площадке к ней выстраивается очередь измерить давление.',
      eng: 'Born in Stepanavan, she finished medical school and spent a year on an ambulance. She has played doctors without advisers ever since, and on every set there is a queue to have its blood pressure taken.',
      hye: 'Ծնվել է Ստեփանավանում, ավարտել բժշկականը և մեկ տարի աշխատել շտապօգնությունում։ Այդ օրվանից բժիշկներ է խաղում առանց խորհրդատուի, իսկ ամեն նկարահանման ճնշումը չափել տալու հերթ է գոյանում։',
    },
  },
  {
    slug: 'tigran-payladzoryan',
    name: { rus: 'Тигран Пайладзорян', eng: 'Tigran Payladzoryan', hye: 'Տիգրան Փայլաձորյան' },
    native_name: 'Տիգրան Փայլաձորյան',
    birth_date: '1977-11-13',
    biography: {
      rus: 'Десять лет водил такси в Ереване и собрал там все свои роли: пассажиры, говорит, сами всё показывают. Обаятельных жуликов играет охотно, при условии, что в финале они возвращают деньги.',
      eng: 'He drove a taxi in Yerevan for ten years and collected all his parts there: passengers, he says, act everything out themselves. He gladly plays charming swindlers, provided they give the money back in the end.',
      hye: 'Տասը տարի Երևանում տաքսի է վարել և այնտեղ հավաքել իր բոլոր դերերը. ուղևորները, ասում է, ամեն ինչ իրենք են ցույց տալիս։ Հմայիչ խաբեբաներ սիրով է խաղում, միայն թե վերջում փողը վերադարձնեն։',
    },
  },
  {
    slug: 'ashkhen-vardablur',
    name: { rus: 'Ашхен Вардаблур', eng: 'Ashkhen Vardablur', hye: 'Աշխեն Վարդաբլուր' },
    native_name: 'Աշխեն Վարդաբլուր',
    birth_date: '1952-04-27',
    biography: {
      rus: 'Сорок лет вела на радио передачу о домоводстве и ушла оттуда прямо в королевы. Её бабушки и судьи говорят тихо, потому что привыкли, что страна прибавляет звук сама.',
      eng: 'For forty years she hosted a housekeeping hour on the radio, and from there she went straight to playing queens. Her grandmothers and judges speak softly, used as she is to a whole country turning up the volume.',
      hye: 'Քառասուն տարի ռադիոյով տնտեսվարության հաղորդում է վարել և այնտեղից ուղիղ թագուհի դարձել։ Նրա տատիկներն ու դատավորները ցածր են խոսում, քանզի սովոր են, որ ձայնը երկիրն ինքն է բարձրացնում։',
    },
  },
  {
    slug: 'hovik-shamamyan',
    name: { rus: 'Овик Шамамян', eng: 'Hovik Shamamyan', hye: 'Հովիկ Շամամյան' },
    native_name: 'Հովիկ Շամամյան',
    birth_date: '1993-01-30',
    biography: {
      rus: 'Официант из Дилижана, которого посетители приходили послушать: меню он читал на разные голоса. Теперь озвучивает зверей и играет лучших друзей, а чаевые отдаёт осветителям.',
      eng: 'A waiter from Dilijan whom guests came to hear: he read out the menu in different voices. Now he voices animals and plays best friends, and his tips go to the lighting crew.',
      hye: 'Մատուցող Դիլիջանից, որին գալիս էին լսելու. ճաշացանկը նա տարբեր ձայներով էր կարդում։ Հիմա կենդանիներ է հնչյունավորում և լավագույն ընկերներ խաղում, իսկ թեյափողը տալիս է լուսավորողներին։',
    },
  },
  {
    slug: 'nairi-manushyan',
    name: { rus: 'Наири Манушян', eng: 'Nairi Manushyan', hye: 'Նաիրի Մանուշյան' },
    native_name: 'Նաիրի Մանուշյան',
    birth_date: '2012-08-04',
    biography: {
      rus: 'Пришёл на пробы за компанию со старшей сестрой и поправил режиссёра в слове «экскаватор». Между дублями собирает модели мостов; в титрах просит писать «школьник и инженер».',
      eng: 'He came to an audition to keep his elder sister company and corrected the director on the word “excavator”. Between takes he builds model bridges; in the credits he asks to be called “schoolboy and engineer”.',
      hye: 'Փորձերի եկել էր մեծ քրոջ հետ՝ հենց այնպես, և ուղղեց ռեժիսորի «էքսկավատոր» բառը։ Դուբլերի միջև կամուրջների մոդելներ է հավաքում, իսկ տիտրերում խնդրում է գրել «աշակերտ և ինժեներ»։',
    },
  },
  {
    slug: 'varvara-zhuravinskaya',
    name: { rus: 'Варвара Журавинская', eng: 'Varvara Zhuravinskaya', hye: 'Վարվարա Ժուրավինսկայա' },
    native_name: 'Варвара Журавинская',
    birth_date: '1997-09-17',
    biography: {
      rus: 'Бывшая гребчиха-загребная: ритм сцены она слышит раньше режиссёра. Пилотов, следователей и чемпионок играет так, что после съёмок ей звонят из лётных училищ и приёмных комиссий.',
      eng: 'A former stroke rower, she hears the rhythm of a scene before the director does. She plays pilots, investigators and champions so well that flying schools ring her up after the shoot.',
      hye: 'Նախկին առաջնաթի թիավարուհի. տեսարանի ռիթմը լսում է ռեժիսորից շուտ։ Օդաչուներ, քննիչներ և չեմպիոնուհիներ այնպես է խաղում, որ նկարահանումից հետո նրան թռիչքային դպրոցներից են զանգում։',
    },
  },
  {
    slug: 'prokhor-zvonaryov',
    name: { rus: 'Прохор Звонарёв', eng: 'Prokhor Zvonaryov', hye: 'Պրոխոր Զվոնարյով' },
    native_name: 'Прохор Звонарёв',
    birth_date: '1966-02-11',
    biography: {
      rus: 'Бас, от которого звукорежиссёры просят отойти на шаг. Пел в хоре речников, говорил за медведей и памятники, а в драмах играет капитанов и генералов, боящихся собственных дочерей.',
      eng: 'A bass whom sound engineers ask to take one step back. He sang in a river sailors’ choir, spoke for bears and monuments, and in dramas he plays captains and generals who fear their own daughters.',
      hye: 'Բաս, որին ձայնային օպերատորները խնդրում են մեկ քայլ հետ գնալ։ Երգել է գետայինների երգչախմբում, խոսել արջերի ու հուշարձանների փոխարեն, իսկ դրամաներում խաղում է նավապետներ և գեներալներ, որոնք վախենում են իրենց դուստրերից։',
    },
  },
  {
    slug: 'evdokia-malinkina',
    name: { rus: 'Евдокия Малинкина', eng: 'Evdokia Malinkina', hye: 'Եվդոկիա Մալինկինա' },
    native_name: 'Евдокия Малинкина',
    birth_date: '2011-12-06',
    biography: {
      rus: 'Внучка суфлёра: знает наизусть и свою роль, и чужие, и реплики режиссёра. Ведёт дневник съёмок, который взрослые актёры просят почитать и возвращают задумчивыми.',
      eng: 'A prompter’s granddaughter, she knows her own part by heart, everybody else’s, and the director’s remarks. She keeps a diary of the shoot, which grown-up actors ask to read and give back thoughtful.',
      hye: 'Հուշարարի թոռնուհի է. անգիր գիտի և՛ իր դերը, և՛ ուրիշներինը, և՛ ռեժիսորի խոսքերը։ Նկարահանումների օրագիր է պահում, որը մեծ դերասանները խնդրում են կարդալ և մտազբաղ վերադարձնում են։',
    },
  },
  {
    slug: 'aino-pihlakoski',
    name: { rus: 'Айно Пихлакоски', eng: 'Aino Pihlakoski', hye: 'Այնո Պիհլակոսկի' },
    native_name: 'Aino Pihlakoski',
    birth_date: '1994-05-15',
    biography: {
      rus: 'Финская актриса из Рованиеми, моржиха и чемпионка двора по шахматам. Любит роли, в которых можно молчать: за весь дебютный фильм сказала одиннадцать слов и получила за них приз.',
      eng: 'A Finnish actress from Rovaniemi, an ice swimmer and the chess champion of her courtyard. She likes parts in which one may be silent: in all of her first film she said eleven words, and won a prize for them.',
      hye: 'Ֆինն դերասանուհի Ռովանիեմիից, սառցալող և բակի շախմատի չեմպիոն։ Սիրում է դերեր, որտեղ կարելի է լռել. առաջին ֆիլմում ընդամենը տասնմեկ բառ է ասել և դրանց համար մրցանակ ստացել։',
    },
  },
  {
    slug: 'stelios-amorgianos',
    name: { rus: 'Стелиос Аморгианос', eng: 'Stelios Amorgianos', hye: 'Ստելիոս Ամորգիանոս' },
    native_name: 'Στέλιος Αμοργιανός',
    birth_date: '1979-10-08',
    biography: {
      rus: 'Греческий актёр, сын повара с каботажного парома. Готовит для съёмочной группы по воскресеньям; из-за его осьминога однажды на день перенесли финальную битву.',
      eng: 'A Greek actor, the son of a coastal ferry’s cook. On Sundays he cooks for the crew; because of his octopus a final battle was once put off by a day.',
      hye: 'Հույն դերասան, առափնյա լաստանավի խոհարարի որդի։ Կիրակի օրերը եփում է նկարահանող խմբի համար. նրա ութոտնուկի պատճառով մի անգամ վերջնական ճակատամարտը մեկ օրով հետաձգեցին։',
    },
  },
];
