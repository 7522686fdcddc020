import { writeFileSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { argumentsOf } from './messages.ts';
import type { ArgumentType, Catalogue } from './messages.ts';

/** Checked in, so that types hold without a build; `check-messages.ts` fails when it is stale. */
export const messageTypesFile = path.join(import.meta.dirname, '..', 'app', 'i18n', 'message-arguments.ts');

const typeOf = { text: 'string | number', number: 'number', choice: 'string' } as const satisfies Record<
  ArgumentType,
  string
>;

/** The formatter's: the generated file needs no further formatting. */
const lineWidth = 110;

/** The TypeScript interface of all message keys and their placeholders, derived from the Russian texts. */
export function messageTypes(russian: Catalogue): string {
  const lines = [...russian].map(([key, text]) => {
    const members = [...argumentsOf(key, text)].map(([name, type]) => `${name}: ${typeOf[type]}`);
    if (members.length === 0) return `  '${key}': undefined;`;
    const line = `  '${key}': { ${members.join('; ')} };`;
    if (line.length <= lineWidth) return line;
    return [`  '${key}': {`, ...members.map((member) => `    ${member};`), '  };'].join('\n');
  });
  return [
    '/**',
    ' * Every message and what it has to be given. Written from `messages/rus` by `build/message-types.ts`: the development',
    ' * server keeps it fresh, `node web/build/check-messages.ts --write` writes it by hand.',
    ' */',
    'export interface MessageArguments {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

/** Writes the interface when it differs from the file; returns whether it did. */
export function refreshMessageTypes(russian: Catalogue, file = messageTypesFile): boolean {
  const wanted = messageTypes(russian);
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return false;
  writeFileSync(file, wanted);
  return true;
}
