import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { unwrap } from '../../records/schema/json-schema.ts';
import { schemaAt } from '../brand-schema.ts';

/** Returns the name of a page of the service; its path if it has no name. */
export function usePageName(): (path: string) => string {
  const translate = useTranslate();
  return useCallback(
    (path) => {
      const name = translate(`brandPages.${path}`);
      return name === `brandPages.${path}` ? path : name;
    },
    [translate],
  );
}

/** The pages that a list of the brand allows, by the schema of its entries. */
export function pagesOf(list: string): readonly string[] {
  const { schema } = unwrap(schemaAt(list));
  const entry = schema.items ?? {};
  return entry.enum ?? entry.anyOf?.flatMap((one) => one.enum ?? []) ?? [];
}
