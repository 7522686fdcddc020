import { brands, mainBrand } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import type { Language } from '@kadr/contract';
import MessageFormat from '@messageformat/core';
import { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { localeData, locales } from '../../../build/locale-data.ts';
import { readCatalogues } from '../../../build/messages.ts';
import { pageBrand } from '../../../server/settings.ts';
import { App } from '../../app.tsx';
import type { Settings } from '../../data/initial-data.tsx';
import { wordsOf } from '../../i18n/messages.tsx';
import type { CompiledMessages } from '../../i18n/messages.tsx';

export interface RenderOptions {
  readonly language?: Language;
  readonly brand?: Brand;
  /** Cached answers, by query key. */
  readonly answers?: readonly (readonly [key: QueryKey, answer: unknown])[];
  readonly path?: string;
  /** Pattern of the page's route, for its parameters. */
  readonly route?: string;
  readonly environment?: Settings['environment'];
  readonly device?: Settings['device'];
  /** The page's data of the route table. */
  readonly handle?: unknown;
}

/** Renders an element to markup as the server does, in the context of a page. */
export function render(
  element: ReactNode,
  {
    language = 'rus',
    brand = mainBrand,
    answers = [],
    path = '/',
    route = '*',
    environment = 'production',
    device = 'desktop',
    handle,
  }: RenderOptions = {},
): string {
  const queries = new QueryClient();
  for (const [key, answer] of answers) queries.setQueryData(key, answer);
  const router = createMemoryRouter([{ path: route, element, handle }], { initialEntries: [path] });
  return renderToString(
    <App
      settings={{ ...settingsOf(brand, language, environment), device }}
      words={wordsOf(language, messagesOf(language), localeData(language))}
      queries={queries}
    >
      <RouterProvider router={router} />
    </App>,
  );
}

/** The other white label, for features that only the main brand has. */
export const otherBrand: Brand = brands.find(({ is_main }) => !is_main) ?? mainBrand;

/** The text between tags, with spaces joined. */
export function textOf(markup: string): string {
  return markup
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function settingsOf(brand: Brand, language: Language, environment: Settings['environment']): Settings {
  return {
    language,
    brand: pageBrand(brand, language, 'https://kadr.example', {
      stylesheet: '',
      icon: '',
      touchIcon: '',
      shareImage: '/assets/share.jpg',
      manifest: '',
      themeColor: '',
      revision: '',
    }),
    device: 'desktop',
    device_type: 'NCWEB',
    type: 'client',
    endpoints: { api: '/api', watchers: '/api/events', watchers_apikey: null, errors: null, teleport: null },
    main_hostname: 'kadr.example',
    hostnames: brand.hosts,
    images_base_url: 'https://pictures.example/images',
    public_url: 'https://kadr.example',
    revision: 'test',
    environment,
  };
}

const compiled = new Map<Language, CompiledMessages>();

function messagesOf(language: Language): CompiledMessages {
  const known = compiled.get(language);
  if (known) return known;
  const format = new MessageFormat(locales[language]);
  const made: CompiledMessages = Object.fromEntries(
    [...readCatalogues()[language]].map(([key, text]) => [
      key,
      (values: Record<string, unknown>) => format.compile(text)(values),
    ]),
  );
  compiled.set(language, made);
  return made;
}
