import { merged } from '../../src/i18n/messages.ts';

/** The texts of the console in Armenian. */
export const messages = merged(import.meta.glob('./*.json', { eager: true, import: 'default' }));
