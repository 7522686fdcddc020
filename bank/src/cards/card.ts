import { createHmac } from 'node:crypto';
import { behaviourOf } from './card-table.ts';
import type { Behaviour } from './card-table.ts';

/** A card as a browser sends it; exists only as long as its request. */
export interface CardData {
  readonly number: string;
  readonly month: number;
  /** Four digits, or the last two. */
  readonly year: number;
  readonly cvc: string;
}

/** The stored data of a card. */
export interface CardMark {
  /** Equal for the same number; reveals nothing of it without the bank's secret. */
  readonly fingerprint: string;
  readonly behaviour: Behaviour;
  /** `CardFace` as JSON. */
  readonly card: string;
}

/** The visible data of a card, in YooKassa's form. */
export interface CardFace {
  readonly first6: string;
  readonly last4: string;
  readonly expiry_month: string;
  readonly expiry_year: string;
  readonly card_type: string;
}

/** Null when number, date or code cannot be those of a card. */
export function readCard(
  { number, month, year, cvc }: CardData,
  secret: string,
  now: number,
): CardMark | null {
  const digits = number.replace(/[ -]/g, '');
  const wholeYear = year < 100 ? 2000 + year : year;
  if (!/^\d{12,19}$/.test(digits) || !isLuhn(digits) || !/^\d{3,4}$/.test(cvc)) return null;
  if (month < 1 || month > 12 || wholeYear > 2100) return null;
  // Valid until the end of its month in every time zone.
  if (Date.UTC(wholeYear, month) + 12 * 60 * 60_000 <= now) return null;
  const face: CardFace = {
    first6: digits.slice(0, 6),
    last4: digits.slice(-4),
    expiry_month: String(month).padStart(2, '0'),
    expiry_year: String(wholeYear),
    card_type: typeOf(digits),
  };
  return {
    fingerprint: createHmac('sha256', secret).update(digits).digest('base64url'),
    behaviour: behaviourOf(digits),
    card: JSON.stringify(face),
  };
}

/** ISO/IEC 7812-1, annex B. */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of Array.from(digits).reverse().entries()) {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function typeOf(digits: string): string {
  if (/^220[0-4]/.test(digits)) return 'Mir';
  if (digits.startsWith('4')) return 'Visa';
  return /^(?:5[1-5]|2[2-7])/.test(digits) ? 'MasterCard' : 'Unknown';
}
