import { accountImportSchema } from '@kadr/contract';
import { z } from 'zod';
import { exactly, readContent } from './content-files.ts';

/** Who can sign in to the demo. */
export const demoAccounts = readContent('accounts.yaml', z.array(exactly(accountImportSchema)));
