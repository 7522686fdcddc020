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
