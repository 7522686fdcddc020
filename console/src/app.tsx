import type { I18nProvider } from 'ra-core';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { I18nProvider as AriaLocale, RouterProvider as AriaRouter } from 'react-aria-components';
import { createBrowserRouter, Outlet, ScrollRestoration, useHref, useNavigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createAuthProvider } from './data/auth-provider.ts';
import { setAnswerLanguage } from './data/client.ts';
import { recordsProvider } from './data/records-provider.ts';
import { ariaLocale } from './i18n/language.ts';
import { useLanguage } from './i18n/use-texts.ts';
import { routes } from './routes.tsx';

/** The console below `/console`, with ra-core around its screens. */
export function createConsole(i18nProvider: I18nProvider): React.ReactElement {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 5000 } } });
  const authProvider = createAuthProvider(queries);
  const store = memoryStore();
  const root = (
    <CoreAdminContext
      dataProvider={recordsProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queries}
      store={store}
    >
      <Localised>
        <Outlet />
        <ScrollRestoration />
      </Localised>
    </CoreAdminContext>
  );
  const router = createBrowserRouter([{ element: root, children: routes }], { basename: '/console' });
  return <RouterProvider router={router} />;
}

/** Passes language and router to React Aria, and the language to the service client. */
function Localised({ children }: { readonly children: React.ReactNode }) {
  const language = useLanguage();
  const navigate = useNavigate();
  // Must run before the first call.
  setAnswerLanguage(language);
  useEffect(() => setAnswerLanguage(language), [language]);
  return (
    <AriaLocale locale={ariaLocale(language)}>
      <AriaRouter
        navigate={(path) => void navigate(path)}
        // oxlint-disable-next-line react/hooks -- React Aria calls it as a hook.
        useHref={useAddress}
      >
        {children}
      </AriaRouter>
    </AriaLocale>
  );
}

/** The address of a link: a path is relative to `/console`; an absolute address is unchanged. */
function useAddress(href: string): string {
  const isAbsolute = URL.canParse(href);
  const inside = useHref(isAbsolute ? '/' : href);
  return isAbsolute ? href : inside;
}
