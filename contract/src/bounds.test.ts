import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './index.ts';
import { longestJson } from './bounds.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

const int32 = 2_147_483_647;
/** Operations whose input is stored as JSON: its numbers need not fit a column, but must survive JSON. */
const keptAsJson = /^(?:analytics\.record|problemReports\.send)\b/;
/** Fields in seconds that become timestamps. */
const lastSecond = 253_402_300_799;

/** Places of values of any shape: bounded as a whole, which JSON Schema cannot express. */
const ofAnyShape: ReadonlySet<string> = new Set([
  'operator.importCatalogue.media_views[].blocks[].custom_data{}',
  'operator.setToggle.data{}',
  // Limited by the size of a request; the brand schema validates it before use.
  'operator.putBrandDraft.definition{}',
  // Validated, with bounds, by the schema of the record's kind before it is stored.
  'operator.createRecord.record{}',
  'operator.importRecords.rows[]',
  'operator.patchRecord.patch{}',
  'operator.putDraft.patch{}',
  // Below the limit of a request's body, and never stored as it is.
  'passkeys.register.answer{}',
  'passkeys.register.answer.response{}',
  'passkeys.register.answer.clientExtensionResults{}',
  'passkeys.signIn.answer{}',
  'passkeys.signIn.answer.response{}',
  'passkeys.signIn.answer.clientExtensionResults{}',
  'staff.signInByPasskey.response{}',
  'staff.signInByPasskey.response.response{}',
  'staff.signInByPasskey.response.clientExtensionResults{}',
  'staff.reauthenticate.response{}',
  'staff.reauthenticate.response.response{}',
  'staff.reauthenticate.response.clientExtensionResults{}',
  'staff.addPasskey.response{}',
  'staff.addPasskey.response.response{}',
  'staff.addPasskey.response.clientExtensionResults{}',
]);

/** Whether a pattern matches texts of limited length only: nothing in it repeats without end. */
function isFinite(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  return pattern.startsWith('^') && pattern.endsWith('$') && !/[*+]|\{\d+,\}/.test(bare);
}

/** Lists the places of leaves in a schema that have no bound which the database can hold. */
function unbounded(schema: Schema, place: string): string[] {
  const parts = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);
  const inParts = parts.flatMap((part) => unbounded({ ...bareOf(schema), ...part }, place));
  if (schema.enum !== undefined || schema.const !== undefined || parts.length > 0) return inParts;
  const types = [schema.type ?? 'anything'].flat();
  return types.flatMap((type) => problemsOf(type, schema, place));
}

/** A schema without its alternatives. */
function bareOf({ anyOf: _any, oneOf: _one, allOf: _all, ...bare }: Schema): Schema {
  return bare;
}

function problemsOf(type: string, schema: Schema, place: string): string[] {
  const is = (what: string, isBounded: boolean): string[] => (isBounded ? [] : [`${place}: ${what}`]);
  switch (type) {
    case 'boolean':
    case 'null':
      return [];
    case 'string':
      return is(
        'a text without a bound',
        schema.maxLength !== undefined || (schema.pattern !== undefined && isFinite(schema.pattern)),
      ).concat(
        is('a date that the database may not have', schema.format !== 'date' || refusesYearNought(schema)),
      );
    case 'integer':
    case 'number': {
      const least = schema.minimum ?? schema.exclusiveMinimum ?? -Infinity;
      const most = schema.maximum ?? Infinity;
      const holds = keptAsJson.test(place)
        ? least >= Number.MIN_SAFE_INTEGER && most <= Number.MAX_SAFE_INTEGER
        : least >= -int32 && (most <= int32 || (least === 0 && most === lastSecond));
      return is(`a number from ${least} to ${most}`, holds);
    }
    case 'array':
      return is('a list without a bound', schema.maxItems !== undefined).concat(
        schema.items === undefined ? [] : unbounded(schema.items, `${place}[]`),
      );
    case 'object': {
      const { properties = {}, additionalProperties: rest, propertyNames } = schema;
      const named = Object.entries(properties).flatMap(([name, part]) => unbounded(part, `${place}.${name}`));
      if (typeof rest !== 'object') return named;
      const key = unbounded({ type: 'string', ...propertyNames }, `${place} key`);
      const isAnything = Object.keys(rest).length === 0;
      if (isAnything) return named.concat(is('anything', ofAnyShape.has(`${place}{}`)));
      return [...named, ...key, ...unbounded(rest, `${place}{}`)];
    }
    default:
      return is(type, ofAnyShape.has(place));
  }
}

const refusesYearNought = ({ pattern = '', allOf = [] }: Schema): boolean =>
  [pattern, ...allOf.map((part) => part.pattern ?? '')].some((one) => !new RegExp(one).test('0000-01-01'));

interface Operation {
  readonly '~orpc': { readonly inputSchema?: unknown };
}

const operations = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries<Operation>(calls).flatMap(
    ([
      name,
      {
        '~orpc': { inputSchema },
      },
    ]) => (inputSchema instanceof z.ZodType ? [[`${group}.${name}`, inputSchema] as const] : []),
  ),
);

it.each(operations)('%s bounds every number, date, text and list of its input', (name, schema) => {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  expect(unbounded(described as Schema, name)).toEqual([]);
});

it('sees a leaf without a bound', () => {
  const schema = z.object({
    text: z.string().nullable(),
    word: z.string().regex(/^[a-z]+$/),
    code: z.string().regex(/^\d{12}$/),
    number: z.int(),
    float: z.number().min(0),
    date: z.iso.date(),
    list: z.array(z.boolean()),
    facts: z.record(z.string().max(10), z.unknown()),
  });
  const described = z.toJSONSchema(schema, { io: 'input' });
  const places = unbounded(described as Schema, 'it').map((problem) => problem.split(':')[0]);
  expect(places).toEqual(['it.text', 'it.word', 'it.number', 'it.float', 'it.date', 'it.list', 'it.facts']);
});

it('bounds what is of any shape as a whole', () => {
  const data = { text: 'x'.repeat(longestJson) };
  const toggle = { key: 'x', is_enabled: true, data };
  const view = { brand: 'kadr', alias: 'main', blocks: [{ type: 'custom_block', custom_data: data }] };
  const said = (name: `operator.${string}`, input: unknown): string =>
    new Map(operations).get(name)?.safeParse(input).error?.message ?? '';
  const message = `must not be longer than ${longestJson} characters of JSON`;
  expect(said('operator.setToggle', toggle)).toContain(message);
  expect(said('operator.importCatalogue', { media_views: [view] })).toContain(message);
});

it.each([
  ['link', 'javascript:alert(1)'],
  ['blank', ' javascript:alert(1)'],
  ['link', 'data:text/html,<script>alert(1)</script>'],
  ['link', 'vbscript:x'],
  ['blank', 'http://plain.example/'],
  ['screen', '//elsewhere.example/'],
  ['link', '/\\elsewhere.example'],
  ['link', '/a\nb'],
  ['media_item', 'javascript:alert(1)'],
  ['media_view', '../my'],
  ['service', ''],
])('a target of type %s to %j is refused at the door', (type, link) => {
  const target = { type, link, title: null };
  const text = { rus: 'x' };
  const inputs = [
    ['importPromoCodes', { promo_codes: [{ code: 'abc', message: text, target }] }],
    [
      'sendMessages',
      {
        messages: [
          {
            account: { san: '000000000001' },
            key: 'x',
            event_code: 'marketing_message',
            display: { message: text, target },
          },
        ],
      },
    ],
    ['importCatalogue', { promo_events: [{ slug: 'a', name: text, target }] }],
    [
      'importCatalogue',
      {
        media_views: [
          {
            brand: 'kadr',
            alias: 'main',
            blocks: [
              {
                type: 'promo',
                target,
                items: [{ type: 'banner', banner: { size: 'small', target } }],
                buttons: [
                  {
                    type: 'modal',
                    title: text,
                    target,
                    modal: { title: text, html: text, buttons: [{ title: text, target }] },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  ] as const;
  const places = inputs.flatMap(([name, input]) => {
    const error = new Map(operations).get(`operator.${name}`)?.safeParse(input).error;
    return error?.issues.map((issue) => issue.path.join('.')) ?? [];
  });
  expect(places).toEqual([
    'promo_codes.0.target.link',
    'messages.0.display.target.link',
    'promo_events.0.target.link',
    'media_views.0.blocks.0.target.link',
    'media_views.0.blocks.0.buttons.0.target.link',
    'media_views.0.blocks.0.buttons.0.modal.buttons.0.target.link',
    'media_views.0.blocks.0.items.0.banner.target.link',
  ]);
});
