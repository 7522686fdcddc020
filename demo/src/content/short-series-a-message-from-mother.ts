import { composedBy, directedBy, plays, voices } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoShortSeries } from './types.ts';

export const aMessageFromMother: DemoShortSeries = {
  slug: 'a-message-from-mother',
  name: { rus: 'Голосовое от мамы', eng: 'A Message from Mother', hye: 'Մայրիկի ձայնայինը' },
  original_name: 'Մայրիկի ձայնայինը',
  short_description: {
    rus: 'Мама освоила голосовые сообщения. Сын слушает их на совещаниях, в метро и однажды — по-настоящему.',
    eng: 'Mother has mastered voice messages. Her son hears them in meetings, on the metro and, one day, properly.',
    hye: 'Մայրիկը սովորել է ձայնային հաղորդագրություններ ուղարկել։ Որդին լսում է ժողովին, մետրոյում և մի օր՝ իսկապես։',
  },
  summary: {
    rus: 'Маник живёт в селе под Иджеваном, Арам — в Ереване, между ними два часа дороги и зелёный кружок на экране. Она рассказывает про корову, соседку и варенье и всегда забывает нажать «стоп». То, что сказано после «ну всё, целую», и есть самое важное.',
    eng: 'Manik lives in a village near Ijevan, Aram in Yerevan; between them lie two hours of road and a green dot on a screen. She tells of the cow, the neighbour and the jam and always forgets to press “stop”. What she says after “well, that’s all, love you” is what matters most.',
    hye: 'Մանիկն ապրում է Իջևանի մոտի գյուղում, Արամը՝ Երևանում, արանքում երկու ժամվա ճանապարհ է ու մի կանաչ կետ էկրանին։ Մայրը պատմում է կովից, հարևանուհուց ու մուրաբայից և միշտ մոռանում է «կանգ»-ը սեղմել։ Այն, ինչ ասվում է «դե վերջ, պաչում եմ»-ից հետո, ամենակարևորն է։',
  },
  year: 2024,
  age: 0,
  genres: ['comedy', 'drama', 'family'],
  countries: ['AM'],
  themes: ['series'],
  rating: 8.9,
  cast: [
    directedBy('seda-yerkanyan'),
    composedBy('nare-voskerchyan'),
    voices('gohar-ashughyan', 'Маник', 'Manik', 'Մանիկ'),
    plays('narek-ghevondyan', 'Арам', 'Aram', 'Արամ'),
  ],
  art: { style: 'geometry', palette: { hues: [130, 70, 285], mood: 'bright' }, motif: 'soundwave' },
  mood: 'calm',
  episodes: [
    {
      slug: 'a-message-from-mother-s1e1',
      name: { rus: 'Проверка связи', eng: 'Testing, Testing', hye: 'Կապի ստուգում' },
      short_description: {
        rus: 'Первое сообщение длится четыре минуты; три из них мама ищет, куда говорить.',
        eng: 'The first message lasts four minutes; for three of them she looks for where to speak.',
        hye: 'Առաջին հաղորդագրությունը չորս րոպե է. երեքը մայրիկը փնտրում է, թե ուր խոսի։',
      },
      seconds: 90,
      lines: dialogue`
        Алло. Алло! Он не отвечает. | Hello. Hello! It doesn’t answer. | Ալո՛։ Ալո՛։ Չի պատասխանում։
        Это не звонок, мам. Это запись. | It’s not a call, Mum. It’s a recording. | Զանգ չէ, մամ։ Ձայնագրություն է։
        Тогда зачем ты отвечаешь? | Then why are you answering? | Բա ինչո՞ւ ես պատասխանում։
        Корова передаёт тебе привет. | The cow sends her regards. | Կովը քեզ բարևում է։
        Ну всё, целую. Где тут… | Well, that’s all, love you. Where is… | Դե վերջ, պաչում եմ։ Որտե՞ղ է սրա…
        Сурик, а вдруг он не носит шапку? | Surik, what if he wears no hat? | Սուրի՛կ, իսկ եթե գլխարկ չի՞ դնում։
      `,
    },
    {
      slug: 'a-message-from-mother-s1e2',
      name: { rus: 'На совещании', eng: 'In a Meeting', hye: 'Ժողովին' },
      short_description: {
        rus: 'Телефон сам включает громкую связь, и отдел продаж узнаёт, как правильно варить варенье.',
        eng: 'The phone goes on speaker by itself, and the sales team learns how to make jam.',
        hye: 'Հեռախոսն ինքն իրեն բարձրախոս է միացնում, և վաճառքի բաժինն իմանում է, թե ինչպես են մուրաբա եփում։',
      },
      seconds: 80,
      lines: dialogue`
        Слушай и записывай. Кизил, кило. | Listen and write. Cornelian cherries, a kilo. | Լսիր ու գրի։ Հոն՝ մեկ կիլո։
        Коллеги, простите, я сейчас… | Colleagues, forgive me, I’ll just… | Գործընկերներ, ներեցեք, հիմա…
        Нет-нет, Арам. Сахара сколько? | No, no, Aram. How much sugar? | Չէ-չէ, Արա՛մ։ Շաքարն ինչքա՞ն։
        Мешать одной рукой. Второй — креститься. | Stir with one hand, pray with the other. | Մեկ ձեռքով խառնել, մյուսով խաչակնքվել։
        Ну всё, целую. Они тебя не обижают? | That’s all, love you. Are they kind to you? | Վերջ, պաչում եմ։ Քեզ չե՞ն նեղացնում։
      `,
    },
    {
      slug: 'a-message-from-mother-s1e3',
      name: { rus: 'Соседка Гаянэ', eng: 'Gayane Next Door', hye: 'Հարևանուհի Գայանեն' },
      short_description: {
        rus: 'Мама рассказывает про чужую дочь так случайно, что Арам сразу всё понимает.',
        eng: 'Mother mentions someone’s daughter so casually that Aram understands at once.',
        hye: 'Մայրիկն ուրիշի աղջկա մասին այնպես պատահաբար է պատմում, որ Արամն իսկույն հասկանում է։',
      },
      seconds: 80,
      lines: dialogue`
        Я ничего не хочу сказать. | I’m not saying anything at all. | Ես բան չեմ ուզում ասել։
        Но у Гаянэ дочка приехала. Врач. | But Gayane’s girl is home. A doctor. | Բայց Գայանեի աղջիկը եկել է։ Բժիշկ է։
        Зубной. Ты когда был у зубного? | A dentist. When did you last see one? | Ատամնաբույժ։ Դու ե՞րբ ես գնացել։
        Она тоже ест мало. Вы похожи. | She eats little too. You’re alike. | Նա էլ է քիչ ուտում։ Նման եք։
        Ну всё. Гаянэ, ты чего молчишь? Говори! | That’s all. Gayane, don’t sit silent. Talk! | Վերջ։ Գայանե, ի՞նչ ես լռում։ Խոսի՛ր։
      `,
    },
    {
      slug: 'a-message-from-mother-s1e4',
      name: { rus: 'Тишина в эфире', eng: 'Dead Air', hye: 'Լռություն եթերում' },
      short_description: {
        rus: 'Третий день ни одного голосового. Арам слушает старые, по порядку, вместе с фоном.',
        eng: 'Three days with no message. Aram plays the old ones in order, background and all.',
        hye: 'Երրորդ օրը ձայնային չկա։ Արամը լսում է հները՝ հերթով, ֆոնի ձայների հետ։',
      },
      seconds: 100,
      lines: dialogue`
        Последнее сообщение: вторник. | Last message: Tuesday. | Վերջին հաղորդագրությունը՝ երեքշաբթի։
        Вот тут часы. Тут корова. Тут дождь. | There’s the clock. The cow. The rain. | Ահա ժամացույցը։ Կովը։ Անձրևը։
        А здесь она села. Раньше не садилась. | And here she sat down. She never used to. | Իսկ այստեղ նստեց։ Առաջ չէր նստում։
        «Устала немного. Это погода». | “A bit tired. It’s the weather.” | «Մի քիչ հոգնած եմ։ Եղանակից է»։
        Мам, ответь. Можно без слов. | Mum, answer. It needn’t be words. | Մամ, պատասխանի։ Կարելի է առանց խոսքի։
      `,
    },
    {
      slug: 'a-message-from-mother-s1e5',
      name: { rus: 'Два часа дороги', eng: 'Two Hours by Road', hye: 'Երկու ժամվա ճանապարհ' },
      short_description: {
        rus: 'Он едет ночью и записывает ей голосовое сам — впервые не на бегу.',
        eng: 'He drives through the night and records one for her, for once in no hurry.',
        hye: 'Նա գիշերով գնում է և ինքն է մորը ձայնային գրում՝ առաջին անգամ առանց շտապելու։',
      },
      seconds: 120,
      lines: dialogue`
        Мам, я в шапке. Правда. | Mum, I’m wearing a hat. Honestly. | Մամ, գլխարկով եմ։ Ազնիվ խոսք։
        Варенье сварил. Получился клей. | I made the jam. It came out as glue. | Մուրաբան եփեցի։ Սոսինձ ստացվեց։
        На работе тебя ждут на планёрку. | At work they want you at the briefing. | Գործի տեղը քեզ ժողովի են սպասում։
        Я все твои «ну всё» дослушал. | I’ve heard out all your “that’s all”s. | Քո բոլոր «դե վերջ»-երը մինչև վերջ լսեցի։
        Не знаю, где тут «стоп». Поехали так. | I can’t find “stop”. Let’s just go on. | Չգիտեմ՝ կանգնեցնելը որտեղ է։ Գնանք այսպես։
      `,
    },
    {
      slug: 'a-message-from-mother-s1e6',
      name: { rus: 'Без телефона', eng: 'Without the Phone', hye: 'Առանց հեռախոսի' },
      short_description: {
        rus: 'Телефон упал в варенье. Мама жива, корова сердится, говорить приходится ртом.',
        eng: 'The phone fell into the jam. Mother is well, the cow is cross, one has to talk by mouth.',
        hye: 'Հեռախոսը մուրաբայի մեջ է ընկել։ Մայրիկը լավ է, կովը՝ նեղացած, ստիպված բերանով են խոսում։',
      },
      seconds: 90,
      lines: dialogue`
        Ты зачем ночью ехал? — Связь плохая. | Why drive by night? — Bad signal. | Ինչո՞ւ գիշերով եկար։ — Կապը վատ էր։
        Телефон утонул. В кизиле. Вкусно. | The phone drowned in the jam. Tasty. | Հեռախոսը խեղդվեց։ Հոնի մեջ։ Համով։
        Садись, худой. — Мам, я в шапке. | Sit, you’re thin. — I’ve a hat, Mum. | Նստի՛ր, նիհարել ես։ — Մամ, գլխարկով եմ։
        Сними, дома же. Ну, рассказывай. | Take it off indoors. Now tell me. | Հանի, տանն ես։ Դե, պատմի՛ր։
        А где нажимать? — Здесь. Обними. | Where do I press? — Here. Hug me. | Որտե՞ղ սեղմեմ։ — Այստեղ։ Գրկի՛ր։
      `,
    },
  ],
};
