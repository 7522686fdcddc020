/** Times within an advertisement (VAST 4.3 §2.3.1: `HH:MM:SS.mmm` or `n%`). */

/** Seconds, or a part of the clip, whose length is known once it is loaded. */
export type Offset =
  | { readonly unit: 'second'; readonly value: number }
  /** 0–100. */
  | { readonly unit: 'percent'; readonly value: number };

/** Seconds of `HH:MM:SS.mmm`, also with fewer parts; null for anything else. */
export function parseTime(text: string | null): number | null {
  const parts = (text ?? '').trim().split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,6}(?:[.,]\d{1,6})?$/.test(part.trim()))) return null;
  return parts.reduce((sum, part) => sum * 60 + Number(part.trim().replace(',', '.')), 0);
}

/** Null for anything but a time or a part. */
export function parseOffset(text: string | null): Offset | null {
  const [, percent] = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*%$/.exec((text ?? '').trim()) ?? [];
  if (percent !== undefined) {
    const value = Number(percent.replace(',', '.'));
    return value <= 100 ? { unit: 'percent', value } : null;
  }
  const seconds = parseTime(text);
  return seconds === null ? null : { unit: 'second', value: seconds };
}

/** Seconds of a clip of `duration` seconds; null while that is needed and not known (0). */
export function secondsOf({ unit, value }: Offset, duration: number): number | null {
  if (unit === 'second') return value;
  return duration > 0 ? (duration * value) / 100 : null;
}

/** `HH:MM:SS.mmm`. */
export function timecode(seconds: number): string {
  const milliseconds = Math.round(Math.max(0, seconds) * 1000);
  const part = (value: number, digits: number): string => String(value).padStart(digits, '0');
  const [hours, minutes] = [Math.floor(milliseconds / 3_600_000), Math.floor(milliseconds / 60_000) % 60];
  return `${part(hours, 2)}:${part(minutes, 2)}:${part(Math.floor(milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}
