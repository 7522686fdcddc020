import { promoCodeImportSchema } from '@kadr/contract';
import { z } from 'zod';
import { exactly, readContent } from './content-files.ts';

/** Codes that every account of the demo can redeem once. */
export const demoPromoCodes = readContent('promo-codes.yaml', z.array(exactly(promoCodeImportSchema)));
