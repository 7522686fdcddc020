import { errors } from '@kadr/contract';
import { describeType } from './schema-words.ts';
import type { Schema } from './schema-words.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  readonly requestBody?: { content: Readonly<Record<string, { schema?: Schema }>> };
  readonly responses: Readonly<
    Record<string, { description: string; content?: Readonly<Record<string, { schema?: Schema }>> }>
  >;
}

/** The parts of an OpenAPI document that the page shows. */
export interface ReferenceDocument {
  readonly info: { title: string; version: string; description: string };
  readonly tags: readonly { name: string; description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { schemas: Readonly<Record<string, Schema>> };
}

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** The reference as one self-contained HTML page: no script, no picture, no other host. */
export function referencePage({ info, tags, paths, components }: ReferenceDocument, style: string): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Call => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  const sections = tags.map(({ name, description }) => ({
    name,
    description,
    operations: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(info.title)}</title>
<style>${style}</style>
</head>
<body>
<nav aria-label="Contents">
<a class="title" href="#top">${escape(info.title)} <small>${escape(info.version)}</small></a>
${sections
  .map(
    ({ name, operations: some }) =>
      `<h2>${escape(name)}</h2><ul>${some.map(({ operation: { operationId, summary } }) => `<li><a href="#${operationId}">${prose(summary)}</a></li>`).join('')}</ul>`,
  )
  .join('\n')}
<h2>entities</h2><ul>${Object.keys(components.schemas)
    .map((name) => `<li><a href="#${name}">${escape(name)}</a></li>`)
    .join('')}</ul>
<h2><a href="#errors">errors</a></h2>
</nav>
<main id="top">
<h1>${escape(info.title)}</h1>
<p class="lead">${prose(info.description)}</p>
<p>The same as a document for machines: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.map(({ name, description, operations: some }) => `<section><h2>${escape(name)}</h2><p>${prose(description)}</p>${some.map(operationHtml).join('')}</section>`).join('\n')}
<section><h2>entities</h2>${Object.entries(components.schemas)
    .map(([name, schema]) => `<article id="${name}"><h3>${escape(name)}</h3>${schemaHtml(schema)}</article>`)
    .join('\n')}</section>
<section id="errors"><h2>errors</h2>
<p>Every refusal has the body of <a href="#Error">Error</a>; <code>description</code> is in the viewer’s language.</p>
<table><thead><tr><th>error_code</th><th>status</th><th>description</th></tr></thead><tbody>${Object.values(
    errors,
  )
    .map(
      ({ code, status, description }) =>
        `<tr><td><code>${code}</code></td><td>${status}</td><td>${escape(description)}</td></tr>`,
    )
    .join('')}</tbody></table></section>
</main>
</body>
</html>`;
}

function operationHtml({ path, method, operation }: Call): string {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const body = Object.entries(requestBody?.content ?? {})[0];
  return `<article id="${operationId}">
<h3>${prose(summary)}</h3>
<p class="call"><b class="${method}">${method}</b> <code>/api${escape(path)}</code></p>
${parameters.length === 0 ? '' : `<h4>Parameters</h4>${rowsHtml(parameters.map((one) => ({ name: one.name, note: one.in, required: one.required === true, schema: one.schema })))}`}
${body === undefined ? '' : `<h4>Body <small>${escape(body[0])}</small></h4>${body[1].schema === undefined ? '<p>Raw bytes.</p>' : schemaHtml(body[1].schema)}`}
${Object.entries(responses)
  .filter(([status]) => status !== 'default')
  .map(
    ([status, { content }]) =>
      `<h4>Answer <small>${status}</small></h4>${schemaHtml(Object.values(content ?? {})[0]?.schema ?? {})}`,
  )
  .join('')}
</article>`;
}

/** An object as a list of its fields, anything else as a sentence. */
function schemaHtml(schema: Schema): string {
  if (schema.properties === undefined) return `<p>${typeHtml(schema)}</p>`;
  return rowsHtml(
    Object.entries(schema.properties).map(([name, field]) => ({
      name,
      note: '',
      required: schema.required?.includes(name) === true,
      schema: field,
    })),
  );
}

function rowsHtml(
  rows: readonly { name: string; note: string; required: boolean; schema: Schema }[],
): string {
  return `<dl>${rows
    .map(
      ({ name, note, required, schema }) =>
        `<div><dt><code>${escape(name)}</code>${required ? '' : ' <small>optional</small>'}${note === '' ? '' : ` <small>${escape(note)}</small>`}</dt><dd>${typeHtml(schema)}${insideHtml(schema)}</dd></div>`,
    )
    .join('')}</dl>`;
}

/** Fields of nested objects, collapsed. */
function insideHtml(schema: Schema): string {
  const objects = [
    schema,
    schema.items,
    ...(schema.anyOf ?? []),
    ...(schema.anyOf ?? []).map(({ items }) => items),
    ...(schema.items?.anyOf ?? []),
  ];
  return objects
    .filter((one) => one?.properties !== undefined)
    .map((one) => `<details><summary>fields</summary>${schemaHtml(one ?? {})}</details>`)
    .join('');
}

function typeHtml(schema: Schema): string {
  return describeType(schema)
    .map((part) =>
      'entity' in part ? `<a href="#${part.entity}">${escape(part.entity)}</a>` : escape(part.words),
    )
    .join('');
}

/** Text in which backticks mark code. */
function prose(text: string): string {
  return escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
