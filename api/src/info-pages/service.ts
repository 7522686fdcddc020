import { KadrError, translate } from '@kadr/contract';
import type { InfoPage, InfoPageImportParsed, Language } from '@kadr/contract';
import type { ApiPorts, BrandOptions } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { StoredText } from '../database/translated.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { findPage, listPages } from './repository.ts';
import { secondsOf } from '../text/unix-seconds.ts';

type WrittenPage = InfoPageImportParsed & { updated_at: number };

/** Pages with texts written by an operator. */
export interface InfoPagesService {
  /** The brand's own page, otherwise the page of all brands. @throws KadrError NOT_FOUND */
  page(alias: string, viewer: { readonly brand: string; readonly language: Language }): Promise<InfoPage>;
  /** Lists all pages by alias; pages of all brands come first. */
  list(): Promise<WrittenPage[]>;
}

export function createInfoPagesService(db: Database, { brands }: Pick<ApiPorts, 'brands'>): InfoPagesService {
  return {
    page: async (alias, { brand, language }) => {
      const row = await findPage(db, alias, brand);
      if (row === undefined) throw new KadrError('NOT_FOUND');
      const facts = brands.find(({ id }) => id === brand);
      const text = (stored: StoredText, isMarkup = false): string =>
        withNames(translate(stored, language), facts, language, isMarkup);
      return {
        alias,
        name: text(row.name),
        description: row.description && text(row.description),
        sections: row.sections.map((section) => ({
          anchor: section.anchor,
          name: text(section.name),
          text: text(section.text, true),
        })),
        updated_at: secondsOf(row.updatedAt),
      };
    },

    list: async () => {
      const rows = await listPages(db);
      return rows.map(({ alias, brand, name, description, sections, updatedAt }) => ({
        alias,
        brand: brand === everyBrand ? null : brand,
        name,
        description,
        sections: sections.map((section) => ({ ...section })),
        updated_at: secondsOf(updatedAt),
      }));
    },
  };
}

/** A text with the brand's names filled in; inside HTML a name is escaped. */
function withNames(
  text: string,
  brand: BrandOptions | undefined,
  language: Language,
  isMarkup: boolean,
): string {
  if (brand === undefined || !text.includes('{')) return text;
  const names: Readonly<Record<string, string>> = {
    brand: translate(brand.name, language),
    copyright_holder: translate(brand.footer.copyright_holder, language),
  };
  return text.replaceAll(/\{(brand|copyright_holder)\}/g, (whole, key: string) => {
    const name = names[key] ?? whole;
    return isMarkup ? name.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : name;
  });
}
