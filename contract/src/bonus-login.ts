/** The kinds of logins by which a bonus programme identifies its members. */
export const bonusLoginTypes = ['phone', 'email'] as const;
export type BonusLoginType = (typeof bonusLoginTypes)[number];

/** Minimum number of digits of a bonus programme's confirmation code. */
export const leastBonusCode = 4;

const russian = /^79\d{9}$/;
const armenian = /^374\d{8}$/;
/** The HTML standard's definition for `type="email"`, with a dot required in the domain. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/**
 * A login in the form sent to bonus programmes, or null if invalid. A phone number becomes its digits: 79 and nine more
 * (a leading 89 or 9 stands for 79), or 374 and eight more.
 */
export function bonusLoginOf(typed: string, type: BonusLoginType): string | null {
  if (type === 'email') {
    const address = typed.trim();
    return address.length <= 254 && email.test(address) ? address.toLowerCase() : null;
  }
  const digits = typed.replaceAll(/\D/g, '').replace(/^89/, '79').replace(/^9/, '79');
  return russian.test(digits) || armenian.test(digits) ? digits : null;
}
