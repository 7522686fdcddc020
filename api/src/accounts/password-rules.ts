import { KadrError } from '@kadr/contract';

const shortest = 8;

/** Passwords of eight or more characters from the top of every list of leaked passwords. */
const common = new Set(
  (
    'password passw0rd password1 password12 password123 password1234 p@ssw0rd p@ssword 12345678 123456789 1234567890 ' +
    '0123456789 123123123 1234512345 12344321 11223344 12341234 123321123 987654321 9876543210 87654321 147258369 ' +
    '159753159 741852963 789456123 147852369 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 ' +
    'qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qazwsxedc zaq12wsx asdfghjk asdfghjkl ' +
    'asdfasdf zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh a1b2c3d4 aa123456 iloveyou iloveyou1 sunshine princess ' +
    'football baseball superman starwars whatever trustno1 welcome1 letmein1 computer internet samsung1 michelle ' +
    'jennifer liverpool changeme administrator administrator1 admin123 admin1234 superuser marina123 natasha1 vladimir ' +
    'пароль123 пароль1234 йцукенгш йцукенгшщз йцукен123 ytrewq123 gfhjkm123 любимая1 1йфя2цыч 111222333 123qweasd ' +
    'qweasdzxc 123qwe123 qwe123qwe 1234qwer qwer1234 asdf1234 zxcv1234 pokemon1 monkey123 dragon123 master123 shadow12'
  ).split(' '),
);

/**
 * Checks a new password: at least eight characters, not one of the most used, not one or two characters repeated, not
 * one of the account's logins or the part of one before its `@`. No character classes are required: they make passwords
 * harder to remember, not to guess (NIST SP 800-63B §3.1.1.2).
 *
 * @throws KadrError PASSWORD_WEAK
 */
export function requireGoodPassword(password: string, logins: readonly (string | null)[]): void {
  const written = password.normalize('NFC').trim();
  const lower = written.toLowerCase();
  const own = logins.flatMap((login) =>
    login === null
      ? []
      : [login, login.replace(/@.*$/, ''), login.replace(/\D/g, '')].map((one) => one.toLowerCase()),
  );
  const isWeak =
    Array.from(written).length < shortest ||
    new Set(lower).size < 3 ||
    common.has(lower) ||
    own.some((one) => one !== '' && one === lower);
  if (isWeak) throw new KadrError('PASSWORD_WEAK', { field: 'new_password' });
}
