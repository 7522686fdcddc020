/** Frames per second: ingests convert every film to this rate. */
export const frameRate = 25;

/** The frame at `seconds`, counted from 0. A hundredth of a frame absorbs the rounding of clocks. */
export function frameAt(seconds: number): number {
  return Math.floor(seconds * frameRate + 0.01);
}

/** Start of a frame in seconds, rounded to hundredths. */
export function frameStart(frame: number): number {
  return Math.round((frame / frameRate) * 100) / 100;
}

/** Formats seconds as `1:02:03.48` or `2:03.48`. */
export function formatFilmTime(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const whole = Math.floor(hundredths / 100);
  const two = (number: number): string => String(number).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = `${two(whole % 60)}.${two(hundredths % 100)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Parses a typed time to seconds: `75`, `1:15`, `1:15.5`, `1:02:03,48`; null for anything else. */
export function parseFilmTime(text: string): number | null {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5}(?:[.,]\d{1,3})?)$/.exec(text.trim());
  if (match === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
  return Math.round(total * 100) / 100;
}
