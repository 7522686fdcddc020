import { bonusProgramImportSchema } from '@kadr/contract';
import type { BonusGrant } from '@kadr/contract';
import { z } from 'zod';
import { exactly, readContent } from './content-files.ts';

export const demoBonusPrograms = readContent(
  'bonus-programs.yaml',
  z.array(exactly(bonusProgramImportSchema)),
);

/** Enough for a film: new members can pay with points at once. */
export const demoGrants: readonly BonusGrant[] = [
  { account: { email: 'anna@kadr.example' }, program: 'kadr-bonus', key: 'welcome', points: 500 },
];
