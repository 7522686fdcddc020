import { maskedEmail, maskedPhone } from '../text/masks.ts';

/** The longest stored input, in bytes. */
export const longestInput = 64 * 1024;
/** Deeper than anything the contract describes. */
const deepest = 32;

const mask = '"***"';
const secretName = /(?:^|_)(?:password|secret|token|code|pin)(s?)(?:_|$)/;

/** Names of fields that identify a person. Entries outlive the erasure of an account: they refer to it by its id. */
const personalName = /(?:^|_)(?:email|phone|login|profile_name)$/;

/** How much of a value is secret: all of it, the texts and numbers of its lists, or nothing. */
type Secrecy = 'all' | 'scalars' | 'none';

/**
 * An input as JSON with passwords, secrets, tokens, codes and PINs (by the fields' names) masked, addresses and names
 * of persons shortened unless they are `isOfStaff`, cut off after {@link longestInput}; null without an input. A longer
 * one is not walked to its end.
 */
export function maskedInput(input: unknown, isOfStaff = false): string | null {
  if (input === undefined) return null;
  let text = '';
  const write = (value: unknown, secrecy: Secrecy, depth: number): void => {
    if (text.length > longestInput) return;
    const isScalar = typeof value !== 'object';
    if (value === null) text += 'null';
    else if (secrecy === 'all' || (secrecy === 'scalars' && isScalar)) text += mask;
    else if (isScalar) text += written(value);
    else if (depth === deepest) text += '"…"';
    else if (Array.isArray(value)) {
      text += '[';
      for (const [at, part] of value.entries()) {
        if (at > 0) text += ',';
        write(part, secrecy, depth + 1);
        if (text.length > longestInput) return;
      }
      text += ']';
    } else {
      text += '{';
      for (const [at, [name, part]] of Object.entries(value).entries()) {
        text += `${at > 0 ? ',' : ''}${written(name)}:`;
        write(!isOfStaff && isPersonal(name) ? shortened(part) : part, secrecyOf(name), depth + 1);
        if (text.length > longestInput) return;
      }
      text += '}';
    }
  };
  write(input, 'none', 0);
  return cut(text);
}

const inWords = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();

function isPersonal(name: string): boolean {
  return personalName.test(inWords(name));
}

/** `a…@kadr.example`, `+7…0001`, `А…`: enough to recognize a known value. */
function shortened(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.includes('@')) return maskedEmail(value);
  return /^\+?\d{6,}$/.test(value) ? maskedPhone(value) : value.replace(/^(.).*$/su, '$1…');
}

function secrecyOf(name: string): Secrecy {
  const found = secretName.exec(inWords(name));
  if (found === null) return 'none';
  return found[1] === 's' ? 'scalars' : 'all';
}

function written(value: unknown): string {
  return JSON.stringify(typeof value === 'string' ? value.slice(0, longestInput) : value) ?? 'null';
}

/** Cuts a text after a whole character. */
function cut(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= longestInput) return text;
  return new TextDecoder().decode(bytes.subarray(0, longestInput), { stream: true });
}
