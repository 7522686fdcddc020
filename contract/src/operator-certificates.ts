import { oc } from '@orpc/contract';
import { z } from 'zod';
import { translatedNameSchema } from './language.ts';
import { amountSchema, currencySchema } from './money.ts';
import { slugSchema } from './paging.ts';

/** A certificate product's import; its alias is the key. */
export const certificateProductImportSchema = z.object({
  alias: slugSchema,
  name: translatedNameSchema,
  /** Its price, and its value. */
  amount: amountSchema,
  currency: currencySchema,
  /** The service that it pays for; null: a sum for the balance. */
  service: z
    .object({
      alias: slugSchema,
      duration: z.int().positive().max(366),
      duration_unit: z.enum(['day', 'month', 'year']),
    })
    .nullable()
    .default(null),
  active: z.boolean().default(true),
});

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

export const certificateDesignImportSchema = z.object({
  alias: slugSchema,
  name: translatedNameSchema,
  from: colour,
  to: colour,
  sign: z.enum(['gift', 'heart', 'star', 'play']),
});

export const certificateImportSchema = z.object({
  products: z.array(certificateProductImportSchema).max(50).default([]),
  designs: z.array(certificateDesignImportSchema).max(20).default([]),
});
export type CertificateImport = z.input<typeof certificateImportSchema>;
export type CertificateImportParsed = z.output<typeof certificateImportSchema>;

export const operatorCertificatesContract = {
  importCertificates: oc
    .route({
      method: 'POST',
      path: '/operator/certificates',
      summary: 'Add or change the certificates that are sold, and their designs, all or nothing',
      description: 'What was sold stays as it was. INVALID_INPUT for a service that there is not.',
      tags: ['operator'],
    })
    .input(certificateImportSchema)
    .output(z.object({ products: z.int(), designs: z.int() })),
};
