export const currencies = ['RUB', 'AMD', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** Hundredths from text such as `1990.00`; null for anything else, for zero and for sums too great to be exact. */
export function readAmount(text: string): number | null {
  const parts = /^(\d{1,12})\.(\d{2})$/.exec(text);
  if (parts === null) return null;
  const minor = Number(`${parts[1]}${parts[2]}`);
  return minor > 0 ? minor : null;
}

export function writeAmount(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
