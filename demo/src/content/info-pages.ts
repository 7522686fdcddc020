import type { InfoPageImport } from '@kadr/contract';
import { docsPage, offerPage } from './info-documents.ts';
import { faqPage } from './info-faq.ts';
import { contactsPage, supportPage } from './info-help.ts';

/** Pages about the service itself; they are every brand's, under its own name. */
export const demoInfoPages: readonly InfoPageImport[] = [
  supportPage,
  faqPage,
  contactsPage,
  docsPage,
  offerPage,
];
