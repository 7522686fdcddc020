import { directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const cityComedyFilms: readonly DemoFilm[] = [
  {
    slug: 'an-obituary-with-a-misprint',
    name: {
      rus: 'Некролог с опечаткой',
      eng: 'An Obituary with a Misprint',
      hye: 'Մահախոսական՝ վրիպակով',
    },
    short_description: {
      rus: 'Газета по ошибке хоронит отставного корректора, и тот остаётся «покойным» на неделю: уж очень хорошо о нём говорят.',
      eng: 'A newspaper buries a retired proofreader by mistake, and he stays “late” for a week, so well does everyone speak of him.',
      hye: 'Թերթը սխալմամբ մահացած է հայտարարում թոշակառու սրբագրիչին, և նա մեկ շաբաթ մնում է «հանգուցյալ»՝ այնքան լավ են խոսում իր մասին։',
    },
    summary: {
      rus: 'Сорок лет Марк Семёнович ловил чужие опечатки — и нашёл последнюю, в собственной фамилии, в чёрной рамке. К нему в квартиру несут салаты, долги за девяносто третий год и признания, которых он ждал всю жизнь. Спрятавшись за ширмой, он слушает, правит карандашом надгробную речь и понимает, что воскреснуть теперь будет неловко.',
      eng: 'For forty years Mark Semyonovich caught other people’s misprints, and now he has found the last one: his own surname in a black border. Guests bring to his flat salads, debts from 1993 and confessions he has waited for all his life. Behind a screen he listens, corrects the eulogy in pencil and sees that rising from the dead will be awkward.',
      hye: 'Քառասուն տարի Մարկ Սեմյոնովիչը որսացել է ուրիշների վրիպակները և գտել վերջինը՝ իր ազգանունը սև շրջանակում։ Նրա տուն են բերում աղցաններ, իննսուներեք թվականի պարտքեր և խոստովանություններ, որոնց ողջ կյանքում սպասել է։ Շիրմայի հետևում թաքնված՝ նա լսում է, մատիտով սրբագրում դամբանականը և հասկանում, որ հիմա հարություն առնելն անհարմար է։',
    },
    year: 2016,
    age: 12,
    genres: ['comedy', 'family'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.0,
    cast: [
      directedBy('marfa-velikhova'),
      writtenBy('taisia-mirskaya'),
      plays('lev-granovich', 'Марк Семёнович', 'Mark Semyonovich', 'Մարկ Սեմյոնովիչ'),
      plays('ksenia-yarova', 'дочь Инна', 'Inna, his daughter', 'դուստր Իննա'),
      plays('yegor-tumanin', 'сосед Валера', 'Valera from next door', 'հարևան Վալերա'),
    ],
    art: { style: 'paper', palette: { hues: [95, 300, 215], mood: 'bright' }, motif: 'letter' },
    mood: 'bright',
    lines: dialogue`
      Тут ошибка. Я — через «о». | There’s an error. I’m spelt with an “o”. | Այստեղ սխալ կա։ Իմը «օ»-ով է գրվում։
      Больше вас в некрологе ничего не смутило? | Nothing else in the obituary troubles you? | Մահախոսականում ուրիշ բան ձեզ չի՞ շփոթում։
      Запятая после «безвременно». | The comma after “untimely”. | «Անժամանակ» բառից հետո դրած ստորակետը։
      Тише. Сейчас Валера вернёт мне дрель. | Quiet. Valera is about to return my drill. | Կամա՛ց։ Վալերան հիմա շաղափիչս կվերադարձնի։
      Папа был самым терпеливым человеком. | Papa was the most patient of men. | Հայրիկն ամենահամբերատար մարդն էր։
      Кто это сказал? Инна? Моя Инна? | Who said that? Inna? My Inna? | Ո՞վ ասաց։ Իննա՞ն։ Ի՞մ Իննան։
      Выходи, отец. Салат кончается. | Come out, Father. The salad’s running out. | Դո՛ւրս արի, հայրիկ։ Աղցանը վերջանում է։
      Дайте опровержение. Мелким шрифтом. | Print a correction. In small type. | Հերքում տպեք։ Մանր տառերով։
    `,
  },
  {
    slug: 'the-latecomers-club',
    name: { rus: 'Клуб опаздывающих', eng: 'The Latecomers’ Club', hye: 'Ուշացողների ակումբը' },
    original_name: 'Le Club des retardataires',
    short_description: {
      rus: 'Пятеро лионцев, которые никогда никуда не успевают, обязаны прийти вовремя один раз: на свадьбу своего основателя.',
      eng: 'Five people of Lyon who are never in time for anything must be punctual just once: for the wedding of their founder.',
      hye: 'Հինգ լիոնցի, որ երբեք ոչ մի տեղ ժամանակին չեն հասնում, պետք է գոնե մեկ անգամ չուշանան՝ իրենց հիմնադրի հարսանիքից։',
    },
    summary: {
      rus: 'Заседания назначены на семь, и зал снимают с девяти. Здесь не осуждают: один возвращается проверить утюг, другая не может обойти чужую собаку, третий вежлив с каждой дверью. Но председатель Гюстав женится ровно в полдень, на другом конце города, и город, как нарочно, прекрасен на каждом углу.',
      eng: 'Meetings are called for seven, and the room is hired from nine. Nobody judges: one goes back to check the iron, another cannot pass a strange dog, a third is polite to every door. But Gustave the chairman marries at noon sharp on the far side of town, and the town, as if on purpose, is lovely at every corner.',
      hye: 'Նիստերը նշանակված են յոթին, իսկ սրահը վարձում են իննից։ Այստեղ չեն դատապարտում. մեկը վերադառնում է արդուկն ստուգելու, մյուսը չի կարող շրջանցել օտար շանը, երրորդը քաղաքավարի է ամեն դռան հետ։ Բայց նախագահ Գյուստավն ամուսնանում է ուղիղ կեսօրին, քաղաքի մյուս ծայրում, իսկ քաղաքը, կարծես դիտմամբ, գեղեցիկ է ամեն անկյունում։',
    },
    year: 2019,
    age: 6,
    genres: ['comedy', 'adventure'],
    countries: ['FR'],
    themes: ['movies'],
    rating: 7.5,
    cast: [
      directedBy('clemence-dauvergne'),
      plays('julien-marsault', 'Гюстав', 'Gustave', 'Գյուստավ'),
      plays('amara-bell-nwosu', 'Перл', 'Pearl', 'Պերլ'),
      plays('reza-mehranfar', 'господин Фарид', 'Monsieur Farid', 'պարոն Ֆարիդ'),
      plays('stelios-amorgianos', 'флорист Никос', 'Nikos the florist', 'ծաղկավաճառ Նիկոս'),
    ],
    art: { style: 'geometry', palette: { hues: [340, 150, 60], mood: 'bright' } },
    mood: 'bright',
    lines: dialogue`
      Все в сборе? — Через час начнём. | All here? — We’ll start in an hour. | Բոլորն այստե՞ղ են։ — Մեկ ժամից կսկսենք։
      Меня зовут Перл, и я опоздала родиться. | I’m Pearl, and I was late being born. | Ես Պերլն եմ և ուշացել եմ ծնվել։
      Здравствуй, Перл. Ты как раз вовремя. | Hello, Pearl. You are just in time. | Բարև, Պերլ։ Ճիշտ ժամանակին ես։
      До мэрии два километра и шесть кафе. | Two kilometres to go and six cafés. | Մինչև քաղաքապետարան վեց սրճարան կա։
      Не смотрите на витрины! Строем! | No looking in windows! Form a line! | Ցուցափեղկերին մի՛ նայեք։ Շարքո՛վ։
      Я только поздоровался с мостом. | I was only saying hello to the bridge. | Ես միայն կամրջին բարևեցի։
      Десять минут до полудня. Что это? — Мы. | Ten to noon. Who’s that? — It’s us. | Տասներկուսին տասը պակաս։ Ովքե՞ր են։ — Մենք։
      А где невеста? — Она тоже из клуба. | Where’s the bride? — She is a member, too. | Իսկ հա՞րսը։ — Նա էլ է մեր ակումբից։
    `,
  },
  {
    slug: 'prompter-included',
    name: { rus: 'Суфлёр в придачу', eng: 'Prompter Included', hye: 'Հուշարարը՝ նվեր' },
    short_description: {
      rus: 'Молодожёны дёшево снимают квартиру с призраком театрального суфлёра, который подсказывает, что говорить.',
      eng: 'Newlyweds rent a flat at a bargain: it comes with the ghost of a theatre prompter who tells people what to say.',
      hye: 'Նորապսակներն էժան բնակարան են վարձում, ուր ապրում է թատրոնի հուշարարի ուրվականը և հուշում՝ ինչ ասել։',
    },
    summary: {
      rus: 'Сначала удобно: Эраст Петрович шепчет из отдушины нужные слова теще, начальнику и банку. Потом Дина замечает, что муж стал говорить слишком хорошо, а муж — что жена отвечает пятистопным ямбом. Чтобы узнать, что они думают на самом деле, придётся выгнать призрака. Или дать ему наконец роль.',
      eng: 'At first it is handy: from the air vent Erast Petrovich whispers the right words for mother-in-law, boss and bank. Then Dina notices that her husband talks too well, and he that she answers in iambic pentameter. To learn what they really think they must turn the ghost out. Or else give him a part at last.',
      hye: 'Սկզբում հարմար է. Էրաստ Պետրովիչն օդանցքից շշնջում է ճիշտ բառերը զոքանչի, պետի և բանկի համար։ Հետո Դինան նկատում է, որ ամուսինը չափազանց լավ է խոսում, իսկ սա՝ որ կինը հնգաչափ յամբով է պատասխանում։ Որպեսզի իմանան, թե իրականում ինչ են մտածում, պետք է ուրվականին վռնդել։ Կամ վերջապես նրան դեր տալ։',
    },
    year: 2024,
    age: 12,
    genres: ['comedy', 'fantasy', 'romance'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 7.6,
    cast: [
      directedBy('marfa-velikhova'),
      writtenBy('taisia-mirskaya'),
      plays('vera-lugovskikh', 'Дина', 'Dina', 'Դինա'),
      plays('yegor-tumanin', 'Лев', 'Lev', 'Լև'),
      plays('lev-granovich', 'Эраст Петрович', 'Erast Petrovich', 'Էրաստ Պետրովիչ'),
    ],
    art: { style: 'tunnel', palette: { hues: [35, 355, 275], mood: 'dusk' }, motif: 'stage' },
    mood: 'bright',
    lines: dialogue`
      Две комнаты, вид на театр, жилец. | Two rooms, a theatre view, one occupant. | Երկու սենյակ, տեսարան դեպի թատրոն, մի բնակիչ։
      Какой жилец? — Он почти не ест. | What occupant? — He hardly eats. | Ի՞նչ բնակիչ։ — Գրեթե չի ուտում։
      «Мама, как вам идёт этот борщ». | “Mother, this borscht becomes you.” | «Մայրի՛կ, այս բորշչը ձեզ շատ է սազում»։
      Кто это сейчас сказал? | Who said that just now? | Սա հիմա ո՞վ ասաց։
      Паузу! Держите паузу, голубчик! | The pause! Hold the pause, dear boy! | Դադա՛րը։ Դադարը պահեք, աղավնյա՛կս։
      Скажи мне хоть раз что-нибудь не по тексту. | For once say something that isn’t scripted. | Գոնե մեկ անգամ քո խոսքով ասա։
      Я… Дин, я не знаю слов. | I… Dina, I don’t know the words. | Ես… Դին, խոսքերը չգիտեմ։
      Вот! Вот это я и хотел услышать. | There! That’s what I wanted to hear. | Ահա։ Հենց դա էի ուզում լսել։
    `,
  },
];
