import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** Returns a field's label by the last part of its path; its name if there is no text. */
export function useFieldLabel(): (name: string) => string {
  const translate = useTranslate();
  return useCallback(
    (name) => {
      const last = name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? name;
      const label = translate(`fields.${last}`);
      return label === `fields.${last}` ? last.replaceAll('_', ' ') : label;
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
