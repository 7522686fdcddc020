import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const theVoiceWard: DemoSeries = {
  slug: 'the-voice-ward',
  name: { rus: 'Отделение голоса', eng: 'The Voice Ward', hye: 'Ձայնի բաժանմունքը' },
  original_name: 'Ձայնի բաժանմունքը',
  short_description: {
    rus: 'Сюда приходят те, кто лишился голоса: тенор, диспетчер, воспитательница. Лечат молчанием и правдой.',
    eng: 'Those who have lost their voices come here: a tenor, a dispatcher, a nursery teacher. The cure is silence, then truth.',
    hye: 'Այստեղ են գալիս նրանք, ովքեր ձայնը կորցրել են՝ տենորը, կարգավարը, դաստիարակչուհին։ Բուժում են լռությամբ ու ճշմարտությամբ։',
  },
  summary: {
    rus: 'В старой ереванской больнице есть коридор, где разговаривают только записками. Фониатр Астхик Меликян знает, что связки редко рвутся сами: их рвёт то, что не сказано. Каждый пациент сдаёт при входе последнюю фразу, которую произнёс, и на выписке решает, какой будет первая. Сама доктор третий год не может произнести одно имя.',
    eng: 'In an old Yerevan hospital there is a corridor where people speak only in notes. Voice doctor Astghik Melikyan knows that vocal cords seldom give way by themselves: the unsaid tears them. On arrival each patient hands in the last sentence he spoke, and on leaving decides what the first will be. For three years the doctor herself has been unable to say one name.',
    hye: 'Երևանյան հին հիվանդանոցում մի միջանցք կա, որտեղ միայն երկտողերով են խոսում։ Ձայնաբույժ Աստղիկ Մելիքյանը գիտի՝ ձայնալարերն ինքնուրույն հազվադեպ են պատռվում, պատռողը չասված խոսքն է։ Ընդունվելիս ամեն հիվանդ հանձնում է իր ասած վերջին նախադասությունը և դուրս գրվելիս որոշում, թե որն է լինելու առաջինը։ Բժշկուհին էլ երրորդ տարին մեկ անուն չի կարողանում արտասանել։',
  },
  year: 2022,
  age: 12,
  genres: ['drama', 'music'],
  countries: ['AM', 'FR'],
  themes: ['series'],
  rating: 8.9,
  cast: [
    directedBy('lusine-tavadyan'),
    writtenBy('davit-hovhants'),
    composedBy('garo-santuryan'),
    plays('astghik-lorunts', 'доктор Меликян', 'Dr Melikyan', 'բժիշկ Մելիքյան'),
    plays('narek-ghevondyan', 'медбрат Размик', 'Razmik the Nurse', 'բուժեղբայր Ռազմիկ'),
    plays('gohar-ashughyan', 'Сильва', 'Silva', 'Սիլվա'),
    plays('julien-marsault', 'тенор Лоран', 'Laurent the Tenor', 'տենոր Լորան'),
  ],
  art: { style: 'portrait', palette: { hues: [30, 180, 285], mood: 'dusk' } },
  mood: 'calm',
  lines: dialogue`
    Не отвечайте. Просто кивните. | Don’t answer. Just nod. | Մի՛ պատասխանեք։ Գլխով արեք։
    Какую фразу вы сказали последней? | What was the last thing you said? | Ո՞րն էր ձեր վերջին ասածը։
    Пишет: «Выйдите из класса». | He writes: “Leave the room”. | Գրում է՝ «Դասարանից դուրս եկեք»։
    Связки целы. Болит не там. | The cords are whole. It hurts elsewhere. | Ձայնալարերն առողջ են։ Ցավը տեղը չէ։
    У нас тихий час. Все двадцать четыре. | It’s quiet time. All twenty-four hours. | Մեզ մոտ լռության ժամ է։ Օրը քսանչորս։
    Размик, кто смеялся? — Восьмая палата! | Razmik, who laughed? — Ward eight! | Ռազմիկ, ո՞վ ծիծաղեց։ — Ութերորդը։
    Пойте так, будто никого не ждёте. | Sing as if you expected no one. | Երգե՛ք, ասես ոչ ոքի չեք սպասում։
    Скажите её имя, доктор. Мы подождём. | Say her name, doctor. We can wait. | Անունն ասացեք, բժշկուհի։ Կսպասենք։
  `,
  seasons: [
    {
      slug: 'the-voice-ward-season-1',
      year: 2022,
      short_description: {
        rus: 'Четыре пациента и коридор, в котором слышно всё.',
        eng: 'Four patients and a corridor in which everything can be heard.',
        hye: 'Չորս հիվանդ և մի միջանցք, որտեղ ամեն ինչ լսվում է։',
      },
      episodes: [
        {
          slug: 'the-voice-ward-s1e1',
          name: { rus: 'Верхнее до', eng: 'High C', hye: 'Վերին դո' },
          short_description: {
            rus: 'Лоран потерял одну ноту из трёх тысяч и отказывается от остальных двух тысяч девятисот.',
            eng: 'Laurent has lost one note in three thousand and wants none of the others.',
            hye: 'Լորանը երեք հազար նոտայից մեկն է կորցրել և մյուսներից էլ հրաժարվում է։',
          },
        },
        {
          slug: 'the-voice-ward-s1e2',
          name: {
            rus: 'Внимание на перроне',
            eng: 'Attention on the Platform',
            hye: 'Ուշադրություն կառամատում',
          },
          short_description: {
            rus: 'Её голос тридцать лет объявлял поезда. Сильва хочет вернуть его, чтобы объявить один — свой.',
            eng: 'Her voice announced trains for thirty years. Silva wants it back to announce one, her own.',
            hye: 'Նրա ձայնը երեսուն տարի գնացքներ էր հայտարարում։ Սիլվան ուզում է հետ բերել՝ միայն մեկի՝ իր գնացքի համար։',
          },
        },
        {
          slug: 'the-voice-ward-s1e3',
          name: { rus: 'Сказка на ночь', eng: 'A Bedtime Story', hye: 'Քնելուց առաջ' },
          short_description: {
            rus: 'Отец-одиночка онемел. Дочь приходит каждый вечер и рассказывает ему сказки сама — с ошибками, нарочно.',
            eng: 'A lone father has gone mute. Each night his daughter comes and tells him tales herself, wrongly, on purpose.',
            hye: 'Միայնակ հայրը լռել է։ Դուստրն ամեն երեկո գալիս և ինքն է հեքիաթ պատմում՝ դիտմամբ սխալներով։',
          },
        },
        {
          slug: 'the-voice-ward-s1e4',
          name: { rus: 'Свидетель защиты', eng: 'A Witness for the Defence', hye: 'Պաշտպանության վկան' },
          short_description: {
            rus: 'Завтра суд, а он не может выговорить «да». Размик подозревает, что и не хочет.',
            eng: 'The trial is tomorrow and he cannot bring out a “yes”. Razmik suspects that he does not want to.',
            hye: 'Վաղը դատն է, իսկ նա «այո» չի կարողանում ասել։ Ռազմիկը կասկածում է, որ չի էլ ուզում։',
          },
        },
      ],
    },
    {
      slug: 'the-voice-ward-season-2',
      year: 2024,
      short_description: {
        rus: 'Больницу переводят в новый корпус, где у стен нет памяти, а у доктора — пациентка с её собственным молчанием.',
        eng: 'The ward moves to a new block whose walls remember nothing, and the doctor gets a patient with her own silence.',
        hye: 'Բաժանմունքը տեղափոխվում է նոր շենք, որի պատերը հիշողություն չունեն, իսկ բժշկուհին հանդիպում է իր լռությանը։',
      },
      episodes: [
        {
          slug: 'the-voice-ward-s2e1',
          name: { rus: 'Новоселье шёпотом', eng: 'A Whispered Housewarming', hye: 'Շշուկով բնակարանամուտ' },
          short_description: {
            rus: 'В новом коридоре такое эхо, что записки приходится писать мельче.',
            eng: 'The new corridor has such an echo that the notes must be written smaller.',
            hye: 'Նոր միջանցքում այնպիսի արձագանք է, որ երկտողերն ավելի մանր պիտի գրել։',
          },
        },
        {
          slug: 'the-voice-ward-s2e2',
          name: { rus: 'Два слова для хора', eng: 'Two Words for Choir', hye: 'Երկու բառ երգչախմբի համար' },
          short_description: {
            rus: 'Сельский хор замолчал целиком: тридцать человек и одна ссора из-за колокольни.',
            eng: 'A village choir has fallen silent entire: thirty people and one quarrel about a belfry.',
            hye: 'Գյուղական երգչախումբն ամբողջությամբ լռել է՝ երեսուն մարդ և մեկ վեճ զանգակատան շուրջ։',
          },
        },
        {
          slug: 'the-voice-ward-s2e3',
          name: { rus: 'Автоответчик', eng: 'The Answering Machine', hye: 'Ինքնապատասխանիչ' },
          short_description: {
            rus: 'Девочка говорит только голосом матери с кассеты. Доктор узнаёт фразу — и впервые уходит со смены.',
            eng: 'A girl speaks only in her mother’s voice off a tape. The doctor knows the phrase and walks out mid-shift.',
            hye: 'Աղջիկը խոսում է միայն մոր ձայնով՝ ժապավենից։ Բժշկուհին ճանաչում է խոսքը և առաջին անգամ լքում հերթափոխը։',
          },
        },
        {
          slug: 'the-voice-ward-s2e4',
          name: { rus: 'Первая фраза', eng: 'The First Sentence', hye: 'Առաջին նախադասությունը' },
          short_description: {
            rus: 'Весь коридор выстроился у двери и молчит вместе с ней — столько, сколько потребуется.',
            eng: 'The whole corridor lines up at the door and keeps silent with her, for as long as it takes.',
            hye: 'Ողջ միջանցքը շարվում է դռան մոտ և լռում նրա հետ՝ այնքան, ինչքան պետք լինի։',
          },
        },
      ],
    },
  ],
};
