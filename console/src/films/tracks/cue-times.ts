/** Formats seconds as `0:01:02.500`. */
export function timeText(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const whole = Math.floor(thousandths / 1000);
  const fraction = String(thousandths % 1000).padStart(3, '0');
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${fraction}`;
}

/** Parses `1:02.5`, `0:01:02,500` or `62.5` to seconds; null if it is not a time. */
export function secondsOf(text: string): number | null {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (match === null) return null;
  const [, hours = '0', minutes, seconds = '0', fraction = '0'] = match;
  if (minutes !== undefined && (Number(minutes) > 59 || Number(seconds) > 59)) return null;
  return Number(hours) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds) + Number(`0.${fraction}`);
}
