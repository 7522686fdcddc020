import type { MediaBlock } from '@kadr/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { fixtureUser } from '../../../server/testing/fixture-client.ts';
import { userQuery } from '../../data/queries.ts';
import { shownBlock } from '../../data/shown-view.ts';
import { listSamples } from '../../gallery/list-samples.ts';
import { offerSamples } from '../../gallery/offer-samples.ts';
import { blockOf } from '../../gallery/sample-material.ts';
import { toldSamples } from '../../gallery/told-samples.ts';
import { MediaBlocks } from '../media-blocks.tsx';
import { fixtureMaterial } from '../../ui/testing/fixture-material.ts';
import { render, textOf } from '../../ui/testing/render.tsx';
import { loadCustomBlocks } from './load.ts';

/** Every registered block with valid data: the gallery's samples, whose own test ensures that none is missing. */
const samples = [listSamples, toldSamples, offerSamples]
  .flatMap((samplesOf) => samplesOf(fixtureMaterial))
  .map((sample, at) => blockOf(sample, at + 1));
const named = samples.map(
  (block) => [`${block.type} ${block.tag ?? ''} ${block.name ?? ''}`, block] as const,
);

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A block as an unvalidated answer. */
const unchecked = (value: object): MediaBlock => value as MediaBlock;

/** Renders blocks between two others, which must appear whatever happens to the blocks. */
async function show(given: readonly MediaBlock[]): Promise<string> {
  const beside = (name: string): MediaBlock => blockOf({ tag: 'mediaTitle', name, sub_name: null }, 1);
  const blocks = [beside('Сосед сверху'), ...given, beside('Сосед снизу')].map((block, at) =>
    shownBlock({ ...block, id: at + 1 }),
  );
  await loadCustomBlocks(blocks);
  const drawn = (some: typeof blocks): string =>
    render(createElement(MediaBlocks, { blocks: some }), {
      path: '/gallery',
      answers: [[userQuery().queryKey, fixtureUser('rus')]],
    });
  // After the first block, core blocks wait until they are near; custom ones never do.
  const isCustom = blocks.slice(1, -1).every(({ kind }) => kind === 'custom');
  const [first, ...rest] = blocks;
  const last = rest.pop();
  if (first === undefined || last === undefined) throw new Error('There are no neighbours.');
  const markup = isCustom ? [drawn(blocks)] : rest.map((block) => drawn([first, block, last]));
  for (const one of markup) expect(textOf(one)).toMatch(/^Сосед сверху.*Сосед снизу$/s);
  return markup.join('\n');
}

/** Tags with their attributes' names, without quoted values. */
const tagsOf = (markup: string): string =>
  [...markup.matchAll(/<[a-z][^\s>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/gi)]
    .map(([tag]) => tag.replaceAll(/"[^"]*"/g, '""'))
    .join('\n');

/** Parts of a markup that could do harm, or that show that a block failed to render. */
function faultsIn(markup: string): string[] {
  const tags = tagsOf(markup).match(/<script|<iframe|<object|<style|<svg[^>]*\son|\son\w+=|\sstyle=/gi) ?? [];
  const undrawn = markup.match(/<!--\$!-->/g) ?? [];
  const addresses = [...markup.matchAll(/\s(?:href|src|action|poster|formaction)="([^"]*)"/g)].map(
    ([, address = '']) => address.replaceAll('&amp;', '&'),
  );
  // Resolved as a browser would on a page of the service.
  const outside = addresses.filter((address) => {
    const { protocol, host } = new URL(address, 'http://kadr.example');
    return protocol === 'http:' ? host !== 'kadr.example' : protocol !== 'https:' || host === 'evil.example';
  });
  return [...tags, ...undrawn, ...outside];
}

/** A copy in which every leaf for which `choose` returns a value is replaced, at any depth. */
function mapped(value: unknown, choose: (leaf: unknown, key: string, within: Json) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapped(entry, choose));
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const chosen = choose(entry, key, value);
      return [key, chosen === undefined ? mapped(entry, choose) : chosen];
    }),
  );
}

const hostile = `"'><script>alert(1)</script><img src=x onerror=alert(2)><b onclick="alert(3)" style="position:fixed">жирно</b><a href="javascript:alert(4)">ссылка</a><svg/onload=alert(5)>\u0000\u202e`;
/** Fields that are not texts: addresses, choices of a list, pictures. */
const noWords = new Set([
  'type',
  'tag',
  'size',
  'link',
  'slug',
  'alias',
  'icon',
  'key_visual_type',
  'html_id',
  'anchor',
  'end_date_time',
  'images',
  'image',
  'color',
]);

describe.each(named)('the block “%s”', (_name, block) => {
  it('shows markup in every text as words, or as the little that is allowed', async () => {
    const given = mapped(block, (leaf, key) =>
      typeof leaf === 'string' && !noWords.has(key) && !/^\/[0-9a-f]{64}$/.test(leaf) ? hostile : undefined,
    );
    // Tag and name identify the block.
    const shown = unchecked(
      Object.assign({}, given, { tag: block.tag, name: block.tag ? hostile : block.name }),
    );
    expect(faultsIn(await show([shown]))).toEqual([]);
  });

  it('leads nowhere outside of what pages may link to', async () => {
    const links = [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:msgbox(1)',
      'http://evil.example/',
      '//evil.example/',
      '/\\evil.example/',
      '/\t/evil.example/',
      '\\\\evil.example\\',
      '/%0d%0aSet-Cookie:x=1',
      '../../admin',
      '"><script>alert(1)</script>',
    ];
    const types = ['blank', 'screen', 'media_view', 'channel', 'hologram'];
    const variants = links.flatMap((link, at) =>
      // Every address as a link, and as one other target type.
      ['link', types[at % types.length]].map((type) =>
        unchecked(
          mapped(block, (leaf, key) =>
            key === 'target' && leaf !== null
              ? { type, link, title: 'Туда' }
              : /(?:^|_)url$/.test(key)
                ? link
                : undefined,
          ) as object,
        ),
      ),
    );
    expect(faultsIn(await show(variants))).toEqual([]);
  });

  it('is left out or drawn without what is missing, of another kind, or too much', async () => {
    const wrong: readonly unknown[] = [
      null,
      7,
      '',
      [],
      {},
      [[], 7, 'x', null, {}],
      { title: {}, cards: {}, text: [], target: 7 },
    ];
    const whole: readonly unknown[] = [
      ...wrong,
      undefined,
      'x'.repeat(30_000),
      Array.from({ length: 2000 }, () => ({ title: 'x', question: 'x', answer: 'x' })),
      JSON.parse('{"__proto__": {"title": "x"}, "constructor": {"prototype": 1}, "toString": 7}') as unknown,
    ];
    const data: Json = block.custom_data ?? {};
    const altered = (fields: Json): object => Object.assign({}, block, fields);
    const variants = [
      ...whole.map((custom_data) => altered({ custom_data })),
      ...Object.keys(data).flatMap((key) =>
        wrong.map((value) => altered({ custom_data: Object.assign({}, data, { [key]: value }) })),
      ),
      ...(['label', 'timer', 'buttons', 'bottom_text', 'display_type', 'variant'] as const).flatMap((key) =>
        wrong.slice(1).map((value) => altered({ [key]: value })),
      ),
      altered({ items: [] }),
      altered({ items: [{ type: 'hologram', hologram: { id: 1 } }] }),
      altered({ name: null, sub_name: null, target: null, image: null, glow_color: null }),
      altered({ glow_color: 'red;background:url(//evil.example)', html_id: '"><script>' }),
    ].map(unchecked);
    expect(faultsIn(await show(variants))).toEqual([]);
  });

  it('takes no notice of fields that it does not know', async () => {
    const extra = { unheard_of: hostile, on_click: 'alert(1)', style: { position: 'fixed' }, children: 'x' };
    const given = mapped({ ...block }, (leaf, key) =>
      key === 'custom_data' && isJson(leaf) ? { ...leaf, ...extra } : undefined,
    );
    const plain = (markup: string) => markup.replaceAll(/(?:id|aria-labelledby|name|for)="[^"]*"/g, '');
    expect(plain(await show([unchecked({ ...(given as object), ...extra })]))).toBe(
      plain(await show([block])),
    );
  });
});
