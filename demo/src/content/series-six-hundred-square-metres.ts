import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const sixHundredSquareMetres: DemoSeries = {
  slug: 'six-hundred-square-metres',
  name: { rus: 'Шесть соток', eng: 'Six Hundred Square Metres', hye: 'Վեց հարյուր քառակուսի մետր' },
  short_description: {
    rus: 'Садовое товарищество «Незабудка» выбирает председателя: в борьбе за ключ от общего крана все средства хороши.',
    eng: 'The Forget-Me-Not gardeners elect a chairman: in the struggle for the key to the common tap all is fair.',
    hye: '«Անմոռուկ» այգեգործական ընկերությունը նախագահ է ընտրում. ընդհանուր ծորակի բանալու համար ամեն միջոց լավն է։',
  },
  summary: {
    rus: 'Восемьдесят участков, один кран и устав толщиной с роман. Бывший дипломат Аркадий Сергеевич купил дачу, чтобы молча растить огурцы, и за одно собрание стал председателем: проголосовали все, кто не хотел сам. Теперь ему вести переговоры о заборах, тени от яблони и суверенитете компостной кучи.',
    eng: 'Eighty plots, one tap and a rule book as thick as a novel. Retired diplomat Arkady Sergeyevich bought a dacha to grow cucumbers in silence and within one meeting became chairman, elected by all who did not want the job. Now he negotiates fences, an apple tree’s shadow and the sovereignty of a compost heap.',
    hye: 'Ութսուն հողամաս, մեկ ծորակ և վեպի չափ հաստ կանոնադրություն։ Նախկին դիվանագետ Արկադի Սերգեևիչն ամառանոց էր առել, որ լուռ վարունգ աճեցնի, բայց մեկ ժողովում նախագահ դարձավ. կողմ քվեարկեցին բոլորը, ովքեր իրենք չէին ուզում։ Հիմա բանակցում է ցանկապատերի, խնձորենու ստվերի և պարարտակույտի ինքնիշխանության շուրջ։',
  },
  year: 2019,
  age: 6,
  genres: ['comedy', 'family'],
  countries: ['RU'],
  themes: ['series'],
  rating: 8.0,
  cast: [
    directedBy('stepan-kuropatov'),
    writtenBy('taisia-mirskaya'),
    composedBy('gleb-orlikov'),
    plays('fyodor-ozyorin', 'Аркадий Сергеевич', 'Arkady Sergeyevich', 'Արկադի Սերգեևիչ'),
    plays('daria-klyuchevaya', 'Клавдия Ильинична', 'Klavdia Ilyinichna', 'Կլավդիա Իլյինիչնա'),
    plays('lev-granovich', 'сторож Лукич', 'Lukich the Watchman', 'պահակ Լուկիչ'),
    plays('yegor-tumanin', 'Костя', 'Kostya', 'Կոստյա'),
    plays('zoya-pribylova', 'Вероника', 'Veronika', 'Վերոնիկա'),
  ],
  art: { style: 'garden', palette: { hues: [85, 15, 125], mood: 'bright' }, motif: 'orchard' },
  mood: 'bright',
  lines: dialogue`
    Кто за? Кто против? Кто поливает? | In favour? Against? Watering? | Ո՞վ է կողմ։ Դե՞մ։ Ո՞վ է ջրում։
    Ваша яблоня нарушает мою границу. | Your apple tree violates my border. | Ձեր խնձորենին խախտում է իմ սահմանը։
    Она дала вам яблоко в одностороннем порядке. | It gave you an apple, unilaterally. | Նա ձեզ միակողմանի խնձոր է տվել։
    Ключ от крана — это власть, Лукич. | The key to the tap is power, Lukich. | Ծորակի բանալին իշխանություն է, Լուկի՛չ։
    Это от сарая ключ. Тот я потерял. | That’s the shed key. I lost the other. | Դա մառանինն է։ Մյուսը կորցրել եմ։
    В Женеве было проще. И тише. | Geneva was simpler. And quieter. | Ժնևում ավելի հեշտ էր։ Եվ լուռ։
    Кабачки приняты без оговорок. | The marrows are accepted unreservedly. | Դդմիկներն ընդունված են առանց վերապահման։
    Пишите: дождь. Единогласно. | Minutes: rain. Carried unanimously. | Գրե՛ք՝ անձրև։ Միաձայն։
  `,
  seasons: [
    {
      slug: 'six-hundred-square-metres-season-1',
      year: 2019,
      short_description: {
        rus: 'Весна: первое собрание, первый забор и ни капли воды.',
        eng: 'Spring: the first meeting, the first fence and not a drop of water.',
        hye: 'Գարուն՝ առաջին ժողովը, առաջին ցանկապատը և ոչ մի կաթիլ ջուր։',
      },
      episodes: [
        {
          slug: 'six-hundred-square-metres-s1e1',
          name: { rus: 'Повестка дня', eng: 'The Agenda', hye: 'Օրակարգը' },
          short_description: {
            rus: 'Дипломат приходит на собрание за справкой и уходит с печатью, долгами и козой предшественника.',
            eng: 'The diplomat comes to the meeting for a certificate and leaves with a seal, debts and his predecessor’s goat.',
            hye: 'Դիվանագետը ժողովի է գալիս տեղեկանքի համար և տուն գնում կնիքով, պարտքերով ու նախորդի այծով։',
          },
        },
        {
          slug: 'six-hundred-square-metres-s1e2',
          name: { rus: 'Демаркация', eng: 'Demarcation', hye: 'Սահմանազատում' },
          short_description: {
            rus: 'Два соседа тридцать лет двигают колышек по ночам; сегодня они впервые столкнулись лбами.',
            eng: 'For thirty years two neighbours have moved one peg by night; tonight they at last bump heads.',
            hye: 'Երկու հարևան երեսուն տարի գիշերները ցից են տեղաշարժում. այսօր առաջին անգամ ճակատ ճակատի են զարկվում։',
          },
        },
        {
          slug: 'six-hundred-square-metres-s1e3',
          name: { rus: 'Нота протеста', eng: 'A Note of Protest', hye: 'Բողոքի նոտա' },
          short_description: {
            rus: 'Петух Вероники начинает день в четыре. Устав запрещает шум, но про восход в нём ни слова.',
            eng: 'Veronika’s cockerel begins the day at four. The rules forbid noise but are silent on sunrise.',
            hye: 'Վերոնիկայի աքլորն օրն սկսում է չորսին։ Կանոնադրությունն աղմուկն արգելում է, բայց արևածագի մասին լռում է։',
          },
        },
        {
          slug: 'six-hundred-square-metres-s1e4',
          name: { rus: 'Большая вода', eng: 'High Water', hye: 'Մեծ ջուրը' },
          short_description: {
            rus: 'Кран наконец открыт. Закрыть его никто не умеет, и «Незабудка» на день становится Венецией.',
            eng: 'The tap is open at last. Nobody can shut it, and for a day Forget-Me-Not turns into Venice.',
            hye: 'Ծորակը վերջապես բաց է։ Փակել ոչ ոք չգիտի, և «Անմոռուկը» մեկ օրով Վենետիկ է դառնում։',
          },
        },
      ],
    },
    {
      slug: 'six-hundred-square-metres-season-2',
      year: 2021,
      short_description: {
        rus: 'Лето: урожай так велик, что его уже никому нельзя подарить.',
        eng: 'Summer: so rich a harvest that there is no one left to give it to.',
        hye: 'Ամառ՝ բերքն այնքան շատ է, որ այլևս նվիրելու մարդ չկա։',
      },
      episodes: [
        {
          slug: 'six-hundred-square-metres-s2e1',
          name: { rus: 'Кабачковый кризис', eng: 'The Marrow Crisis', hye: 'Դդմիկի ճգնաժամը' },
          short_description: {
            rus: 'Ночью кто-то подбрасывает кабачки на чужие крыльца; Лукич ставит первый в истории пост.',
            eng: 'By night someone leaves marrows on other people’s porches; Lukich mounts the first guard in history.',
            hye: 'Գիշերները մեկը դդմիկներ է թողնում ուրիշների շեմին. Լուկիչը պատմության առաջին պահակետն է դնում։',
          },
        },
        {
          slug: 'six-hundred-square-metres-s2e2',
          name: { rus: 'Статус тени', eng: 'The Status of a Shadow', hye: 'Ստվերի կարգավիճակը' },
          short_description: {
            rus: 'Яблоня растёт на одном участке, а тень её после обеда живёт на другом и приносит доход.',
            eng: 'The apple tree grows on one plot, but after lunch its shadow lives on another and earns money.',
            hye: 'Խնձորենին մեկի հողամասում է, իսկ ստվերը ճաշից հետո մյուսում է ապրում և եկամուտ բերում։',
          },
        },
        {
          slug: 'six-hundred-square-metres-s2e3',
          name: { rus: 'Высокий гость', eng: 'A Distinguished Visitor', hye: 'Բարձրաստիճան հյուրը' },
          short_description: {
            rus: 'К Аркадию Сергеевичу едет посол. Чтобы не ударить в грязь лицом, «Незабудка» заранее убирает грязь.',
            eng: 'An ambassador is coming to see Arkady Sergeyevich, so Forget-Me-Not decides to tidy away its mud.',
            hye: 'Արկադի Սերգեևիչի մոտ դեսպան է գալիս, և «Անմոռուկը» որոշում է ցեխը նախապես հավաքել։',
          },
        },
        {
          slug: 'six-hundred-square-metres-s2e4',
          name: { rus: 'Сепаратный мир', eng: 'A Separate Peace', hye: 'Առանձին հաշտություն' },
          short_description: {
            rus: 'Костя и внучка врага тайно выращивают на ничьей грядке одну общую клубнику.',
            eng: 'On no man’s bed Kostya and his enemy’s granddaughter secretly grow one strawberry between them.',
            hye: 'Կոստյան ու թշնամու թոռնուհին ոչ մեկինը չեղած մարգում գաղտնի մեկ ընդհանուր ելակ են աճեցնում։',
          },
        },
      ],
    },
    {
      slug: 'six-hundred-square-metres-season-3',
      year: 2023,
      short_description: {
        rus: 'Осень: город подползает к забору, и «Незабудка» впервые голосует «за» без споров.',
        eng: 'Autumn: the city creeps up to the fence, and for once Forget-Me-Not votes in favour without a quarrel.',
        hye: 'Աշուն՝ քաղաքը հասնում է ցանկապատին, և «Անմոռուկն» առաջին անգամ առանց վեճի «կողմ» է քվեարկում։',
      },
      episodes: [
        {
          slug: 'six-hundred-square-metres-s3e1',
          name: {
            rus: 'Дорога через смородину',
            eng: 'A Road through the Currants',
            hye: 'Ճանապարհ հաղարջի միջով',
          },
          short_description: {
            rus: 'По генплану через участок Клавдии Ильиничны пройдёт магистраль. Она согласна, если в обход.',
            eng: 'The master plan runs a motorway across Klavdia Ilyinichna’s plot. She agrees, provided it goes round.',
            hye: 'Գլխավոր հատակագծով Կլավդիա Իլյինիչնայի հողամասով մայրուղի պիտի անցնի։ Նա համաձայն է՝ եթե շրջանցի։',
          },
        },
        {
          slug: 'six-hundred-square-metres-s3e2',
          name: { rus: 'Редкий вид', eng: 'A Rare Species', hye: 'Հազվագյուտ տեսակ' },
          short_description: {
            rus: 'Спасти участки может краснокнижная жаба. Её ищут всем товариществом, и Лукич начинает квакать.',
            eng: 'A protected toad could save the plots. The whole fellowship hunts for one, and Lukich takes to croaking.',
            hye: 'Հողամասերը կարող է փրկել Կարմիր գրքի դոդոշը։ Փնտրում են բոլորով, և Լուկիչն սկսում է կռկռալ։',
          },
        },
        {
          slug: 'six-hundred-square-metres-s3e3',
          name: { rus: 'Последний костёр', eng: 'The Last Bonfire', hye: 'Վերջին խարույկը' },
          short_description: {
            rus: 'Жгут ботву, старые протоколы и обиды; один протокол Аркадий Сергеевич вынимает из огня голыми руками.',
            eng: 'They burn leaves, old minutes and grudges; one page Arkady Sergeyevich pulls out of the fire bare-handed.',
            hye: 'Այրում են տերևներ, հին արձանագրություններ ու վիրավորանքներ. մեկ թերթ Արկադի Սերգեևիչը կրակից մերկ ձեռքով է հանում։',
          },
        },
        {
          slug: 'six-hundred-square-metres-s3e4',
          name: { rus: 'Незабудка', eng: 'Forget-Me-Not', hye: 'Անմոռուկ' },
          short_description: {
            rus: 'Экскаватор заводится в шесть утра. У восьмидесяти калиток стоят люди с чаем и предлагают водителю сесть.',
            eng: 'The digger starts up at six. At eighty gates people stand with tea and invite the driver to sit down.',
            hye: 'Էքսկավատորը միանում է առավոտյան վեցին։ Ութսուն դարպասի մոտ մարդիկ թեյով կանգնած վարորդին նստել են առաջարկում։',
          },
        },
      ],
    },
  ],
};
