/** Writes VAST answers for tests, in the words of the standard. Short names stand for addresses of {@link adServer}. */

/** The ad server of tests, which also gets the tracking requests. */
export const adServer = 'https://ads.example/';

export type Attributes = Readonly<Record<string, string | number>>;

/** An element of any name. */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${content.join('')}</${name}>`;
}

/** An address in CDATA; macros stay as they are. */
export function address(name: string): string {
  return `<![CDATA[${name.includes(':') || name.startsWith('//') ? name : adServer + name}]]>`;
}

export function file(attributes: Attributes = {}, name = 'clip.mp4'): string {
  const usual = { delivery: 'progressive', type: 'video/mp4', width: 640, height: 360 };
  return element('MediaFile', { ...usual, ...attributes }, address(name));
}

/** A file with these attributes and no others. */
export function bareFile(attributes: Attributes, name = 'clip.mp4'): string {
  return element('MediaFile', attributes, address(name));
}

export interface LinearParts {
  readonly attributes?: Attributes;
  readonly duration?: string;
  readonly files?: string;
  readonly tracking?: string;
  readonly clicks?: string;
  readonly icons?: string;
}

/** A linear creative of 20 s by default. */
export function linear({ attributes = {}, duration = '00:00:20', ...parts }: LinearParts = {}): string {
  const { files = file(), tracking = '', clicks = '', icons = '' } = parts;
  return element(
    'Linear',
    attributes,
    element('Duration', {}, duration),
    element('MediaFiles', {}, files),
    tracking === '' ? '' : element('TrackingEvents', {}, tracking),
    clicks === '' ? '' : element('VideoClicks', {}, clicks),
    icons === '' ? '' : element('Icons', {}, icons),
  );
}

export const tracking = (event: string, name = event, attributes: Attributes = {}): string =>
  element('Tracking', { event, ...attributes }, address(name));

export const creative = (content: string, attributes: Attributes = {}): string =>
  element('Creative', attributes, content);

/** `more` stands beside what every advertisement has. */
export function inLine(creatives: string, more = '', attributes: Attributes = {}): string {
  return element(
    'Ad',
    { id: 'ad', ...attributes },
    element(
      'InLine',
      {},
      '<AdSystem version="4.0">Example</AdSystem><AdTitle>Sea tea</AdTitle>',
      element('Impression', { id: 'i' }, address('impression')),
      element('Error', {}, address('error-[ERRORCODE]')),
      more,
      element('Creatives', {}, creatives),
    ),
  );
}

/** A plain advertisement with these files. */
export const withFiles = (...files: readonly string[]): string =>
  vast(inLine(creative(linear({ files: files.join('') }))));

export function wrapper(content = '', attributes: Attributes = {}, next = 'next'): string {
  return element(
    'Wrapper',
    attributes,
    '<AdSystem>Reseller</AdSystem>',
    element('Impression', {}, address('wrapper-impression')),
    element('Error', {}, address('wrapper-error-[ERRORCODE]')),
    content,
    element('VASTAdTagURI', {}, address(next)),
  );
}

export const wrapped = (content = '', attributes: Attributes = {}, next = 'next'): string =>
  vast(element('Ad', { id: 'wrapper' }, wrapper(content, attributes, next)));

export function vast(content: string, version = '4.3'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('VAST', { version }, content)}`;
}
