import './ui/styles/global.css';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SettingsProvider } from './data/initial-data.tsx';
import type { Settings } from './data/initial-data.tsx';
import { WordsProvider } from './i18n/messages.tsx';
import type { Words } from './i18n/messages.tsx';
import { ModalLayer } from './modals/modal-layer.tsx';

export interface AppProps {
  readonly settings: Settings;
  readonly words: Words;
  readonly queries: QueryClient;
  /** The router's provider: the static one on the server, the browser's in the browser. */
  readonly children: ReactNode;
}

/** The contexts of all components, around the router. */
export function App({ settings, words, queries, children }: AppProps) {
  return (
    <SettingsProvider settings={settings}>
      <WordsProvider words={words}>
        <QueryClientProvider client={queries}>
          {children}
          <ModalLayer />
        </QueryClientProvider>
      </WordsProvider>
    </SettingsProvider>
  );
}
