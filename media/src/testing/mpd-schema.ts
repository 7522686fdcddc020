import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';

/** The form of an attribute's value: the simple types of XML Schema that the rules below name. */
const types = {
  string: /^[^]*$/,
  anyUri: /^[^\s<>"{}|\\^`]*$/,
  boolean: /^(?:true|false|1|0)$/,
  unsignedInt: /^(?:\d{1,9}|[1-3]\d{9}|4[01]\d{8}|42[0-8]\d{7}|429[0-3]\d{6}|4294[0-8]\d{5})$/,
  unsignedLong: /^\d{1,19}$/,
  integer: /^-?\d{1,15}$/,
  duration: /^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?$/,
  language: /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/,
  frameRate: /^\d+(?:\/[1-9]\d*)?$/,
  dateTime: /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/,
  codecs: /^[^\s"]+$/,
  profiles: /^[\w\-.~%!$&/#'()*+;=:@]+(?:,[\w\-.~%!$&/#'()*+;=:@]*)*$/,
  contentType: /^(?:text|image|audio|video|application|font)$/,
  samplingRate: /^\d{1,10}(?: \d{1,10})?$/,
  sap: /^[0-6]$/,
  noWhitespace: /^\S+$/,
  uintOrBoolean: /^(?:\d{1,9}|true|false)$/,
  presentation: /^(?:static|dynamic)$/,
  uuid: /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/,
} as const;

type Type = keyof typeof types;

interface Rule {
  /** Permitted child elements, in this order; `+` at the end of a name: at least one, `?`: at most one. */
  readonly children?: readonly string[];
  /** Type of each attribute; with `!` it is required. */
  readonly attributes?: Readonly<Record<string, Type | `${Type}!`>>;
  readonly hasText?: boolean;
  /** Whether elements and attributes of other namespaces are permitted. */
  readonly isOpen?: boolean;
}

const descriptor: Rule = {
  attributes: { schemeIdUri: 'anyUri!', value: 'string', id: 'string' },
  isOpen: true,
};

/** Children that AdaptationSet and Representation share (RepresentationBaseType). */
const shared = {
  children: [
    'FramePacking',
    'AudioChannelConfiguration',
    'ContentProtection',
    'EssentialProperty',
    'SupplementalProperty',
    'InbandEventStream',
    'Label',
  ],
  attributes: {
    profiles: 'profiles',
    width: 'unsignedInt',
    height: 'unsignedInt',
    frameRate: 'frameRate',
    audioSamplingRate: 'samplingRate',
    mimeType: 'string',
    codecs: 'codecs',
    startWithSAP: 'sap',
  },
} as const satisfies Rule;

/**
 * The part of ISO/IEC 23009-1's schema for MPDs that our manifests use, in our words: the elements and attributes,
 * their order, how often they occur, and the form of their values. Anything else must not occur. The schema itself
 * (DASH-MPD.xsd) is ISO's and comes with no package, so it is not here.
 */
const rules: Readonly<Record<string, Rule>> = {
  MPD: {
    children: ['BaseURL', 'Location', 'Period+', 'UTCTiming'],
    attributes: {
      xmlns: 'anyUri!',
      profiles: 'profiles!',
      type: 'presentation',
      availabilityStartTime: 'dateTime',
      publishTime: 'dateTime',
      mediaPresentationDuration: 'duration',
      minimumUpdatePeriod: 'duration',
      minBufferTime: 'duration!',
      timeShiftBufferDepth: 'duration',
      suggestedPresentationDelay: 'duration',
      maxSegmentDuration: 'duration',
    },
    isOpen: true,
  },
  Period: {
    children: ['BaseURL', 'AdaptationSet'],
    attributes: { id: 'string', start: 'duration', duration: 'duration' },
  },
  AdaptationSet: {
    children: [
      ...shared.children,
      'Accessibility',
      'Role',
      'Rating',
      'Viewpoint',
      'BaseURL',
      'SegmentTemplate?',
      'Representation',
    ],
    attributes: {
      ...shared.attributes,
      id: 'unsignedInt',
      lang: 'language',
      contentType: 'contentType',
      maxWidth: 'unsignedInt',
      maxHeight: 'unsignedInt',
      maxFrameRate: 'frameRate',
      segmentAlignment: 'uintOrBoolean',
    },
  },
  Representation: {
    children: [...shared.children, 'BaseURL', 'SegmentTemplate?'],
    attributes: { ...shared.attributes, id: 'noWhitespace!', bandwidth: 'unsignedInt!' },
  },
  SegmentTemplate: {
    children: ['SegmentTimeline?'],
    attributes: {
      timescale: 'unsignedInt',
      presentationTimeOffset: 'unsignedLong',
      initialization: 'string',
      media: 'string',
      startNumber: 'unsignedInt',
      duration: 'unsignedInt',
    },
  },
  SegmentTimeline: { children: ['S+'] },
  S: { attributes: { t: 'unsignedLong', d: 'unsignedLong!', r: 'integer', n: 'unsignedLong' } },
  BaseURL: { hasText: true, attributes: { serviceLocation: 'string' } },
  Location: { hasText: true },
  Label: { hasText: true, attributes: { id: 'unsignedInt', lang: 'language' } },
  AudioChannelConfiguration: descriptor,
  Role: descriptor,
  Accessibility: descriptor,
  EssentialProperty: descriptor,
  SupplementalProperty: descriptor,
  UTCTiming: descriptor,
  ContentProtection: {
    ...descriptor,
    attributes: { ...descriptor.attributes, 'cenc:default_KID': 'uuid', robustness: 'noWhitespace' },
  },
};

/** Attributes that must be unique among elements of a name within one element of another (xs:unique). */
const unique = [
  { within: 'MPD', of: 'Period' },
  { within: 'Period', of: 'AdaptationSet' },
  { within: 'Period', of: 'Representation' },
] as const;

interface MpdElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MpdElement[];
  readonly text: string;
}

/** All violations of the rules of an MPD, one line each; none for a valid one. */
export function mpdFaults(mpd: string): readonly string[] {
  const isWellFormed = XMLValidator.validate(mpd);
  if (isWellFormed !== true) return [`not well-formed: ${isWellFormed.err.msg}`];
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    ignoreDeclaration: true,
  });
  const roots = readElements(parser.parse(mpd));
  const [root] = roots;
  if (roots.length !== 1 || root?.name !== 'MPD') return ['the root is no MPD'];
  return [
    ...(root.attributes['xmlns'] === 'urn:mpeg:dash:schema:mpd:2011' ? [] : ['MPD: another namespace']),
    ...elementFaults(root),
    ...uniqueFaults(root),
  ];
}

const nodes = z.array(z.record(z.string(), z.unknown()));

function readElements(parsed: unknown): readonly MpdElement[] {
  return nodes.parse(parsed).flatMap((node): MpdElement[] => {
    const name = Object.keys(node).find((key) => key !== ':@') ?? '';
    if (name === '#text') return [];
    const content = nodes.parse(node[name]);
    return [
      {
        name,
        attributes: z.record(z.string(), z.string()).parse(node[':@'] ?? {}),
        children: readElements(content),
        text: content.map((child) => (typeof child['#text'] === 'string' ? child['#text'] : '')).join(''),
      },
    ];
  });
}

function elementFaults(element: MpdElement): readonly string[] {
  const { name, children, text } = element;
  const rule = rules[name];
  if (rule === undefined) return [`${name}: no such element`];
  const own = children.filter((child) => !(rule.isOpen && child.name.includes(':')));
  return [
    ...(text !== '' && !rule.hasText ? [`${name}: has text`] : []),
    ...attributeFaults(element, rule),
    ...childFaults(name, own, rule.children ?? []),
    ...own.flatMap(elementFaults),
  ];
}

function attributeFaults(
  { name, attributes }: MpdElement,
  { attributes: known = {}, isOpen }: Rule,
): string[] {
  const missing = Object.entries(known)
    .filter(([key, type]) => type.endsWith('!') && !(key in attributes))
    .map(([key]) => `${name}: without ${key}`);
  const wrong = Object.entries(attributes).flatMap(([key, value]) => {
    const type = known[key]?.replace('!', '') as Type | undefined;
    if (type === undefined) return isOpen && key.includes(':') ? [] : [`${name}: no attribute ${key}`];
    return types[type].test(value) ? [] : [`${name}: ${key} is no ${type}: ${value}`];
  });
  return [...missing, ...wrong];
}

function childFaults(name: string, children: readonly MpdElement[], order: readonly string[]): string[] {
  const names = order.map((child) => child.replace(/[+?]$/, ''));
  const places = children.map((child) => names.indexOf(child.name));
  const count = (child: string) => children.filter((other) => other.name === child).length;
  return [
    ...children.filter((_, at) => places[at] === -1).map((child) => `${name}: no ${child.name} in it`),
    ...children
      .filter((_, at) => at > 0 && (places[at] ?? 0) < (places[at - 1] ?? 0))
      .map((child) => `${name}: ${child.name} too late`),
    ...order
      .filter((child) => child.endsWith('+') && count(child.slice(0, -1)) === 0)
      .map((child) => `${name}: no ${child.slice(0, -1)}`),
    ...order
      .filter((child) => child.endsWith('?') && count(child.slice(0, -1)) > 1)
      .map((child) => `${name}: two ${child.slice(0, -1)}`),
  ];
}

function uniqueFaults(root: MpdElement): string[] {
  return unique.flatMap(({ within, of }) =>
    below([root], within).flatMap((scope) => {
      const ids = below(scope.children, of).flatMap(({ attributes }) => attributes['id'] ?? []);
      return ids
        .filter((id, at) => ids.indexOf(id) !== at)
        .map((id) => `${within}: two ${of} with the id ${id}`);
    }),
  );
}

/** Every element called `name` among `elements` and below them. */
function below(elements: readonly MpdElement[], name: string): readonly MpdElement[] {
  return elements.flatMap((element) => [
    ...(element.name === name ? [element] : []),
    ...below(element.children, name),
  ]);
}
