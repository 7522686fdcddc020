import type { SongSheet } from './sheet.ts';

/** Songs for one voice and a window: a fado, a blues, a summer roof, the first snow. */
export const songsForListening: readonly SongSheet[] = [
  {
    slug: 'apricots-on-the-roof',
    language: 'hye',
    manner: 'waltz',
    tempo: 126,
    beatsPerBar: 3,
    tonic: 64,
    mode: 'major',
    verse: {
      chords: '1 6 4 5 1 6 2 5',
      ways: ['3 3 4 5 5 4 3 2 3', '4 4 5 6 5 4 3 2', '3 5 5 6 5 3 2 3', '4 4 3 2 2 1 2 2'],
    },
    chorus: {
      chords: '4 5 1 6 4 5 1 1',
      ways: ["6 6 1' 7 6 5 6 7", "1' 7 6 5 5 6 6", "6 6 1' 7 6 5 7 7", "1' 5 4 3 2 2 1 1"],
    },
    verses: [
      [
        'Տանիքին շարել եմ արևի կտորներ,',
        'Հարևանն է նայում իր պատուհանից։',
        'Երեկ մենք վիճեցինք, այսօր լուռ ենք դեռ,',
        'Բայց ծիրանի բույրը կանչում է նորից։',
      ],
      [
        'Քամին մեր սփռոցը տարավ դեպի այգի,',
        'Մենք երկուսով վազեցինք նրա ետևից։',
        'Ծիծաղեց փողոցը, ծիծաղեց երկինքը,',
        'Ու վեճը մոռացանք մենք հենց այդ օրից։',
      ],
    ],
    refrain: [
      'Ե՛կ, նստիր կողքիս, ծիրան ենք կիսում,',
      'Կեսը քեզ, կեսը ինձ, կորիզը՝ հողին։',
      'Ամառը երկար է, երբ երգ ենք լսում,',
      'Թող արևը նստի մեր տան տանիքին։',
    ],
  },
  {
    slug: 'yellow-tram-blues',
    language: 'eng',
    manner: 'ballad',
    tempo: 116,
    beatsPerBar: 4,
    tonic: 60,
    mode: 'major',
    verse: {
      chords: '1/7 1/7 4/7 1/7 4/7 1/7 5/7 1/7',
      ways: ['5 5 6 5 3 3 2 1', '1 3 4 4 3 1 3', '4 4 6 5 4 3 1 1', '5 5 4 4 3 2 7, 1'],
    },
    chorus: {
      chords: '4/7 4/7 1/7 1/7 5/7 4/7 1/7 1/7',
      ways: ["6 6 1' 6 6 5 4 4", '3 3 5 5 5 6 5 5', '5 5 7 5 4 4 6 4', '3 3 5 3 2 1 1'],
    },
    verses: [
      [
        'I rode past my corner, I rode past my street,',
        'The driver was humming, the rain kept the beat.',
        'My key’s in my pocket, my supper is cold,',
        'But the yellow tram’s rolling through rivers of gold.',
      ],
      [
        'A lady got in with a fern in a pot,',
        'She asked was it Tuesday, I said it was not.',
        'We looked at the windows, the windows looked back,',
        'And nobody mentioned the end of the track.',
      ],
    ],
    refrain: [
      'Oh, carry me, carry me, one more stop,',
      'From the foot of the hill to the very top.',
      'I’ve nowhere to hurry and nothing to lose,',
      'I’m riding the town with the yellow tram blues.',
    ],
  },
  {
    slug: 'lisbon-without-an-umbrella',
    language: 'rus',
    manner: 'ballad',
    tempo: 118,
    beatsPerBar: 4,
    tonic: 57,
    mode: 'minor',
    verse: {
      chords: '1 1 4 1 5/M 5/M 1 1',
      ways: ['5 5 6 5 4 3 2 1', '4 4 6 5 4 3 3', '5 5 7^ 7^ 6 5 4 2', '3 2 1 2 7^, 1 1'],
    },
    chorus: {
      chords: '6 7 3 3 4 5/M 1 1',
      ways: ["1' 1' 7 6 7 2' 7 7", '7 7 6 5 5 6 5', "6 6 1' 6 5 4 5 5", '3 4 3 2 2 1 1'],
    },
    verses: [
      [
        'В понедельник прибудет корабль без имени,',
        'Я встречаю его без зонта.',
        'Этот дождь говорит на моём языке,',
        'Только слово забыл «никогда».',
      ],
      [
        'Он привёз мне письмо, и лимон, и открытку,',
        'И вчерашний морской загар.',
        'Я открою окно, я открою калитку,',
        'Я впущу его, как пожар.',
      ],
    ],
    refrain: [
      'Лиссабон, ты под вечер становишься тише,',
      'Как струна под усталой рукой.',
      'Если можешь, пролейся на красные крыши',
      'И его проводи домой.',
    ],
  },
  {
    slug: 'duduk-and-snow',
    language: 'hye',
    manner: 'ballad',
    tempo: 118,
    beatsPerBar: 4,
    tonic: 62,
    mode: 'minor',
    verse: {
      chords: '1 1 7 7 6 7 1 1',
      ways: ['1 2 3 3 2 3 4 3', '2 2 4 5 4 3 2 2', '3 3 1 6, 1 2 4 2', '3 4 3 2 2 1 1'],
    },
    chorus: {
      chords: '4 4 1 1 6 7 1 1',
      ways: ['4 5 6 6 6 5 4 6', '5 5 4 3 3 4 3', "6 6 1' 1' 7 6 7 7", '5 4 3 2 2 1 1'],
    },
    verses: [
      [
        'Ձյունը իջավ լուռ, ծածկեց ճամփան մեր,',
        'Դուդուկի ձայնը գնում է առաջ։',
        'Ես հետքերով եմ գալիս քո ետևից,',
        'Շունչս պահած, ձմեռվա դիմաց։',
      ],
      [
        'Լույս է վառվում հեռվում, մեր պատուհանն է,',
        'Մայրս թեյ է դրել, սպասում է ինձ։',
        'Մեկ շունչ էլ մնաց, ու ճամփան վերջանում է,',
        'Հասա տուն, դուդուկ, ես քո ետևից։',
      ],
    ],
    refrain: [
      'Նվագի՛ր, նվագի՛ր, մինչև շեմը տան,',
      'Թող սառույցը հալվի քո շնչից տաք։',
      'Ձյունը կմոռանա իր ճամփան անգամ,',
      'Բայց երգը կմնա դռան տակ։',
    ],
  },
];
