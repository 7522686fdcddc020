import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { targetSchema } from './media-view.ts';

/** A notification for the viewer, shown as a panel or on the last step of a flow. Texts may contain HTML: sanitise. */
export const notificationSchema = z.object({
  event_type: z.string(),
  display: z.object({
    message: z.string(),
    submessage: z.string().nullable(),
    /** Shown at 176 × 254. */
    poster: imagePathSchema.nullable(),
    target: targetSchema.nullable(),
  }),
});
export type Notification = z.infer<typeof notificationSchema>;
