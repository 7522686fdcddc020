import type { DemoPerson } from './types.ts';

export const worldActors: readonly DemoPerson[] = [
  {
    slug: 'eoin-carragher',
    name: { rus: 'Оуэн Каррахер', eng: 'Eoin Carragher', hye: 'Օուեն Քարահեր' },
    native_name: 'Eoin Carragher',
    birth_date: '1973-08-03',
    biography: {
      rus: 'Ирландский актёр театра и рассказчик, чей голос знают по радиопостановкам. Вырос в доме смотрителя маяка и легко переносит любую погоду, кроме хорошей.',
      eng: 'An Irish stage actor and storyteller whose voice is known from radio plays. He grew up in a lighthouse keeper’s house and stands any weather but fine.',
      hye: 'Իռլանդացի թատերական դերասան և պատմող, որի ձայնը ծանոթ է ռադիոբեմադրություններից։ Մեծացել է փարոսապահի տանը և հեշտությամբ տանում է ցանկացած եղանակ, բացի լավից։',
    },
  },
  {
    slug: 'maja-lindhagen',
    name: { rus: 'Майя Линдхаген', eng: 'Maja Lindhagen', hye: 'Մայա Լինդհագեն' },
    native_name: 'Maja Lindhagen',
    birth_date: '1986-01-31',
    biography: {
      rus: 'Шведская актриса, чемпионка страны по спортивному ориентированию среди юниоров. Играет учёных так, что после премьер ей приходят научные статьи на рецензию.',
      eng: 'A Swedish actress and former junior orienteering champion. She plays scientists so well that after premieres she is sent papers to review.',
      hye: 'Շվեդ դերասանուհի, կողմնորոշման պատանեկան նախկին չեմպիոն։ Գիտնականներ այնպես է խաղում, որ պրեմիերաներից հետո նրան գիտական հոդվածներ են ուղարկում գրախոսելու։',
    },
  },
  {
    slug: 'tomasz-wieczynski',
    name: { rus: 'Томаш Вечиньский', eng: 'Tomasz Wieczyński', hye: 'Տոմաշ Վեչինսկի' },
    native_name: 'Tomasz Wieczyński',
    birth_date: '1981-05-09',
    biography: {
      rus: 'Польский актёр и спортивный комментатор в одном лице. О холоде знает всё: три полярные зимовки, два фильма про снег и один развод в январе.',
      eng: 'A Polish actor and sports commentator in one. He knows all there is about cold: three polar winters, two films about snow and one divorce in January.',
      hye: 'Լեհ դերասան և սպորտային մեկնաբան մեկ անձի մեջ։ Ցրտի մասին ամեն ինչ գիտի՝ երեք բևեռային ձմեռ, երկու ֆիլմ ձյան մասին և մեկ ամուսնալուծություն հունվարին։',
    },
  },
  {
    slug: 'ines-valadares',
    name: { rus: 'Инеш Валадареш', eng: 'Inês Valadares', hye: 'Ինեշ Վալադարեշ' },
    native_name: 'Inês Valadares',
    birth_date: '1990-10-20',
    biography: {
      rus: 'Актриса и исполнительница фаду из Порту. Говорит на пяти языках и ссорится только на португальском, потому что на остальных получается слишком вежливо.',
      eng: 'An actress and fado singer from Porto. She speaks five languages and quarrels only in Portuguese, since in the others it comes out too polite.',
      hye: 'Դերասանուհի և ֆադու երգչուհի Պորտուից։ Խոսում է հինգ լեզվով և վիճում միայն պորտուգալերեն, որովհետև մյուսներով չափազանց քաղաքավարի է ստացվում։',
    },
  },
  {
    slug: 'kang-do-hyeok',
    name: { rus: 'Кан До Хёк', eng: 'Kang Do-hyeok', hye: 'Կան Դո Հյոկ' },
    native_name: '강도혁',
    birth_date: '1988-12-12',
    biography: {
      rus: 'Сеульский актёр, начинавший каскадёром и певцом мюзиклов. Выучил армянский ради одной роли и теперь здоровается на нём со всей съёмочной группой.',
      eng: 'A Seoul actor who began as a stuntman and musical singer. He learned Armenian for a single part and now greets every film crew in it.',
      hye: 'Սեուլցի դերասան, որը սկսել է որպես կասկադյոր և մյուզիքլների երգիչ։ Մեկ դերի համար հայերեն է սովորել և հիմա բոլոր նկարահանող խմբերին հայերեն է բարևում։',
    },
  },
  {
    slug: 'ryu-ha-eun',
    name: { rus: 'Рю Ха Ын', eng: 'Ryu Ha-eun', hye: 'Ռյու Հա Ըն' },
    native_name: '류하은',
    birth_date: '1999-03-22',
    biography: {
      rus: 'Танцовщица современной сцены, владеет корейским жестовым языком с детства. В кино ищет роли, где тело говорит раньше слов.',
      eng: 'A contemporary dancer who has known Korean Sign Language since childhood. In films she looks for parts in which the body speaks before the words.',
      hye: 'Ժամանակակից բեմի պարուհի, որը մանկուց տիրապետում է կորեական ժեստերի լեզվին։ Կինոյում փնտրում է դերեր, որտեղ մարմինը բառերից շուտ է խոսում։',
    },
  },
  {
    slug: 'nino-tskhvediani',
    name: { rus: 'Нино Цхведиани', eng: 'Nino Tskhvediani', hye: 'Նինո Ցխվեդիանի' },
    native_name: 'ნინო ცხვედიანი',
    birth_date: '1984-06-11',
    biography: {
      rus: 'Тбилисская актриса, гимнастка и автор книги о семнадцати видах хачапури. Легко висит на люстре и легко разговаривает с археологами.',
      eng: 'A Tbilisi actress, gymnast and author of a book on seventeen kinds of khachapuri. She hangs from a chandelier as easily as she talks to archaeologists.',
      hye: 'Թբիլիսցի դերասանուհի, մարմնամարզուհի և խաչապուրիի տասնյոթ տեսակի մասին գրքի հեղինակ։ Նույն թեթևությամբ կախվում է ջահից և զրուցում հնագետների հետ։',
    },
  },
  {
    slug: 'amara-bell-nwosu',
    name: { rus: 'Амара Белл-Нвосу', eng: 'Amara Bell-Nwosu', hye: 'Ամարա Բել-Նվոսու' },
    native_name: 'Amara Bell-Nwosu',
    birth_date: '1992-11-23',
    biography: {
      rus: 'Британская актриса, тромбонистка и пилот-любитель. Ведёт передачи о птицах и утверждает, что настоящая смелость — говорить шёпотом на всю страну.',
      eng: 'A British actress, trombonist and amateur pilot. She presents programmes on birds and holds that real courage is to whisper to a whole country.',
      hye: 'Բրիտանացի դերասանուհի, տրոմբոնահար և սիրողական օդաչու։ Հաղորդումներ է վարում թռչունների մասին և պնդում, որ իսկական խիզախությունը ողջ երկրի առաջ շշուկով խոսելն է։',
    },
  },
  {
    slug: 'reza-mehranfar',
    name: { rus: 'Реза Мехранфар', eng: 'Reza Mehranfar', hye: 'Ռեզա Մեհրանֆար' },
    native_name: 'رضا مهرانفر',
    birth_date: '1976-04-02',
    biography: {
      rus: 'Актёр и каллиграф, родился в Исфахане, живёт в Марселе. Умеет произнести слово «ноль» так, что зал перестаёт дышать.',
      eng: 'An actor and calligrapher, born in Isfahan and living in Marseille. He can say the word “zero” in such a way that the house stops breathing.',
      hye: 'Դերասան և գեղագիր, ծնվել է Սպահանում, ապրում է Մարսելում։ Կարող է «զրո» բառն այնպես արտասանել, որ դահլիճը շունչը պահի։',
    },
  },
  {
    slug: 'julien-marsault',
    name: { rus: 'Жюльен Марсо', eng: 'Julien Marsault', hye: 'Ժյուլիեն Մարսո' },
    native_name: 'Julien Marsault',
    birth_date: '1969-07-14',
    biography: {
      rus: 'Французский актёр, двадцать лет игравший в театре роли без слов. Инспекторы, дирижёры и мэры в его исполнении прежде всего слушают.',
      eng: 'A French actor who spent twenty years on stage in parts without words. His inspectors, conductors and mayors above all listen.',
      hye: 'Ֆրանսիացի դերասան, որը քսան տարի թատրոնում անխոս դերեր է խաղացել։ Նրա տեսուչները, դիրիժորներն ու քաղաքապետերը նախ և առաջ լսում են։',
    },
  },
];
