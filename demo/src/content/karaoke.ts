import type { KaraokeItemImport } from '@kadr/contract';
import { songsForCompany } from './karaoke-for-company.ts';
import { songsForOneVoice } from './karaoke-for-one-voice.ts';
import type { ArtDirection, Translated } from './types.ts';

/** A song of the demo: unlike an operator's, its texts leave no language out. Song and singer are invented. */
export interface DemoSong extends KaraokeItemImport {
  name: Translated;
  artist: { name: Translated };
  description: Translated;
  art: ArtDirection;
}

const grownUp = ['kadr', 'ararat'];

/** Songs of the demo, in the order in which they are listed. */
export const demoSongs: readonly DemoSong[] = [
  {
    slug: 'the-tram-depot-waltz',
    name: { rus: 'Вальс трамвайного депо', eng: 'The Tram Depot Waltz', hye: 'Տրամվայի պարկի վալսը' },
    artist: { name: { rus: 'Квартет «Кольцевая»', eng: 'The Circle Line Quartet', hye: 'Օղակաձև քառյակ' } },
    description: {
      rus: 'Медленный вальс о последнем рейсе, написанный для фильма «Последний трамвай к морю».\nПоётся вдвоём: низкий голос ведёт, высокий отвечает.',
      eng: 'A slow waltz about the last run of the night, written for The Last Tram to the Sea.\nMeant for two: the low voice leads, the high one answers.',
      hye: 'Դանդաղ վալս գիշերվա վերջին երթի մասին՝ գրված «Վերջին տրամվայը դեպի ծով» ֆիլմի համար։\nԵրգվում է երկուսով. ցածր ձայնը տանում է, բարձրը՝ պատասխանում։',
    },
    color: '#7a4a5e',
    brands: grownUp,
    art: { style: 'waves', palette: { hues: [35, 340, 280], mood: 'dusk' }, motif: 'tram' },
  },
  {
    slug: 'apricots-on-the-roof',
    name: { rus: 'Абрикосы на крыше', eng: 'Apricots on the Roof', hye: 'Ծիրաններ տանիքին' },
    artist: { name: { rus: 'Нарине Оганян', eng: 'Narine Ohanyan', hye: 'Նարինե Օհանյան' } },
    description: {
      rus: 'Летняя песня, под которую сушат фрукты и мирятся соседи.\nПрипев запоминается с первого раза, диапазон удобен любому голосу.',
      eng: 'A summer song for drying fruit and making peace with the neighbours.\nThe chorus stays after one hearing, and the range suits any voice.',
      hye: 'Ամառային երգ, որի տակ միրգ են չորացնում և հարևաններն են հաշտվում։\nԿրկներգը հիշվում է առաջին լսումից, ձայնածավալը հարմար է բոլորին։',
    },
    color: '#c06a2a',
    art: { style: 'garden', palette: { hues: [55, 40, 20], mood: 'bright' }, motif: 'apricot' },
  },
  {
    slug: 'signal-from-far-away',
    name: { rus: 'Сигнал издалека', eng: 'Signal from Far Away', hye: 'Ազդանշան հեռվից' },
    artist: { name: { rus: 'Группа «Апогей»', eng: 'Apogee', hye: '«Ապոգեյ» խումբ' } },
    description: {
      rus: 'Электронная баллада для станций, где ночь длится полгода.\nТребует ровного дыхания: длинные ноты держатся по восемь тактов.',
      eng: 'An electronic ballad for stations where a night lasts half a year.\nIt asks for an even breath: the long notes are held for eight bars.',
      hye: 'Էլեկտրոնային բալլադ կայանների համար, ուր գիշերը տևում է կես տարի։\nՊահանջում է հավասար շնչառություն. երկար նոտաները պահվում են ութ տակտ։',
    },
    color: '#4550a8',
    brands: grownUp,
    art: { style: 'planet', palette: { hues: [270, 255, 235], mood: 'dark' } },
  },
  {
    slug: 'captain-teapots-march',
    name: { rus: 'Марш капитана Чайника', eng: 'Captain Teapot’s March', hye: 'Կապիտան Թեյնիկի քայլերգը' },
    artist: { name: { rus: 'Хор «Сахарница»', eng: 'The Sugar Bowl Choir', hye: '«Շաքարաման» երգչախումբ' } },
    description: {
      rus: 'Бодрый марш из мультфильма: шагать можно вокруг стола, дирижировать ложкой.\nТри куплета, каждый быстрее прежнего.',
      eng: 'A brisk march from the cartoon: one walks round the table and conducts with a spoon.\nThree verses, each faster than the last.',
      hye: 'Աշխույժ քայլերգ մուլտֆիլմից. կարելի է քայլել սեղանի շուրջ և դիրիժորություն անել գդալով։\nԵրեք քառատող, ամեն մեկը նախորդից արագ։',
    },
    color: '#2f8a68',
    art: { style: 'paper', palette: { hues: [80, 190, 230], mood: 'bright' }, motif: 'teapot' },
  },
  {
    slug: 'snow-in-f-sharp',
    name: { rus: 'Снег в фа-диез', eng: 'Snow in F Sharp', hye: 'Ձյունը ֆա-դիեզով' },
    artist: { name: { rus: 'Ирина Вельская', eng: 'Irina Velskaya', hye: 'Իրինա Վելսկայա' } },
    description: {
      rus: 'Камерная песня под рояль, похожая на первый снегопад: тихо, неожиданно и сразу везде.\nДля высокого голоса, но есть версия на терцию ниже.',
      eng: 'A chamber song with a piano, like a first snowfall: quiet, sudden and everywhere at once.\nFor a high voice, with a version a third lower.',
      hye: 'Կամերային երգ դաշնամուրի նվագակցությամբ, ինչպես առաջին ձյունը՝ լուռ, անսպասելի և միանգամից ամենուր։\nԲարձր ձայնի համար, կա նաև տերցիա ցածր տարբերակ։',
    },
    color: '#6d86a8',
    brands: grownUp,
    art: { style: 'ridge', palette: { hues: [220, 235, 265], mood: 'bright' }, motif: 'summit' },
  },
  {
    slug: 'the-goats-of-the-express',
    name: { rus: 'Козы из экспресса', eng: 'The Goats of the Express', hye: 'Ճեպընթացի այծերը' },
    artist: { name: { rus: 'Оркестр «Тупик»', eng: 'The Dead End Orchestra', hye: '«Փակուղի» նվագախումբ' } },
    description: {
      rus: 'Скороговорка под баян и стук колёс: кто не сбился ко второму куплету, тот выиграл.\nСмеяться во время пения разрешено.',
      eng: 'A tongue-twister to an accordion and rattling wheels: who has not stumbled by the second verse has won.\nLaughing while singing is allowed.',
      hye: 'Շուտասելուկ բայանի և անիվների թխկոցի տակ. ով երկրորդ քառատողին չխճճվեց, նա հաղթեց։\nԵրգելիս ծիծաղել թույլատրվում է։',
    },
    color: '#a8621f',
    art: { style: 'ridge', palette: { hues: [65, 40, 320], mood: 'bright' }, motif: 'locomotive' },
  },
  {
    slug: 'letters-by-lamplight',
    name: { rus: 'Письма при лампе', eng: 'Letters by Lamplight', hye: 'Նամակներ լամպի լույսով' },
    artist: { name: { rus: 'Артём и Лусине', eng: 'Artyom and Lusine', hye: 'Արտյոմ և Լուսինե' } },
    description: {
      rus: 'Дуэт соседей с разных этажей: они поют, не видя друг друга, и встречаются только в последнем такте.\nУдобно петь из двух комнат.',
      eng: 'A duet of neighbours on two floors: they sing without seeing each other and meet only in the last bar.\nWorks well from two rooms.',
      hye: 'Տարբեր հարկերի հարևանների զուգերգ. նրանք երգում են առանց իրար տեսնելու և հանդիպում միայն վերջին տակտում։\nՀարմար է երգել երկու սենյակից։',
    },
    color: '#8a5a3c',
    brands: grownUp,
    art: { style: 'portrait', palette: { hues: [45, 25, 285], mood: 'dark' }, motif: 'violin' },
  },
  {
    slug: 'the-cloud-factory-song',
    name: { rus: 'Песня облачной фабрики', eng: 'The Cloud Factory Song', hye: 'Ամպերի գործարանի երգը' },
    artist: { name: { rus: 'Вторая смена', eng: 'The Second Shift', hye: 'Երկրորդ հերթափոխ' } },
    description: {
      rus: 'Колыбельная для тех, кто делает погоду: голоса вступают по одному, как цеха.\nЗасыпают под неё к третьему куплету.',
      eng: 'A lullaby for those who make the weather: voices join one by one, like workshops.\nMost are asleep by the third verse.',
      hye: 'Օրորոցային եղանակ ստեղծողների համար. ձայները միանում են մեկ առ մեկ, ինչպես արտադրամասերը։\nԵրրորդ քառատողին արդեն քնում են։',
    },
    color: '#5a8fb0',
    art: { style: 'paper', palette: { hues: [200, 215, 260], mood: 'bright' } },
  },
  {
    slug: 'under-the-lake',
    name: { rus: 'Под озером', eng: 'Under the Lake', hye: 'Լճի տակ' },
    artist: { name: { rus: 'Группа «Проходка»', eng: 'The Drifters of Stone', hye: '«Հորատանցք» խումբ' } },
    description: {
      rus: 'Тяжёлый рок проходчиков: ритм задаёт отбойный молоток, мелодию держит бас.\nПеть в полный голос, соседей предупредить.',
      eng: 'Heavy rock of tunnel builders: a jackhammer sets the beat, the bass carries the tune.\nTo be sung at full voice; warn the neighbours.',
      hye: 'Թունելագործների ծանր ռոք. ռիթմը տալիս է հորատիչը, մեղեդին պահում է բասը։\nԵրգել լիաձայն, հարևաններին զգուշացնել։',
    },
    color: '#4d5c66',
    brands: grownUp,
    age: 12,
    art: { style: 'tunnel', palette: { hues: [30, 220, 250], mood: 'dark' } },
  },
  {
    slug: 'badgers-lantern',
    name: { rus: 'Фонарик барсука', eng: 'The Badger’s Lantern', hye: 'Փորսուղի լապտերը' },
    artist: { name: { rus: 'Лесной хор', eng: 'The Forest Choir', hye: 'Անտառի երգչախումբ' } },
    description: {
      rus: 'Тихая песенка из мультфильма про упавшую звезду. Хлопать на сильную долю, шептать на слабую.\nПодходит для самых маленьких.',
      eng: 'A quiet little song from the cartoon about the fallen star. Clap on the strong beat, whisper on the weak one.\nGood for the very small.',
      hye: 'Մեղմ երգ ընկած աստղի մասին մուլտֆիլմից։ Ծափահարել ուժեղ մասին, շշնջալ թույլին։\nՀարմար է ամենափոքրերին։',
    },
    color: '#3f6f4c',
    art: { style: 'forest', palette: { hues: [75, 140, 230], mood: 'dusk' }, motif: 'star' },
  },
  {
    slug: 'lisbon-without-an-umbrella',
    name: { rus: 'Лиссабон без зонта', eng: 'Lisbon without an Umbrella', hye: 'Լիսաբոնն առանց հովանոցի' },
    artist: { name: { rus: 'Мария Фадеева', eng: 'Maria Fadeeva', hye: 'Մարիա Ֆադեևա' } },
    description: {
      rus: 'Почти фаду: гитара, дождь и человек, который приезжает по понедельникам.\nМожно петь в половину темпа, станет только лучше.',
      eng: 'Almost a fado: a guitar, the rain and somebody who comes on Mondays.\nSung at half the speed it only gets better.',
      hye: 'Գրեթե ֆադու՝ կիթառ, անձրև և մեկը, ով գալիս է երկուշաբթի օրերին։\nԿարելի է երգել կրկնակի դանդաղ, միայն կգեղեցկանա։',
    },
    color: '#2f6f8a',
    brands: grownUp,
    art: { style: 'waves', palette: { hues: [30, 205, 240], mood: 'dusk' } },
  },
  {
    slug: 'the-long-bench-anthem',
    name: { rus: 'Гимн длинной лавочки', eng: 'Anthem of the Long Bench', hye: 'Երկար նստարանի օրհներգը' },
    artist: { name: { rus: 'Соседи по двору', eng: 'The Courtyard Neighbours', hye: 'Բակի հարևանները' } },
    description: {
      rus: 'Дворовый гимн на четыре аккорда: поют все, кто присел на минуту и остался до вечера.\nНачинает старший, заканчивают хором.',
      eng: 'A courtyard anthem on four chords: everybody sings who sat down for a minute and stayed till evening.\nThe eldest begins, all finish together.',
      hye: 'Բակային օրհներգ չորս ակորդով. երգում են բոլորը, ովքեր նստեցին մի րոպե և մնացին մինչև երեկո։\nՍկսում է ավագը, ավարտում են միասին։',
    },
    color: '#8a7a2f',
    art: { style: 'geometry', palette: { hues: [85, 60, 300], mood: 'bright' }, motif: 'trombone' },
  },
  ...songsForCompany,
  ...songsForOneVoice,
];
