import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const theLandingClass: DemoSeries = {
  slug: 'the-landing-class',
  name: { rus: 'Подготовительный класс', eng: 'The Landing Class', hye: 'Նախապատրաստական դասարան' },
  short_description: {
    rus: 'Корабль летит сто двадцать лет. Двенадцать первоклашек на борту — те, кто однажды откроет люк.',
    eng: 'The ship has flown for a hundred and twenty years. Twelve first-graders aboard are the ones who will open the hatch.',
    hye: 'Նավը հարյուր քսան տարի է թռչում։ Տասներկու առաջին դասարանցի այն մարդիկ են, ովքեր մի օր կբացեն դուռը։',
  },
  summary: {
    rus: 'Учительница Вера никогда не видела дождя, лошади и горизонта, но по программе обязана их преподавать. Её ученики спросят, куда падает небо и почему нельзя выйти поиграть. Совет корабля велит готовить детей к высадке; старики просят не пугать их планетой. Между ними — доска, мел из синтетики и двадцать четыре очень внимательных глаза.',
    eng: 'Teacher Vera has never seen rain, a horse or a horizon, yet the curriculum has her teach all three. Her pupils ask where the sky falls to and why they can’t go out to play. The ship’s council wants the children ready for landing; the old ask her not to frighten them with a planet. In between are a board, synthetic chalk and twenty-four very attentive eyes.',
    hye: 'Ուսուցչուհի Վերան երբեք անձրև, ձի ու հորիզոն չի տեսել, բայց ծրագրով պարտավոր է դասավանդել։ Աշակերտները հարցնում են՝ ո՞ւր է ընկնում երկինքը և ինչո՞ւ չի կարելի դուրս գալ խաղալու։ Նավի խորհուրդը պահանջում է երեխաներին պատրաստել վայրէջքին, ծերերը խնդրում են չվախեցնել մոլորակով։ Մեջտեղում գրատախտակն է, սինթետիկ կավիճը և քսանչորս շատ ուշադիր աչք։',
  },
  year: 2024,
  age: 6,
  genres: ['science_fiction', 'drama', 'family'],
  countries: ['RU', 'KR'],
  themes: ['series'],
  rating: 8.6,
  cast: [
    directedBy('baek-so-rin'),
    writtenBy('taisia-mirskaya'),
    composedBy('gleb-orlikov'),
    plays('vera-lugovskikh', 'Вера', 'Vera', 'Վերա'),
    plays('evdokia-malinkina', 'Аня', 'Anya', 'Անյա'),
    plays('kang-do-hyeok', 'навигатор Ли', 'Navigator Lee', 'նավավար Լի'),
    plays('prokhor-zvonaryov', 'старший садовник Матвей', 'Head Gardener Matvey', 'ավագ այգեպան Մատվեյ'),
  ],
  art: { style: 'planet', palette: { hues: [140, 95, 220], mood: 'dusk' }, motif: 'greenhouse' },
  mood: 'epic',
  lines: dialogue`
    Откройте тетради. Тема: горизонт. | Open your books. Topic: the horizon. | Բացեք տետրերը։ Թեման՝ հորիզոն։
    А он далеко? — Всегда одинаково. | Is it far? — Always just as far. | Հեռո՞ւ է։ — Միշտ նույնքան հեռու։
    Лошадь — это такой диван с мнением. | A horse is a sofa with opinions. | Ձին կարծիք ունեցող բազմոց է։
    Вера, не рассказывайте им про ветер. | Vera, don’t tell them about wind. | Վերա, քամու մասին նրանց մի՛ պատմեք։
    Кто потрогал дверь? Руки показали! | Who touched the door? Show me hands! | Ո՞վ է դռանը դիպել։ Ձեռքե՛րը ցույց տվեք։
    Мы родились в дороге. Это наш дом. | We were born on the way. It’s home. | Մենք ճանապարհին ենք ծնվել։ Սա մեր տունն է։
    А если планета нас не узнает? | What if the planet won’t know us? | Իսկ եթե մոլորակը մեզ չճանաչի՞։
    Значит, мы представимся. По одному. | Then we’ll say our names. One by one. | Ուրեմն կծանոթանանք։ Մեկ առ մեկ։
  `,
  seasons: [
    {
      slug: 'the-landing-class-season-1',
      year: 2024,
      short_description: {
        rus: 'Первая четверть: учим слова, для которых на корабле нет предметов.',
        eng: 'First term: learning words for which the ship has no things.',
        hye: 'Առաջին քառորդ՝ սովորում ենք բառեր, որոնց համար նավի վրա առարկաներ չկան։',
      },
      episodes: [
        {
          slug: 'the-landing-class-s1e1',
          name: { rus: 'Лошадь', eng: 'Horse', hye: 'Ձի' },
          short_description: {
            rus: 'Вера показывает картинку, класс задаёт сорок вопросов, и к вечеру весь корабль спорит, сколько у лошади ног.',
            eng: 'Vera shows a picture, the class asks forty questions, and by night the whole ship argues over a horse’s legs.',
            hye: 'Վերան նկար է ցույց տալիս, դասարանը քառասուն հարց է տալիս, և երեկոյան ողջ նավը վիճում է ձիու ոտքերի թվի շուրջ։',
          },
        },
        {
          slug: 'the-landing-class-s1e2',
          name: { rus: 'Прогноз: без осадков', eng: 'Forecast: Dry', hye: 'Եղանակը՝ առանց տեղումների' },
          short_description: {
            rus: 'Садовник Матвей ломает систему полива, чтобы дети один раз в жизни промокли.',
            eng: 'Gardener Matvey breaks the sprinklers so that the children may get wet once in their lives.',
            hye: 'Այգեպան Մատվեյը փչացնում է ոռոգման համակարգը, որ երեխաները կյանքում մեկ անգամ թրջվեն։',
          },
        },
        {
          slug: 'the-landing-class-s1e3',
          name: { rus: 'Правило двери', eng: 'The Rule of the Door', hye: 'Դռան կանոնը' },
          short_description: {
            rus: 'Аня спрашивает, почему самую важную дверь на корабле нельзя даже нарисовать.',
            eng: 'Anya asks why the most important door on the ship may not even be drawn.',
            hye: 'Անյան հարցնում է՝ ինչու նավի ամենակարևոր դուռը չի կարելի նույնիսկ նկարել։',
          },
        },
        {
          slug: 'the-landing-class-s1e4',
          name: { rus: 'Родительское собрание', eng: 'Parents’ Evening', hye: 'Ծնողական ժողով' },
          short_description: {
            rus: 'Двадцать четыре родителя признаются, что сами боятся неба, и просят оставить домашнее задание на второй год.',
            eng: 'Twenty-four parents own up to fearing the sky and ask for the homework to be put off a year.',
            hye: 'Քսանչորս ծնող խոստովանում է, որ ինքն է վախենում երկնքից, և խնդրում է տնայինը մեկ տարով հետաձգել։',
          },
        },
        {
          slug: 'the-landing-class-s1e5',
          name: { rus: 'Точка в окне', eng: 'A Dot in the Window', hye: 'Կետը պատուհանում' },
          short_description: {
            rus: 'Навигатор Ли разрешает классу посмотреть вперёд. Точка ещё крошечная, но у неё уже есть тень.',
            eng: 'Navigator Lee lets the class look ahead. The dot is still tiny, but already it casts a shadow.',
            hye: 'Նավավար Լին դասարանին թույլ է տալիս առաջ նայել։ Կետը դեռ փոքրիկ է, բայց արդեն ստվեր ունի։',
          },
        },
      ],
    },
    {
      slug: 'the-landing-class-season-2',
      year: 2026,
      short_description: {
        rus: 'Точка в окне стала шаром, и в школе отменяют звонок: теперь время задаёт она.',
        eng: 'The dot in the window is a globe now, and the school bell is abolished: it is the planet that keeps time.',
        hye: 'Պատուհանի կետը գունդ է դարձել, և դպրոցում զանգը վերացնում են. ժամանակը հիմա մոլորակն է տալիս։',
      },
      episodes: [
        {
          slug: 'the-landing-class-s2e1',
          name: { rus: 'Урок тяжести', eng: 'A Lesson in Gravity', hye: 'Ծանրության դասը' },
          short_description: {
            rus: 'Корабль разгоняет вращение, и каждый узнаёт, сколько весит его любимая игрушка на самом деле.',
            eng: 'The ship speeds up its spin, and everyone learns what a favourite toy really weighs.',
            hye: 'Նավն արագացնում է պտույտը, և ամեն մեկն իմանում է, թե իրականում ինչքան է կշռում իր սիրած խաղալիքը։',
          },
        },
        {
          slug: 'the-landing-class-s2e2',
          name: { rus: 'Сочинение «Мой двор»', eng: 'Essay: My Yard', hye: 'Շարադրություն՝ «Իմ բակը»' },
          short_description: {
            rus: 'Все двенадцать описали один и тот же коридор, и ни один коридор не похож на другой.',
            eng: 'All twelve have described the same corridor, and no two of the corridors are alike.',
            hye: 'Տասներկուսն էլ նկարագրել են նույն միջանցքը, և ոչ մի միջանցք մյուսին նման չէ։',
          },
        },
        {
          slug: 'the-landing-class-s2e3',
          name: { rus: 'Тринадцатый ученик', eng: 'The Thirteenth Pupil', hye: 'Տասներեքերորդ աշակերտը' },
          short_description: {
            rus: 'Старик Матвей приходит за парту: он решил дожить до урока, который пропустил восемьдесят лет назад.',
            eng: 'Old Matvey takes a desk: he means to live to see the lesson he missed eighty years ago.',
            hye: 'Ծեր Մատվեյը նստում է նստարանին. ուզում է հասնել այն դասին, որը ութսուն տարի առաջ բաց է թողել։',
          },
        },
        {
          slug: 'the-landing-class-s2e4',
          name: { rus: 'Кто остаётся', eng: 'Those Who Stay', hye: 'Ովքեր մնում են' },
          short_description: {
            rus: 'Половина взрослых голосует за то, чтобы лететь дальше. Детей не спросили, и они пишут свой бюллетень.',
            eng: 'Half the grown-ups vote to fly on. No one has asked the children, so they print a ballot of their own.',
            hye: 'Մեծերի կեսը քվեարկում է թռիչքը շարունակելու օգտին։ Երեխաներին չեն հարցրել, և նրանք իրենց քվեաթերթիկն են գրում։',
          },
        },
        {
          slug: 'the-landing-class-s2e5',
          name: { rus: 'Перемена', eng: 'Break Time', hye: 'Դասամիջոց' },
          short_description: {
            rus: 'Люк открыт. Снаружи ветер, о котором Вера не рассказывала, и одна минута, чтобы построиться парами.',
            eng: 'The hatch is open. Outside is the wind Vera never told of, and there is a minute to line up in pairs.',
            hye: 'Դուռը բաց է։ Դրսում քամին է, որի մասին Վերան չէր պատմել, և մեկ րոպե կա զույգերով շարվելու համար։',
          },
        },
      ],
    },
  ],
};
