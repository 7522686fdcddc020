import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** Gives what a field is called, by the last part of its path; one without a text by its own name. */
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

/** Gives what a value of a choice is called; one without a text by itself. */
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
