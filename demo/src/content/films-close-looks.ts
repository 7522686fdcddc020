import { composedBy, directedBy, hostedBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

/** Documentaries that stay with one thing: an hour, a lorry, a photograph, a strip of land. */
export const closeLookFilms: readonly DemoFilm[] = [
  {
    slug: 'two-in-the-morning',
    name: { rus: 'Два часа ночи', eng: 'Two in the Morning', hye: 'Գիշերվա ժամը երկուսը' },
    short_description: {
      rus: 'Двенадцать городов в один и тот же час: акушерка, разводчик мостов, таксист и женщина, которая слушает рельсы.',
      eng: 'Twelve cities at the same hour: a midwife, a bridge operator, a taxi driver and a woman who listens to rails.',
      hye: 'Տասներկու քաղաք նույն ժամին՝ մանկաբարձուհի, կամուրջ բացող, տաքսու վարորդ և մի կին, որը ռելսերն է լսում։',
    },
    summary: {
      rus: 'Съёмка начинается во Владивостоке и идёт за ночью на запад, ни разу её не обогнав: сутки из двенадцати одинаковых часов. Кто-то принимает роды, кто-то моет фонтан, кто-то играет с диспетчером в города, чтобы тот не уснул. Никто из них не знает остальных, но к рассвету становится ясно, что они передают друг другу одну и ту же смену.',
      eng: 'Filming starts in Vladivostok and follows the night westwards without once overtaking it: a day made of twelve identical hours. Someone delivers a baby, someone scrubs a fountain, someone plays word games with a dispatcher to keep him awake. None of them knows the others, yet by dawn it is clear that they are handing one another the same shift.',
      hye: 'Նկարահանումն սկսվում է Վլադիվոստոկում և գիշերվա հետևից գնում արևմուտք՝ ոչ մի անգամ նրանից առաջ չանցնելով. տասներկու նույն ժամից կազմված մի օր։ Մեկը ծննդաբերություն է ընդունում, մեկը շատրվան լվանում, մեկը կարգավարի հետ բառախաղ է խաղում, որ նա չքնի։ Նրանք իրար չեն ճանաչում, բայց լուսադեմին պարզ է դառնում, որ միմյանց են փոխանցում նույն հերթափոխը։',
    },
    year: 2023,
    age: 6,
    genres: ['documentary'],
    countries: ['RU', 'AM', 'PT'],
    themes: ['movies', 'education'],
    rating: 8.4,
    cast: [directedBy('marfa-velikhova'), hostedBy('ksenia-yarova'), composedBy('garo-santuryan')],
    art: { style: 'tunnel', palette: { hues: [100, 190, 265], mood: 'dark' }, motif: 'metro' },
    mood: 'calm',
    lines: dialogue`
      Владивосток. Два часа ночи. | Vladivostok. Two in the morning. | Վլադիվոստոկ։ Գիշերվա երկուսն է։
      Кто-нибудь не спит? Спросим свет. | Anyone awake? Let us ask the lights. | Արթուն մարդ կա՞։ Լույսերին հարցնենք։
      Она слушает рельс и говорит: едут. | She listens to the rail: they’re coming. | Նա լսում է ռելսն ու ասում՝ գալիս են։
      Омск. Здесь тоже два. Уже другие. | Omsk. Two here as well. Another two. | Օմսկ։ Այստեղ էլ երկուսն է։ Ուրիշ երկուսը։
      Мост разведён. Город стал двумя. | The bridge is up. The city is now two. | Կամուրջը բաց է։ Քաղաքը դարձավ երկուսը։
      Три килограмма двести. Девочка. | Three kilos two hundred. A girl. | Երեք կիլոգրամ երկու հարյուր։ Աղջիկ է։
      Ереван. Таксист везёт пустое кресло. | Yerevan. A taxi carries an armchair. | Երևան։ Տաքսին դատարկ բազկաթոռ է տանում։
      Лиссабон. Последние. Принимайте утро. | Lisbon. The last ones. Take the morning. | Լիսաբոն։ Վերջիններն են։ Ընդունե՛ք առավոտը։
    `,
  },
  {
    slug: 'the-sea-comes-to-town',
    name: { rus: 'Море приехало', eng: 'The Sea Comes to Town', hye: 'Ծովը եկավ' },
    original_name: 'Ծովը եկավ',
    short_description: {
      rus: 'Биолог возит по армянским сёлам грузовик солёной воды с осьминогом: моря здесь не было миллионы лет.',
      eng: 'A biologist drives a lorry of salt water and an octopus round Armenian villages, where there has been no sea for aeons.',
      hye: 'Կենսաբանը հայկական գյուղերով մի բեռնատար աղի ջուր է տանում՝ մեջն ութոտնուկ. այստեղ միլիոնավոր տարի ծով չի եղել։',
    },
    summary: {
      rus: 'Шесть тонн воды, насос от доильного аппарата и Маргарита, которая умеет открывать банки. Биолог Аревик едет туда, где дети рисуют море по рассказам, а в скалах над школой спят ракушки. Одни спрашивают, где у осьминога мама, другие — сколько стоит килограмм, а старик Гарник просит оставить его с морем на полчаса: обещал одному человеку.',
      eng: 'Six tons of water, a milking-machine pump and Margarita, who can open jars. Arevik the biologist drives to places where children draw the sea from hearsay and shells lie asleep in the rocks above the school. Some ask where the octopus’s mother is, others what she costs a kilo, and old Garnik asks to be left alone with the sea for half an hour: he promised someone.',
      hye: 'Վեց տոննա ջուր, կթիչ սարքի պոմպ և Մարգարիտա, որը գիտի բանկաներ բացել։ Կենսաբան Արևիկը գնում է այնտեղ, ուր երեխաները ծովը լսածով են նկարում, իսկ դպրոցի վերևի ժայռերում խեցիներ են քնած։ Մեկը հարցնում է, թե ուր է ութոտնուկի մայրիկը, մյուսը՝ կիլոն քանիսով է, իսկ ծերունի Գառնիկը խնդրում է իրեն կես ժամ ծովի հետ մենակ թողնել. մեկին խոստացել է։',
    },
    year: 2025,
    age: 0,
    genres: ['documentary', 'family', 'educational'],
    countries: ['AM'],
    themes: ['movies', 'education', 'kids'],
    rating: 8.9,
    cast: [directedBy('aram-tsaghkunyan'), hostedBy('mane-avetunts'), composedBy('nare-voskerchyan')],
    art: { style: 'desert', palette: { hues: [190, 75, 40], mood: 'bright' }, motif: 'truck' },
    mood: 'bright',
    lines: dialogue`
      Осторожно, в кузове море. | Careful, there’s a sea in the back. | Զգո՛ւյշ, թափքում ծով է։
      Оно живое? — Попробуй пальцем. | Is it alive? — Dip a finger in. | Կենդանի՞ է։ — Մատդ մտցրու։
      Солёное! Кто посолил? | It’s salty! Who put the salt in? | Աղի՛ է։ Ո՞վ է աղ արել։
      Её зовут Маргарита. У неё три сердца. | This is Margarita. She has three hearts. | Անունը Մարգարիտա է։ Երեք սիրտ ունի։
      И все за нас? — Два за нас. | All of them for us? — Two of them. | Երեքն է՞լ մեզ համար։ — Երկուսը։
      Эта ракушка старше ваших гор. | This shell is older than your mountains. | Այս խեցին ձեր սարերից մեծ է։
      Здесь было дно. Вы сидите на дне. | This was the seabed. You’re sitting on it. | Այստեղ հատակ էր։ Դուք հատակին եք նստած։
      Дедушка Гарник, не спешите. | Take your time, Grandpa Garnik. | Գառնիկ պապի, մի՛ շտապեք։
      Он обещал ей показать. Вот, показал. | He promised to show her. Now he has. | Խոստացել էր նրան ցույց տալ։ Ցույց տվեց։
    `,
  },
  {
    slug: 'forty-people-on-a-porch',
    name: {
      rus: 'Сорок человек на крыльце',
      eng: 'Forty People on a Porch',
      hye: 'Քառասուն մարդ աստիճաններին',
    },
    short_description: {
      rus: 'Свадебная фотография 1913 года, сорок лиц и одно расследование: кем стал каждый и почему одна из них смеётся.',
      eng: 'A wedding photograph of 1913, forty faces and an inquest into what became of each, and why one of them is laughing.',
      hye: 'Հարսանեկան լուսանկար 1913 թվականից, քառասուն դեմք և մի հետաքննություն՝ ով ինչ դարձավ և ինչու է նրանցից մեկը ծիծաղում։',
    },
    summary: {
      rus: 'Стеклянную пластинку нашли на чердаке между зимними рамами: сорок гостей, двое смазались, собака вышла резко. Семь лет авторы шли за каждым — по пуговицам, ушам, метрикам и семейным анекдотам — и нашли лётчика, монахиню, короля расчёсок и двух шпионов, не знавших друг о друге. Сороковую так и не назвали, зато поняли, над чем она смеётся.',
      eng: 'The glass plate turned up in an attic between winter windows: forty guests, two of them blurred, the dog quite sharp. For seven years the makers followed each of them, by buttons, ears, parish books and family jokes, and found an airman, a nun, a king of combs and two spies unknown to one another. The fortieth was never named, but they did learn what she is laughing at.',
      hye: 'Ապակե թիթեղը գտել են ձեղնահարկում՝ ձմեռային շրջանակների արանքում. քառասուն հյուր, երկուսը՝ աղոտ, շունը՝ հստակ։ Յոթ տարի հեղինակները գնացել են ամեն մեկի հետքով՝ կոճակներով, ականջներով, չափաբերականներով և ընտանեկան անեկդոտներով, և գտել օդաչու, միանձնուհի, սանրերի արքա և երկու լրտես, որոնք իրար մասին չգիտեին։ Քառասուներորդի անունը չիմացան, բայց հասկացան, թե ինչի վրա է ծիծաղում։',
    },
    year: 2021,
    age: 6,
    genres: ['documentary', 'history'],
    countries: ['RU'],
    themes: ['movies', 'education'],
    rating: 8.8,
    cast: [directedBy('klavdia-verstovaya'), hostedBy('fyodor-ozyorin')],
    art: { style: 'portrait', palette: { hues: [75, 65, 50], mood: 'dusk' }, motif: 'photograph' },
    mood: 'calm',
    lines: dialogue`
      Не двигайтесь. Выдержка восемь секунд. | Keep still. An eight-second exposure. | Մի՛ շարժվեք։ Պահաժամը ութ վայրկյան է։
      Двое не выдержали. Остальные здесь. | Two could not. The rest are all here. | Երկուսը չդիմացան։ Մյուսներն այստեղ են։
      Третий слева. Пуговица путейская. | Third from left. A railway button. | Ձախից երրորդը։ Երկաթուղու կոճակ է։
      Уши не меняются. Мы искали по ушам. | Ears don’t change. We searched by ears. | Ականջը չի փոխվում։ Ականջով փնտրեցինք։
      Этот мальчик станет королём расчёсок. | This boy will be the king of combs. | Այս տղան սանրերի արքա կդառնա։
      Жених пережил всех. Невеста — жениха. | The groom outlived all. The bride, him. | Փեսան ապրեց բոլորից երկար։ Հարսը՝ փեսայից։
      Собаку звали Порох. Это установлено. | The dog was called Powder. Confirmed. | Շան անունը Վառոդ էր։ Հաստատված է։
      А теперь посмотрите, куда глядит она. | And now see where she is looking. | Իսկ հիմա տեսեք, թե նա ուր է նայում։
    `,
  },
  {
    slug: 'the-accidental-reserve',
    name: { rus: 'Заповедник поневоле', eng: 'The Accidental Reserve', hye: 'Ակամա արգելոցը' },
    short_description: {
      rus: 'Полоса земли между двумя заборами, куда семьдесят лет не ступал человек: кто в ней живёт и что думает о нас.',
      eng: 'A strip of land between two fences where no one has walked for seventy years: who lives there and what they make of us.',
      hye: 'Երկու ցանկապատի միջև մի շերտ հող, ուր յոթանասուն տարի մարդ ոտք չի դրել. ով է այնտեղ ապրում և ինչ է մտածում մեր մասին։',
    },
    summary: {
      rus: 'Сто сорок километров в длину, четыреста шагов в ширину; людям нельзя, остальным забыли запретить. Камеры ставили с воздуха и три года не меняли в них ничего, кроме времён года. Олени проложили проспект по старому шоссе, аисты заняли вышку, рысь ночует в будке часового. Фильм о том, как быстро земля прощает, если её оставить в покое.',
      eng: 'A hundred and forty kilometres long, four hundred paces wide; people are forbidden and nobody thought to forbid the rest. Cameras were set from the air, and for three years nothing in them changed but the seasons. Deer have made an avenue of the old road, storks have taken the watchtower, a lynx sleeps in the sentry box. A film on how quickly the land forgives when left in peace.',
      hye: 'Երկարությունը հարյուր քառասուն կիլոմետր է, լայնությունը՝ չորս հարյուր քայլ. մարդկանց չի կարելի, իսկ մյուսներին մոռացել են արգելել։ Տեսախցիկները դրել են օդից, և երեք տարի դրանց մեջ միայն տարվա եղանակներն են փոխվել։ Եղջերուները հին խճուղին պողոտա են դարձրել, արագիլները գրավել են դիտաշտարակը, լուսանը գիշերում է պահակի խցիկում։ Ֆիլմ այն մասին, թե հողն ինչ արագ է ներում, եթե նրան հանգիստ թողնես։',
    },
    year: 2024,
    age: 0,
    genres: ['documentary', 'educational'],
    countries: ['NO', 'PL'],
    themes: ['movies', 'education', 'kids'],
    rating: 8.5,
    cast: [directedBy('ingrid-halvorsdal'), hostedBy('prokhor-zvonaryov'), composedBy('gleb-orlikov')],
    art: { style: 'forest', palette: { hues: [85, 125, 160], mood: 'bright' }, motif: 'stag' },
    mood: 'calm',
    lines: dialogue`
      Последний человек ушёл в ноябре. | The last man left in November. | Վերջին մարդը գնաց նոյեմբերին։
      В декабре пришла лиса. Проверить. | In December came a fox. To check. | Դեկտեմբերին աղվեսը եկավ։ Ստուգելու։
      Это шоссе. Его ведёт олень. | This is a main road. A deer leads it. | Սա խճուղի է։ Նրանով եղջերու է քայլում։
      На вышке дежурят аисты. Парами. | Storks keep watch in the tower. In pairs. | Աշտարակում արագիլներ են հերթապահում։
      Она спит там, где спал часовой. | She sleeps where the sentry slept. | Նա քնում է այնտեղ, որտեղ պահակն էր քնում։
      Каска. В каске — мох. Во мху — птенцы. | A helmet. In it moss. In the moss, chicks. | Սաղավարտ։ Մեջը՝ մամուռ։ Մամուռում՝ ձագեր։
      Тише. Кто-то идёт вдоль забора. | Hush. Someone’s walking by the fence. | Սուս։ Մեկը քայլում է ցանկապատի երկայնքով։
      Все замерли. Это прошли мы. | All froze. It was us, passing by. | Բոլորը քարացան։ Մենք էինք անցնում։
    `,
  },
];
