/** By what a bonus programme knows its members. */
export const bonusLoginTypes = ['phone', 'email'] as const;
export type BonusLoginType = (typeof bonusLoginTypes)[number];

/** Digits of a confirmation code of a bonus programme, at least. */
export const leastBonusCode = 4;

const russian = /^79\d{9}$/;
const armenian = /^374\d{8}$/;
/** As the HTML standard has it for `type="email"`, with a dot in the domain. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/**
 * A login as bonus programmes are sent it, or null for what is none. Of a phone number the digits: 79 and nine more, where
 * 89 and 9 at the beginning stand for 79, or 374 and eight more.
 */
export function bonusLoginOf(typed: string, type: BonusLoginType): string | null {
  if (type === 'email') {
    const address = typed.trim();
    return address.length <= 254 && email.test(address) ? address.toLowerCase() : null;
  }
  const digits = typed.replaceAll(/\D/g, '').replace(/^89/, '79').replace(/^9/, '79');
  return russian.test(digits) || armenian.test(digits) ? digits : null;
}
