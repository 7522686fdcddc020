/** Seconds of the first part: two segments. */
const FIRST_PART = 7.68;

/**
 * A DASH manifest of two parts out of a film's, as composed assets have: its beginning, then the whole of it, the
 * second part with its own initialization segments. `folder` is where the film's addresses begin.
 */
export function inTwoParts(manifest: string, folder: string): string {
  const [, written = ''] = /<Period[^>]*>([^]*)<\/Period>/.exec(manifest) ?? [];
  const [, duration = '0'] = /mediaPresentationDuration="PT([\d.]+)S"/.exec(manifest) ?? [];
  const first = written.replaceAll(/(?<=(?:initialization|media)=")/g, folder);
  const second = first.replaceAll('/init.mp4"', '/init.mp4?part=2"');
  const periods = [
    `<Period id="1" start="PT0S" duration="PT${FIRST_PART}S">${first}</Period>`,
    `<Period id="2" start="PT${FIRST_PART}S" duration="PT${duration}S">${second}</Period>`,
  ];
  return manifest
    .replace(/<Period[^]*<\/Period>/, periods.join(''))
    .replace(/(?<=mediaPresentationDuration=")PT[\d.]+S/, `PT${FIRST_PART + Number(duration)}S`);
}
