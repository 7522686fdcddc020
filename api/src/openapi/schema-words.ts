/** The subset of JSON Schema that the contract uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly format?: string;
  readonly default?: unknown;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** A part of a description: words, or the name of an entity that is described elsewhere. */
export type Words = { readonly words: string } | { readonly entity: string };

/** Describes a value in words: “array of MediaItemCard”, “string, up to 120 characters”, “film | series or null”. */
export function describeType(schema: Schema): Words[] {
  return [...kindOf(schema), ...boundsOf(schema).map((bound) => ({ words: `, ${bound}` }))];
}

function kindOf(schema: Schema): Words[] {
  if (schema.$ref !== undefined) return [{ entity: schema.$ref.split('/').at(-1) ?? '' }];
  if (schema.const !== undefined) return [{ words: JSON.stringify(schema.const) }];
  if (schema.enum !== undefined) return [{ words: schema.enum.join(' | ') }];
  if (schema.anyOf !== undefined)
    return schema.anyOf.flatMap((one, at) => [
      ...(at === 0 ? [] : [{ words: ' or ' }]),
      ...describeType(one),
    ]);
  if (schema.type === 'array')
    return [
      { words: 'array of ' },
      ...(schema.items === undefined ? [{ words: 'anything' }] : describeType(schema.items)),
    ];
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
    return [{ words: 'object with values of ' }, ...describeType(schema.additionalProperties)];
  return [{ words: schema.format ?? schema.type ?? 'anything' }];
}

function boundsOf({
  minimum,
  maximum,
  maxLength,
  maxItems,
  default: standard,
  description,
}: Schema): string[] {
  return [
    ...(minimum !== undefined && maximum !== undefined
      ? [`${minimum} to ${maximum}`]
      : minimum !== undefined
        ? [`at least ${minimum}`]
        : maximum !== undefined
          ? [`at most ${maximum}`]
          : []),
    ...(maxLength === undefined ? [] : [`up to ${maxLength} characters`]),
    ...(maxItems === undefined ? [] : [`up to ${maxItems}`]),
    ...(standard === undefined ||
    standard === null ||
    standard === '' ||
    (Array.isArray(standard) && standard.length === 0)
      ? []
      : [`${JSON.stringify(standard)} when left out`]),
    ...(description === undefined ? [] : [description]),
  ];
}
