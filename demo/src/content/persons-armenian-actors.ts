import type { DemoPerson } from './types.ts';

export const armenianActors: readonly DemoPerson[] = [
  {
    slug: 'shoghik-tumasyan',
    name: { rus: 'Шогик Тумасян', eng: 'Shoghik Tumasyan', hye: 'Շողիկ Թումասյան' },
    native_name: 'Շողիկ Թումասյան',
    birth_date: '1991-04-18',
    biography: {
      rus: 'Актриса Гюмрийского театра, которую кино заметило по голосу: режиссёр услышал её рекламу хлеба по радио. За роль Воски в «Тяжёлой книге» прошла пешком двести километров.',
      eng: 'An actress of the Gyumri theatre, discovered by her voice when a director heard her advertise bread on the radio. For her part in The Heavy Book she walked two hundred kilometres.',
      hye: 'Գյումրու թատրոնի դերասանուհի, որին կինոն գտել է ձայնից. ռեժիսորը լսել է հացի նրա գովազդը ռադիոյով։ «Ծանր գրքում» Ոսկու դերի համար ոտքով երկու հարյուր կիլոմետր է անցել։',
    },
  },
  {
    slug: 'narek-ghevondyan',
    name: { rus: 'Нарек Гевондян', eng: 'Narek Ghevondyan', hye: 'Նարեկ Ղևոնդյան' },
    native_name: 'Նարեկ Ղևոնդյան',
    birth_date: '1987-10-01',
    biography: {
      rus: 'Учился на переводчика с фарси и ушёл в театр с третьего курса. Лицо «Верхнего квартала»: говорит мало, смотрит долго, кофе на съёмках варит всем сам.',
      eng: 'He was training as a Persian translator when he left for the theatre in his third year. The face of The Upper Quarter: he says little, looks long and makes the whole crew’s coffee himself.',
      hye: 'Պարսկերենի թարգմանիչ էր սովորում, երրորդ կուրսից թատրոն գնաց։ «Վերին թաղի» դեմքն է՝ քիչ է խոսում, երկար նայում և նկարահանումներին բոլորի սուրճն ինքն է եփում։',
    },
  },
  {
    slug: 'anahit-bdoyan',
    name: { rus: 'Анаит Бдоян', eng: 'Anahit Bdoyan', hye: 'Անահիտ Բդոյան' },
    native_name: 'Անահիտ Բդոյան',
    birth_date: '1974-02-06',
    biography: {
      rus: 'Ведущая актриса Ереванского драматического, педагог и фехтовальщица. Командиры, тётки и святые получаются у неё одинаково живыми, потому что всем троим она придумывает плохие привычки.',
      eng: 'A leading actress of the Yerevan Drama Theatre, a teacher and a fencer. Her commanders, aunts and saints are equally alive, because she invents bad habits for all three.',
      hye: 'Երևանի դրամատիկական թատրոնի առաջատար դերասանուհի, մանկավարժ և սուսերամարտիկ։ Հրամանատարները, մորաքույրներն ու սրբերը նրա խաղում հավասարապես կենդանի են, քանի որ երեքի համար էլ վատ սովորություններ է հորինում։',
    },
  },
  {
    slug: 'rafayel-ter-zakaryan',
    name: { rus: 'Рафаэл Тер-Закарян', eng: 'Rafayel Ter-Zakaryan', hye: 'Ռաֆայել Տեր-Զաքարյան' },
    native_name: 'Ռաֆայել Տեր-Զաքարյան',
    birth_date: '1937-01-22',
    death_date: '2018-06-07',
    biography: {
      rus: 'Любимец нескольких поколений, машинист Вано и следователь Баграт. До кино работал диспетчером на железной дороге и всю жизнь носил часы, по которым сверялись соседи.',
      eng: 'Beloved by several generations as Vano the engine driver and Bagrat the investigator. Before films he was a railway dispatcher, and all his life neighbours set their clocks by his watch.',
      hye: 'Մի քանի սերնդի սիրելի՝ մեքենավար Վանոն և քննիչ Բագրատը։ Մինչև կինոն երկաթուղու կարգավար էր և ողջ կյանքում կրում էր մի ժամացույց, որով հարևաններն իրենցն էին ստուգում։',
    },
  },
  {
    slug: 'mane-avetunts',
    name: { rus: 'Мане Аветунц', eng: 'Mane Avetunts', hye: 'Մանե Ավետունց' },
    native_name: 'Մանե Ավետունց',
    birth_date: '2001-05-21',
    biography: {
      rus: 'Дебютировала в семнадцать лет в «Зиме в Гюмри» и с тех пор не останавливалась. Озвучивает мультфильмы, поёт джаз и всерьёз занималась штангой полгода перед съёмками «Вес взят».',
      eng: 'She made her debut at seventeen in A Winter in Gyumri and has not stopped since. She voices cartoons, sings jazz and trained with a barbell for half a year before Good Lift.',
      hye: 'Առաջին դերը խաղացել է տասնյոթ տարեկանում՝ «Ձմեռը Գյումրիում» ֆիլմում, և այդ օրվանից կանգ չի առել։ Մուլտֆիլմեր է հնչյունավորում, ջազ երգում, իսկ «Քաշը վերցված է» ֆիլմից առաջ կես տարի ծանրամարտով է զբաղվել։',
    },
  },
  {
    slug: 'samvel-kochinyan',
    name: { rus: 'Самвел Кочинян', eng: 'Samvel Kochinyan', hye: 'Սամվել Քոչինյան' },
    native_name: 'Սամվել Քոչինյան',
    birth_date: '1963-09-14',
    biography: {
      rus: 'Комик с трагическими глазами, тридцать лет игравший Деда Мороза во дворце пионеров. Роль Жоры в «Дяде напрокат» писалась под него, а тосты он сочинил сам.',
      eng: 'A comedian with tragic eyes who played Father Frost at the children’s palace for thirty years. Zhora in Uncle on Loan was written for him, and the toasts he made up himself.',
      hye: 'Ողբերգական աչքերով կատակերգակ, որը երեսուն տարի Ձմեռ պապ է եղել պիոներների պալատում։ «Վարձու քեռու» Ժորայի դերը գրվել է նրա համար, իսկ կենացներն ինքն է հորինել։',
    },
  },
  {
    slug: 'gohar-ashughyan',
    name: { rus: 'Гоар Ашугян', eng: 'Gohar Ashughyan', hye: 'Գոհար Աշուղյան' },
    native_name: 'Գոհար Աշուղյան',
    birth_date: '1949-12-19',
    biography: {
      rus: 'Девушка с чемоданом из «Последнего трамвая к морю» — кадр с ней висел в каждом общежитии. Спустя полвека играет бабушек и тёть, у которых есть тайны от режиссёра.',
      eng: 'The girl with the suitcase from The Last Tram to the Sea, whose picture hung in every student hostel. Half a century on she plays grandmothers and aunts who keep secrets from the director.',
      hye: 'Ճամպրուկով աղջիկը «Վերջին տրամվայը դեպի ծով» ֆիլմից, որի լուսանկարը կախված էր բոլոր հանրակացարաններում։ Կես դար անց խաղում է տատիկներ ու մորաքույրներ, որոնք գաղտնիքներ ունեն անգամ ռեժիսորից։',
    },
  },
  {
    slug: 'levon-chakhalyan',
    name: { rus: 'Левон Чахалян', eng: 'Levon Chakhalyan', hye: 'Լևոն Չախալյան' },
    native_name: 'Լևոն Չախալյան',
    birth_date: '1980-03-29',
    biography: {
      rus: 'Альпинист-разрядник, попавший в кино дублёром и оставшийся в кадре. Все восхождения в «Девятом перевале» выполнил сам, а танцевать на свадьбах отказывается по контракту.',
      eng: 'A trained climber who came to films as a stuntman and stayed in frame. He did every ascent in The Ninth Pass himself; dancing at weddings he refuses by contract.',
      hye: 'Կարգային լեռնագնաց, որը կինո է եկել որպես կասկադյոր և մնացել կադրում։ «Իններորդ լեռնանցքի» բոլոր վերելքներն ինքն է կատարել, իսկ հարսանիքներում պարելուց հրաժարվում է պայմանագրով։',
    },
  },
  {
    slug: 'tatev-mirzabekyan',
    name: { rus: 'Татев Мирзабекян', eng: 'Tatev Mirzabekyan', hye: 'Տաթև Միրզաբեկյան' },
    native_name: 'Տաթև Միրզաբեկյան',
    birth_date: '1995-08-09',
    biography: {
      rus: 'Закончила художественную академию и реставрировала иконы, пока её не позвали консультантом на съёмки. Консультация затянулась: теперь она снимается, озвучивает и рисует афиши.',
      eng: 'A graduate of the art academy, she restored icons until she was asked to advise on a film. The advice went on and on: now she acts, voices and paints posters.',
      hye: 'Ավարտել է գեղարվեստի ակադեմիան և սրբապատկերներ վերականգնել, մինչև նրան որպես խորհրդատու կանչել են նկարահանման։ Խորհրդատվությունը երկարել է. հիմա խաղում է, հնչյունավորում և ազդագրեր նկարում։',
    },
  },
  {
    slug: 'armen-dzorapyan',
    name: { rus: 'Армен Дзорапян', eng: 'Armen Dzorapyan', hye: 'Արմեն Ձորափյան' },
    native_name: 'Արմեն Ձորափյան',
    birth_date: '1970-10-27',
    biography: {
      rus: 'Актёр с голосом, которому верят камни: после фильма о туфе его приглашают читать аудиогиды. Для роли настройщика полгода учился слышать разницу в одну восьмую тона.',
      eng: 'An actor with a voice that stones believe: since the film about tuff he has been asked to read audio guides. To play the tuner he spent six months learning to hear an eighth of a tone.',
      hye: 'Դերասան, որի ձայնին քարերն էլ են հավատում. տուֆի մասին ֆիլմից հետո նրան աուդիոուղեցույցներ կարդալու են հրավիրում։ Լարողի դերի համար կես տարի սովորել է լսել մեկ ութերորդ տոնի տարբերությունը։',
    },
  },
  {
    slug: 'nune-kalantaryan',
    name: { rus: 'Нунэ Калантарян', eng: 'Nune Kalantaryan', hye: 'Նունե Քալանթարյան' },
    native_name: 'Նունե Քալանթարյան',
    birth_date: '1942-06-16',
    death_date: '2021-11-08',
    biography: {
      rus: 'Народная артистка, Сатеник из «Козьего экспресса» и голос Бабушки-горы. В последние годы соглашалась только на роли, где можно сидеть, пить чай и побеждать.',
      eng: 'A People’s Artist, Satenik of The Goat Express and the voice of Grandmother Mountain. In her last years she took only parts in which one could sit, drink tea and win.',
      hye: 'Ժողովրդական արտիստ, «Այծերի ճեպընթացի» Սաթենիկը և Տատիկ Սարի ձայնը։ Վերջին տարիներին համաձայնում էր միայն այն դերերին, որտեղ կարելի էր նստել, թեյ խմել և հաղթել։',
    },
  },
  {
    slug: 'gor-vanand',
    name: { rus: 'Гор Вананд', eng: 'Gor Vanand', hye: 'Գոր Վանանդ' },
    native_name: 'Գոր Վանանդ',
    birth_date: '1998-01-13',
    biography: {
      rus: 'Стендап-комик из Ванадзора, сыгравший жениха-сироту раньше, чем женился сам. Пишет диссертацию о пунктуации в армянских анекдотах.',
      eng: 'A stand-up comedian from Vanadzor who played an orphaned groom before he was one himself. He is writing a thesis on punctuation in Armenian jokes.',
      hye: 'Սթենդափ կատակերգակ Վանաձորից, որը որբ փեսա խաղաց ավելի շուտ, քան ինքն ամուսնացավ։ Ատենախոսություն է գրում հայկական անեկդոտների կետադրության մասին։',
    },
  },
];
