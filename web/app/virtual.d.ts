declare module 'virtual:messages/*' {
  import type { LocaleData } from './i18n/locale-data.ts';
  import type { CompiledMessages } from './i18n/messages.tsx';
  export const messages: CompiledMessages;
  export const locale: LocaleData;
}

declare module 'virtual:contract-routes' {
  import type { routes as contractRoutes } from '@kadr/contract/routes';
  export const routes: typeof contractRoutes;
}
