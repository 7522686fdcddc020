import type { Language } from '@kadr/contract';
import type { LoadedPage, MovedPage, PageInput } from '../app/entry-server.tsx';
import type { PageFiles } from './document.ts';

/** The part of the app that the server uses: `app/entry-server.tsx`, built or as the development server runs it. */
export interface ServerEntry {
  readonly loadPage: (input: PageInput) => Promise<LoadedPage | MovedPage>;
  readonly meaningfulQuery: (pathname: string) => readonly string[];
}

/** The source of the app's code. */
export interface AppLoader {
  /** CSS that every page starts with; empty in development. */
  readonly commonStyles: string;
  /** The app's server entry; in development always the current one. */
  entry(): Promise<ServerEntry>;
  /** The browser's files for the pages of `sources` in `language`. */
  files(sources: readonly string[], language: Language): PageFiles | Promise<PageFiles>;
  close(): Promise<void>;
}
