import { setImmediate } from 'node:timers/promises';
import type { StoredText } from '../../database/translated.ts';
import { readXml } from './read-xml.ts';
import { readXmltvTime } from './xmltv-time.ts';

/** A programme of an XMLTV document; times are Unix seconds. */
export interface XmltvProgramme {
  /** Null when it cannot be parsed. */
  readonly start: number | null;
  /** Null when it is missing. */
  readonly stop: number | null;
  readonly title: StoredText | null;
  readonly subtitle: string;
  readonly episode: string;
  readonly description: StoredText | null;
  readonly age: number;
}

export interface XmltvDocument {
  /** Display names by channel id of the document. */
  readonly names: ReadonlyMap<string, string>;
  /** Programmes by the same ids, in the order of the document. */
  readonly programmes: ReadonlyMap<string, readonly XmltvProgramme[]>;
}

/** The largest number of programmes in a document. */
const mostProgrammes = 100_000;
/** The number of programmes after which other requests get a turn. */
const atOnce = 500;

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  text: string;
}

/** The document has too many programmes. */
export class XmltvTooLong extends Error {
  override message = `The document has more than ${mostProgrammes} programmes.`;
}

/** Reads a document. @throws XmlError, XmltvTooLong */
export async function readXmltv(document: string): Promise<XmltvDocument> {
  const names = new Map<string, string>();
  const programmes = new Map<string, XmltvProgramme[]>();
  let count = 0;
  let parent: Element | null = null;
  let children: Element[] = [];
  /** The nesting depth within the parent; text belongs to its last child. */
  let depth = 0;
  for (const part of readXml(document)) {
    if (part.type === 'text') {
      const child = children.at(-1);
      if (depth > 0 && child !== undefined) child.text += part.text;
    } else if (part.type === 'open') {
      const element = { name: part.name, attributes: part.attributes, text: '' };
      if (parent !== null) {
        depth += 1;
        if (depth === 1) children.push(element);
      } else if (part.name === 'channel' || part.name === 'programme') {
        parent = element;
        children = [];
      }
    } else if (parent !== null && depth > 0) {
      depth -= 1;
    } else if (parent !== null) {
      if (parent.name === 'programme') {
        count += 1;
        if (count > mostProgrammes) throw new XmltvTooLong();
        const id = parent.attributes.get('channel') ?? '';
        const list = programmes.get(id);
        const programme = programmeOf(parent, children);
        if (list === undefined) programmes.set(id, [programme]);
        else list.push(programme);
        if (count % atOnce === 0) await setImmediate();
      } else {
        const name = children.find((child) => child.name === 'display-name')?.text.trim();
        names.set(parent.attributes.get('id') ?? '', name ?? '');
      }
      parent = null;
    }
  }
  return { names, programmes };
}

function programmeOf({ attributes }: Element, children: readonly Element[]): XmltvProgramme {
  const first = (name: string): string =>
    children
      .find((child) => child.name === name)
      ?.text.trim()
      .slice(0, 500) ?? '';
  return {
    start: readXmltvTime(attributes.get('start')),
    stop: readXmltvTime(attributes.get('stop')),
    title: translatedOf(children, 'title', 500),
    subtitle: first('sub-title'),
    episode: first('episode-num'),
    description: translatedOf(children, 'desc', 20_000),
    age: ageOf(first('rating')),
  };
}

const languages: Readonly<Record<string, 'rus' | 'eng' | 'hye'>> = {
  ru: 'rus',
  rus: 'rus',
  en: 'eng',
  eng: 'eng',
  hy: 'hye',
  hye: 'hye',
  arm: 'hye',
};

/** Texts by `lang`; the first one replaces a missing Russian one. */
function translatedOf(children: readonly Element[], name: string, most: number): StoredText | null {
  const texts = children
    .filter((child) => child.name === name)
    .map(({ attributes, text }) => ({
      language: languages[(attributes.get('lang') ?? '').toLowerCase().split(/[-_]/)[0] ?? ''] ?? null,
      text: text.replaceAll(/\s+/g, ' ').trim().slice(0, most),
    }))
    .filter(({ text }) => text !== '');
  const [first] = texts;
  if (first === undefined) return null;
  const of = (wanted: string): string | undefined => texts.find(({ language }) => language === wanted)?.text;
  const rus = of('rus') ?? texts.find(({ language }) => language === null)?.text ?? first.text;
  const [eng, hye] = [of('eng'), of('hye')];
  return { rus, ...(eng !== undefined && { eng }), ...(hye !== undefined && { hye }) };
}

/** The age level of a rating such as `16+`. */
function ageOf(rating: string): number {
  const age = Number(/\d{1,2}/.exec(rating)?.[0] ?? 0);
  return [18, 16, 12, 6].find((known) => age >= known) ?? 0;
}
