/** Latin spellings of the letters of another alphabet, the longer first. */
type Writing = readonly (readonly [latin: string, letters: string])[];

const russian: Writing = [
  ...pairs(
    'shch щ, sch щ, yy ый, yj ый, iy ий, ij ий, ay ай, ey ей, oy ой, uy уй, aj ай, ej ей, oj ой, uj уй',
  ),
  ...pairs('sh ш, ch ч, zh ж, kh х, ts ц, tz ц, ya я, ja я, yu ю, ju ю, yo ё, jo ё, ye е, je е'),
  ...pairs(
    'a а, b б, c ц, d д, e е, f ф, g г, h х, i и, j й, k к, l л, m м, n н, o о, p п, q к, r р, s с, t т',
  ),
  ...pairs('u у, v в, w в, x кс, y ы, z з'),
];

const armenian: Writing = [
  ...pairs('sh շ, ch չ, zh ժ, kh խ, ts ց, dz ձ, gh ղ, th թ, ph փ, ev և, ou ու'),
  ...pairs(
    'a ա, b բ, c ց, d դ, e ե, f ֆ, g գ, h հ, i ի, j ջ, k կ, l լ, m մ, n ն, o ո, p պ, q ք, r ր, s ս, t տ',
  ),
  ...pairs('u ու, v վ, w վ, x խ, y յ, z զ'),
];

/** The possible Russian and Armenian forms of a word in Latin letters; empty for any other word. */
export function otherAlphabets(word: string): string[] {
  const latin = word.toLowerCase();
  if (!/^[a-z'’]+$/.test(latin)) return [];
  return [written(latin, russian), written(latin, armenian)];
}

function written(latin: string, writing: Writing): string {
  let rest = latin.replace(/['’]/g, '');
  let letters = '';
  while (rest !== '') {
    const [piece, letter] = writing.find(([start]) => rest.startsWith(start)) ?? [rest.charAt(0), ''];
    letters += letter;
    rest = rest.slice(piece.length);
  }
  return letters;
}

function pairs(list: string): Writing {
  return list.split(', ').map((pair) => {
    const [latin = '', letters = ''] = pair.split(' ');
    return [latin, letters];
  });
}
