import { oc } from '@orpc/contract';
import { z } from 'zod';
import { imagePathSchema } from './image.ts';

/** Percent of the picture's width or height. */
const percentSchema = z.int().min(0).max(99);

export const operatorPicturesContract = {
  setFocalPoint: oc
    .route({
      method: 'POST',
      path: '/operator/pictures/focal-points',
      summary: 'The path of a picture with a focal point, which stays in view however the picture is cut',
      description:
        'Takes the path of a stored picture, with or without a focal point, and gives it with this one, for use wherever a path stands. Pictures with a focal point that nobody has asked for here are not served. NOT_FOUND for a picture that is not stored.',
      tags: ['operator'],
    })
    .input(z.object({ path: imagePathSchema, x: percentSchema, y: percentSchema }))
    .output(z.object({ path: imagePathSchema })),
};
