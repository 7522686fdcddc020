import { describe, expect, it } from 'vitest';
import { readXml } from './read-xml.ts';
import { readXmltv } from './read-xmltv.ts';
import { readXmltvTime } from './xmltv-time.ts';
import { guidesOfXmltv, readXmltvGuides } from './xmltv-guides.ts';

const now = Date.UTC(2026, 10, 1, 10) / 1000;
const channel = {
  id: 1,
  slug: 'first',
  name: { rus: 'Первый' },
  logo: null,
  number: 1,
  xmltv_id: null,
  catchup: 3600,
};
const programme = (start: string, over = '', inside = '<title>X</title>') =>
  `<programme channel="first" start="${start}" ${over}>${inside}</programme>`;
const guides = async (...programmes: string[]) =>
  guidesOfXmltv(await readXmltv(`<tv>${programmes.join('\n')}</tv>`), [channel], now);
const times = ({ guides: [guide] }: Awaited<ReturnType<typeof guides>>) =>
  guide?.epgs.map(({ start_time, end_time }) => [(start_time - now) / 60, (end_time - now) / 60]);
const fault = (document: string) =>
  readXmltvGuides(document, () => Promise.resolve([channel]), now).catch((error: unknown) => String(error));

describe('XML', () => {
  it('is read with comments, CDATA, character references and bare ampersands', () => {
    const document =
      '<?xml version="1.0"?><!DOCTYPE tv SYSTEM "x.dtd"><a b="1 &gt; 0"><!-- <c> -->A &amp; B & &#1071;<![CDATA[<i>]]></a>';
    const parts = [...readXml(document)];
    expect(parts[0]).toMatchObject({ name: 'a', attributes: new Map([['b', '1 > 0']]) });
    const text = parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('|');
    expect(text).toBe('A & B & Я|<i>');
  });

  it.each([
    [
      '<!DOCTYPE tv [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><tv>&b;</tv>',
      'entities are not allowed in line 1',
    ],
    ['<tv>\n<programme>\n</tv>', 'ends where it has not begun in line 3'],
    ['<tv>', '“tv” does not end in line 1'],
    ['<tv><!-- ', '“-->” is missing in line 1'],
    ['{"guides": []}', 'text outside of elements in line 1'],
    ['<a>'.repeat(200), 'too deep'],
    ['<tv></tv>', 'no programmes'],
  ])('%s is refused', async (document, reason) => {
    expect(await fault(document)).toContain(reason);
  });

  it('leaves entities that nobody declares as they are', async () => {
    const { programmes } = await readXmltv(
      `<tv>${programme('20261101', '', '<title>&bomb; &lt;b&gt;</title>')}</tv>`,
    );
    expect(programmes.get('first')?.[0]?.title).toEqual({ rus: '&bomb; <b>' });
  });
});

describe('a time of XMLTV', () => {
  it.each([
    ['20261101120000 +0200', 0],
    ['20261101100000', 0],
    ['202611011300 MSK', 0],
    ['2026110110', 0],
    ['20261101', -36_000],
    ['20261101100000 -05:30', 19_800],
  ])('%s', (text, seconds) => {
    expect(readXmltvTime(text)).toBe(now + seconds);
  });

  it.each(['', 'tomorrow', '20261301', '20261101 NOWHERE', '2026-11-01'])('“%s” is none', (text) => {
    expect(readXmltvTime(text)).toBeNull();
  });
});

describe('a guide of XMLTV', () => {
  it('has texts by language, ages, catch-up, and the same programme for the same names', async () => {
    const inside =
      '<title lang="en">News</title><title lang="ru_RU">Новости</title><desc>Всё\n  сразу</desc><rating system="RU"><value>16+</value></rating>';
    const found = await guides(
      programme('202611011000', 'stop="202611011030"', inside),
      programme('202611011100', 'stop="202611011130"', inside),
    );
    const [guide] = found.guides;
    expect(guide?.programmes).toEqual([
      {
        slug: expect.stringMatching(/^novosti-[0-9a-f]{10}$/),
        name: { rus: 'Новости', eng: 'News' },
        description: { rus: 'Всё сразу' },
        logo: null,
        age: 16,
        media_items: [],
      },
    ]);
    expect(guide?.epgs[1]).toMatchObject({ start_time: now + 3600, tstv_valid_until: now + 5400 + 3600 });
    expect(guide).toMatchObject({ channel: 'first', from: now, to: now + 5400 });
  });

  it('ends a programme where the next one begins, and leaves out what is over or cannot be read', async () => {
    const found = await guides(
      programme('202611010800', 'stop="202611010900"'),
      programme('202611011000'),
      programme('202611011030', 'stop="202611011200"'),
      programme('202611011100'),
      programme('202611011100', 'stop="202611011105"'),
      programme('202611011300', 'stop="202611011200"'),
      programme('someday'),
      programme('202611011500', '', '<title> </title>'),
      programme('203011011500', 'stop="203011011600"'),
    );
    expect(times(found)).toEqual([
      [0, 30],
      [30, 60],
      [60, 240],
    ]);
    expect(found.left_out.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { reason: 'no_time', count: 2 },
      { reason: 'no_title', count: 1 },
      { reason: 'over', count: 1 },
      { reason: 'overlap', count: 1 },
      { reason: 'too_far', count: 1 },
    ]);
  });

  it('goes to the channels with its id, else to the one with its slug, and names the others', async () => {
    const document = await readXmltv(
      `<tv><channel id="ch1"><display-name>Channel One</display-name></channel>${programme('202611011100').replace('"first"', '"ch1"')}${programme('202611011100')}</tv>`,
    );
    const named = { ...channel, slug: 'second', xmltv_id: 'ch1' };
    expect(guidesOfXmltv(document, [channel, named], now).guides.map((guide) => guide.channel)).toEqual([
      'second',
      'first',
    ]);
    expect(guidesOfXmltv(document, [channel], now).unknown_channels).toEqual([
      { id: 'ch1', name: 'Channel One', programmes: 1 },
    ]);
  });
});
