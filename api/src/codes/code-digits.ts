import { smsCodeLength } from '@kadr/contract';

/** Wrong tries of valid codes: of one login in a day, of the whole service in an hour. */
export interface WrongTries {
  readonly ofLogin: number;
  readonly ofService: number;
}

/** Numbers of wrong tries from which codes are longer. Never eight digits: a password may be eight digits. */
const longer = { login: 5, service: 10 } as const;
const longest = { service: 1000 } as const;

/** How many digits a code must have. Each additional one makes a try worth a tenth (decision 0056). */
export function codeDigits({ ofLogin, ofService }: WrongTries): number {
  if (ofService >= longest.service) return 7;
  return ofLogin >= longer.login || ofService >= longer.service ? 6 : smsCodeLength;
}

/** Whether a text may be a code that was sent by SMS; passwords have at least eight characters. */
export function mayBeCode(text: string): boolean {
  return /^(?:\d{4}|\d{6}|\d{7})$/.test(text);
}
