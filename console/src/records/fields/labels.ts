import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** Returns a field's label by the last two parts of its path, otherwise by the last one; its name if there is no text. */
export function useFieldLabel(): (name: string) => string {
  const translate = useTranslate();
  return useCallback(
    (name) => {
      const parts = name.split('.').filter((part) => !/^\d+$/.test(part));
      const last = parts.at(-1) ?? name;
      const key = [`fields.${parts.slice(-2).join('.')}`, `fields.${last}`].find(
        (one) => translate(one) !== one,
      );
      return key === undefined ? last.replaceAll('_', ' ') : translate(key);
    },
    [translate],
  );
}

/** Returns what a field of a kind says below itself; undefined if there is no text. */
export function useFieldHint(): (kind: string, name: string) => string | undefined {
  const translate = useTranslate();
  return useCallback(
    (kind, name) => {
      const key = `fields.${kind}.${name}.hint`;
      const text = translate(key);
      return text === key ? undefined : text;
    },
    [translate],
  );
}

/** Returns the label of a choice; its value if there is no text. */
export function useChoiceLabel(): (name: string, value: string | number) => string {
  const translate = useTranslate();
  return useCallback(
    (name, value) => {
      const key = [`values.${name}.${value}`, `values.${value}`].find((one) => translate(one) !== one);
      return key === undefined ? String(value) : translate(key);
    },
    [translate],
  );
}
