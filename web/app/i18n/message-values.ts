/**
 * The faults of a text's values. Lack of browser support for the language cannot occur: texts are compiled by the
 * build, with its plural rules and its own number formats.
 */
export type MessageFault = 'MISSING_VALUE' | 'INVALID_VALUE';

/** A text received values with which it cannot be formatted. */
export class MessageFormatError extends Error {
  override readonly name = 'MessageFormatError';
  readonly code: MessageFault;

  constructor(code: MessageFault, key: string, placeholder: string) {
    const wrong = code === 'MISSING_VALUE' ? 'is missing' : 'is neither a text nor a finite number';
    super(`The value “${placeholder}” of the text “${key}” ${wrong}.`);
    this.code = code;
  }
}

/**
 * The values of the text `key` as its compiled form reads them. A value that is missing or cannot be formatted is
 * passed to `report` and becomes empty: a viewer sees the rest of the sentence, never `undefined` or `NaN`.
 */
export function checkedValues(
  key: string,
  values: Readonly<Record<string, unknown>>,
  report: (fault: MessageFormatError) => void,
): Record<string, unknown> {
  return new Proxy(values, {
    get(given, name) {
      const value: unknown = Reflect.get(given, name);
      if (typeof name === 'symbol' || typeof value === 'string' || Number.isFinite(value)) return value;
      const isMissing = value === undefined || value === null;
      report(new MessageFormatError(isMissing ? 'MISSING_VALUE' : 'INVALID_VALUE', key, name));
      return '';
    },
  });
}

const reported = new Set<string>();

/** Reports a fault to the page's error listeners (monitoring, the console), each once. */
export function reportFault(fault: MessageFormatError): void {
  if (reported.has(fault.message)) return;
  reported.add(fault.message);
  if (typeof reportError === 'function') reportError(fault);
  else process.emitWarning(fault);
}
