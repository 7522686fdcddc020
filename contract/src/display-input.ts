import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { translatedOf } from './language.ts';
import { eventDisplaySchema } from './push.ts';
import { targetImportOf } from './target-import.ts';

/** Display of a message as operators write it: texts in all languages. */
export const displayInputSchema = eventDisplaySchema.extend({
  display_type: eventDisplaySchema.shape.display_type.default('panel'),
  popup_type: eventDisplaySchema.shape.popup_type.default(null),
  panel_type: eventDisplaySchema.shape.panel_type.default(null),
  message: translatedOf(300),
  submessage: translatedOf(2000).nullable().default(null),
  image: imagePathSchema.nullable().default(null),
  duration: z.int().nonnegative().max(3600).nullable().default(null),
  target: targetImportOf(translatedOf(60)).nullable().default(null),
  is_cancellable: z.boolean().default(true),
  force_display: z.boolean().default(false),
  poll: z
    .array(
      z.object({
        question: translatedOf(300),
        answers: z.array(translatedOf(120)).min(2).max(10),
      }),
    )
    .min(1)
    .max(20)
    .nullable()
    .default(null),
});
export type DisplayInput = z.output<typeof displayInputSchema>;
