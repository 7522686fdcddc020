declare module 'virtual:messages/*/titles' {
  import type { CompiledMessages } from './i18n/messages.tsx';
  export const messages: CompiledMessages;
}

declare module 'virtual:messages/*/pages' {
  import type { CompiledMessages } from './i18n/messages.tsx';
  export const messages: CompiledMessages;
}

declare module 'virtual:messages/*' {
  import type { LocaleData } from './i18n/locale-data.ts';
  import type { CompiledMessages } from './i18n/messages.tsx';
  export const messages: CompiledMessages;
  export const locale: LocaleData;
}

declare module 'virtual:contract-routes' {
  import type { RouteTable } from './data/http-calls.ts';
  export const routes: RouteTable;
}

declare module 'virtual:contract-routes/late' {
  import type { RouteTable } from './data/http-calls.ts';
  export const routes: RouteTable;
}
