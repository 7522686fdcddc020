import path from 'node:path';
import type { Language } from '@kadr/contract';
import type { Plugin } from 'vite';
import { refreshMessageTypes } from '../message-types.ts';
import { compileMessages, messageParts, messagesFolder, readCatalogues } from '../messages.ts';

const prefix = 'virtual:messages/';
const isLanguage = (name: string): name is Language => name === 'rus' || name === 'eng' || name === 'hye';

/** `virtual:messages/<language>`, `virtual:messages/<language>/<part>`: the texts of a language as compiled functions; edits reload the page. */
export function messagesPlugin(): Plugin {
  return {
    name: 'kadr:messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      const [language = '', folder] = id.startsWith(`\0${prefix}`)
        ? id.slice(prefix.length + 1).split('/')
        : [];
      if (!isLanguage(language)) return undefined;
      const part = messageParts.find((name) => name === folder) ?? 'core';
      refreshMessageTypes(readCatalogues().rus);
      const code = compileMessages(language, readCatalogues(messagesFolder, [part]), part);
      return { code, moduleSideEffects: false };
    },
    configureServer(server) {
      server.watcher.add(messagesFolder);
      const changed = (file: string): void => {
        if (!file.startsWith(messagesFolder + path.sep)) return;
        for (const environment of Object.values(server.environments)) {
          for (const module of environment.moduleGraph.idToModuleMap.values()) {
            if (module.id?.startsWith(`\0${prefix}`)) environment.moduleGraph.invalidateModule(module);
          }
        }
        server.environments.client.hot.send({ type: 'full-reload' });
      };
      server.watcher.on('change', changed).on('add', changed).on('unlink', changed);
    },
  };
}
